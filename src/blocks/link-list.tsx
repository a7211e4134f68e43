import type { BlockOf } from '../../schemas/blocks';
import { keyed } from '../model/keyed';
import { Icon } from '../parts/icon';
import { isHeaded } from '../parts/is-headed';
import { Paragraph } from '../parts/paragraph';
import { Section, SectionHeading } from '../parts/section';
import { SiteLink } from '../parts/site-link';
import { Words } from '../parts/words';
import classes from './link-list.module.css';

/** Links as rows parted by hairlines: related services or quick links. */
export function LinkList({ block }: { block: BlockOf<'link-list'> }) {
  const headed = isHeaded(block);
  return (
    <Section block={block} withHeading={false} className={headed ? classes.columns : undefined}>
      {headed && (
        <div>
          <SectionHeading block={block} />
        </div>
      )}
      <ul className={classes.links}>
        {keyed(block.links, ({ href }) => href).map(({ key, item: { label, href, text } }) => (
          <li key={key} className={classes.item}>
            <div>
              <SiteLink href={href} className={classes.link}>
                <Words>{label}</Words>
              </SiteLink>
              <Paragraph className={classes.text}>{text}</Paragraph>
            </div>
            <Icon name="arrow-right" size={22} className={classes.arrow} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
