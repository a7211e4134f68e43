import { usePage } from '../parts/context';
import classes from './sprite.module.css';

/** The drawings of icons by name; the markup of each is an icon file of @tabler/icons, read at build time. */
export const symbols = (icons: Readonly<Record<string, string>>): string =>
  Object.entries(icons)
    .map(([name, markup]) => `<symbol id="icon-${name}" viewBox="0 0 24 24">${markup}</symbol>`)
    .join('');

/** The drawings of icons that stand in the page, once each; `Icon` refers to them. Their stroke is set in `global.css`. */
export function Sprite() {
  return (
    <svg
      className={classes.sprite}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: no author's text is in it, see `symbols`.
      dangerouslySetInnerHTML={{ __html: symbols(usePage().icons) }}
    />
  );
}
