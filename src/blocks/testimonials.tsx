import type { BlockOf } from '../../schemas/blocks';
import { keyed } from '../model/keyed';
import { Actions } from '../parts/actions';
import { Section } from '../parts/section';
import { Stars } from '../parts/stars';
import { Words } from '../parts/words';
import classes from './testimonials.module.css';

type Testimonial = BlockOf<'testimonials'>['items'][number];

function Quote({ item: { name, detail, text, stars }, lead }: { item: Testimonial; lead: boolean }) {
  return (
    <figure className={lead ? classes.lead : classes.quote}>
      {stars && <Stars value={stars} size={lead ? 'large' : 'small'} />}
      <blockquote className={classes.text}>
        <p>
          <Words>{text}</Words>
        </p>
      </blockquote>
      <figcaption className={classes.source}>
        <b className={classes.name}>
          <Words>{name}</Words>
        </b>{' '}
        <Words>{detail}</Words>
      </figcaption>
    </figure>
  );
}

/** What customers say: the first large, the others smaller beside it. */
export function Testimonials({ block }: { block: BlockOf<'testimonials'> }) {
  const [first, ...others] = block.items;
  return (
    <Section block={block}>
      <div className={others.length > 0 ? classes.columns : undefined}>
        {first && <Quote item={first} lead />}
        {others.length > 0 && (
          <div className={classes.others}>
            {keyed(others, (item) => item.name + item.detail).map(({ key, item }) => (
              <Quote key={key} item={item} lead={false} />
            ))}
          </div>
        )}
      </div>
      <Actions actions={block.actions} />
    </Section>
  );
}
