import type { BlockOf } from '../../schemas/blocks';
import { keyed } from '../model/keyed';
import { Icon } from '../parts/icon';
import { Paragraph } from '../parts/paragraph';
import { Section } from '../parts/section';
import { useSay } from '../parts/use-say';
import { Words } from '../parts/words';
import classes from './downloads.module.css';

/** `PDF` for `/prices.pdf`; nothing for an address without an ending. */
const kindOf = (href: string): string | undefined => /\.(\w+)$/.exec(href)?.[1]?.toUpperCase();

/** Files as rows, each with its kind. */
export function Downloads({ block }: { block: BlockOf<'downloads'> }) {
  const say = useSay();
  return (
    <Section block={block} beside>
      <ul className={classes.files}>
        {keyed(block.files, ({ href }) => href).map(({ key, item: { label, href, text } }) => (
          <li key={key} className={classes.file}>
            <Icon name="file-download" size={28} className={classes.icon} />
            <div>
              <a href={href} className={classes.link}>
                <Words>{label}</Words>{' '}
                {kindOf(href) && (
                  <span className={classes.kind}>{say('downloads.kind', { kind: kindOf(href) ?? '' })}</span>
                )}
              </a>
              <Paragraph className={classes.text}>{text}</Paragraph>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
