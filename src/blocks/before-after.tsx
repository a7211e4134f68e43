import type { BlockOf } from '../../schemas/blocks';
import { keyed } from '../model/keyed';
import type { Act } from '../parts/act';
import { Picture } from '../parts/picture';
import { Section } from '../parts/section';
import { useSay } from '../parts/use-say';
import { Words } from '../parts/words';
import classes from './before-after.module.css';

type Pair = BlockOf<'before-after'>['pairs'][number];

function Side({ picture, name, side, sizes }: { picture: Pair['before']; name: string; side: string; sizes: string }) {
  return (
    <div className={classes.side} data-side={side}>
      <Picture picture={picture} sizes={sizes} className={classes.picture} />
      <p className={classes.name}>{name}</p>
    </div>
  );
}

/**
 * Two pictures, and over them a range that tells styles how much of the first shows (`--shown`, which `move.ts` keeps). Without
 * scripts they stand side by side.
 */
function Compared({ pair: { before, after, caption }, sizes }: { pair: Pair; sizes: string }) {
  const say = useSay();
  return (
    <figure className={classes.pair}>
      <div className={classes.stage} suppressHydrationWarning>
        <Side picture={before} name={say('beforeAfter.before')} side="before" sizes={sizes} />
        <Side picture={after} name={say('beforeAfter.after')} side="after" sizes={sizes} />
        <input
          type="range"
          defaultValue={50}
          aria-label={`${say('beforeAfter.move')}: ${before.alt}`}
          data-act={'compare' satisfies Act}
          data-needs-js=""
          className={classes.handle}
        />
      </div>
      {caption && (
        <figcaption className={classes.caption}>
          <Words>{caption}</Words>
        </figcaption>
      )}
    </figure>
  );
}

/** Pairs of pictures to compare; one alone as wide as the page. */
export function BeforeAfter({ block }: { block: BlockOf<'before-after'> }) {
  const alone = block.pairs.length === 1;
  const sizes = alone ? '(min-width: 75em) 1000px, 100vw' : '(min-width: 75em) 560px, (min-width: 48em) 48vw, 100vw';
  return (
    <Section block={block}>
      <div className={classes.pairs} data-alone={alone || undefined}>
        {keyed(block.pairs, ({ before, after }) => before.src + after.src).map(({ key, item }) => (
          <Compared key={key} pair={item} sizes={sizes} />
        ))}
      </div>
    </Section>
  );
}
