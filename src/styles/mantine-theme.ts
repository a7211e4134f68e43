import { createTheme } from '@mantine/core';
import classes from './mantine.module.css';

/** Leaves out an attribute by which no rule of ours selects. */
const without = (attribute: string) => ({ defaultProps: { attributes: { root: { [attribute]: undefined } } } });

/**
 * What Mantine's components look like before a block adds its own class. Their own style sheets, and the style attributes
 * that carry variables to those, are off (`HeadlessMantineProvider`): a page has rules for what stands on it, and no more.
 * Colors, fonts and radii are custom properties that `themeCss` writes from `site.config.yaml`.
 */
export const mantineTheme = createTheme({
  components: {
    Avatar: { classNames: { root: classes.avatar, placeholder: classes.initials } },
    Badge: { classNames: { root: classes.badge, label: classes.label } },
    Breadcrumbs: { classNames: { root: classes.trail, breadcrumb: classes.step, separator: classes.separator } },
    Card: { classNames: { root: classes.card }, ...without('data-orientation') },
    Container: { classNames: { root: classes.container }, ...without('data-strategy') },
    Group: { classNames: { root: classes.group } },
    Title: without('data-order'),
    Typography: { classNames: { root: classes.running } },
    UnstyledButton: { classNames: { root: classes.button } },
    VisuallyHidden: { classNames: { root: classes.hidden } },
  },
});
