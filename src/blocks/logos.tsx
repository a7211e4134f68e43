import type { BlockOf } from '../../schemas/blocks';
import { keyed } from '../model/keyed';
import { apart } from '../parts/apart';
import { usePage } from '../parts/context';
import { Paragraph } from '../parts/paragraph';
import { Picture } from '../parts/picture';
import { Section } from '../parts/section';
import { SiteLink } from '../parts/site-link';
import classes from './logos.module.css';

type Logo = BlockOf<'logos'>['logos'][number];

/** How wide logos are for their height, up to a ratio: styles give each form a size at which all weigh alike to the eye. */
const forms = [
  ['tall', 0.8],
  ['square', 1.3],
  ['wide', 2.4],
  ['wider', 4],
  ['strip', Number.POSITIVE_INFINITY],
] as const;

const formOf = ({ width, height }: { width: number; height: number }) =>
  forms.find(([, most]) => width / height <= most)?.[0];

const Mark = import.meta.env.SSR ? apart('mark', MarkOf, ({ image }) => [image.src]) : MarkOf;

function MarkOf({ image }: Pick<Logo, 'image'>) {
  const file = usePage().pictures[image.src];
  if (!file) throw new Error(`no picture "${image.src}": resolve checks every picture`);
  return (
    <span className={classes.mark} data-form={formOf(file)}>
      <Picture picture={image} sizes="200px" className={classes.picture} />
    </span>
  );
}

/** Logos side by side, each whole, with what they stand for under them. */
export function Logos({ block }: { block: BlockOf<'logos'> }) {
  return (
    <Section block={block}>
      <ul className={classes.logos}>
        {keyed(block.logos, ({ image }) => image.src).map(({ key, item: { image, label, href } }) => (
          <li key={key}>
            <div className={classes.plate}>
              {href ? (
                <SiteLink href={href} className={classes.link}>
                  <Mark image={image} />
                </SiteLink>
              ) : (
                <Mark image={image} />
              )}
            </div>
            <Paragraph className={classes.label}>{label}</Paragraph>
          </li>
        ))}
      </ul>
    </Section>
  );
}
