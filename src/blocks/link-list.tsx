import type { BlockOf } from '../../schemas/blocks';
import { Icon } from '../parts/icon';
import { Section, SectionHeading } from '../parts/section';
import { SiteLink } from '../parts/site-link';
import { Words } from '../parts/words';
import classes from './link-list.module.css';

/** Links as rows parted by hairlines: related services or quick links. */
export function LinkList({ block }: { block: BlockOf<'link-list'> }) {
  return (
    <Section block={block} withHeading={false} className={block.heading ? classes.columns : undefined}>
      {block.heading && (
        <div>
          <SectionHeading block={block} />
        </div>
      )}
      <ul className={classes.links}>
        {block.links.map(({ label, href, text }) => (
          <li key={href} className={classes.item}>
            <div>
              <SiteLink href={href} className={classes.link}>
                <Words>{label}</Words>
              </SiteLink>
              {text && (
                <p className={classes.text}>
                  <Words>{text}</Words>
                </p>
              )}
            </div>
            <Icon name="arrow-right" size={22} className={classes.arrow} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
