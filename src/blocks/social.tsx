import { keyed } from '../model/keyed';
import { useSite } from '../parts/context';
import { Icon } from '../parts/icon';
import { Section, SectionHeading } from '../parts/section';
import { SiteLink } from '../parts/site-link';
import type { BlockProps } from './block-props';
import classes from './social.module.css';

/** Links to the business's social networks. */
export function Social({ block }: BlockProps<'social'>) {
  return (
    <Section block={block} withHeading={false} className={classes.row}>
      <SectionHeading block={block} />
      <ul className={classes.list}>
        {keyed(useSite().socials, ({ name }) => name).map(({ key, item: { name, icon, href } }) => (
          <li key={key}>
            <SiteLink href={href} className={classes.link}>
              <Icon name={icon} size={28} className={classes.icon} />
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
