import type { BlockOf } from '../../schemas/blocks';
import { useSite } from '../parts/context';
import { Icon } from '../parts/icon';
import { ItemTitle } from '../parts/item-title';
import { usePagePhone } from '../parts/page-phone';
import { Section, SectionHeading } from '../parts/section';
import { SiteLink } from '../parts/site-link';
import { Words } from '../parts/words';
import { FormFrame } from './form/form-frame';
import classes from './form.module.css';

type FormBlock = BlockOf<'form'>;

function Next({ block }: { block: FormBlock }) {
  return (
    <ol className={classes.next}>
      {block.next.map(({ title, text }) => (
        <li key={title} className={classes.step}>
          <ItemTitle block={block} className={classes.title}>
            <Words>{title}</Words>
          </ItemTitle>
          <p className={classes.text}>
            <Words>{text}</Words>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** What always works: the phone, e-mail, and the form as a page of its own. */
function OtherWays() {
  const { business, form } = useSite();
  const { phone, href } = usePagePhone();
  return (
    <ul className={classes.ways} aria-label="Other ways to reach us">
      <li>
        <Icon name="phone" size={22} className={classes.icon} />
        <SiteLink href={href} className={classes.phone}>
          <Words>{phone}</Words>
        </SiteLink>
      </li>
      <li>
        <Icon name="mail" size={22} className={classes.icon} />
        <SiteLink href={`mailto:${business.email}`}>{business.email}</SiteLink>
      </li>
      <li>
        <Icon name="forms" size={22} className={classes.icon} />
        <SiteLink href={form.src}>Open the form on a page of its own</SiteLink>
      </li>
    </ul>
  );
}

/** The estimate form with what happens next beside it; it loads when a visitor comes near. */
export function Form({ block }: { block: FormBlock }) {
  return (
    <Section block={block} withHeading={false} className={classes.columns}>
      <div>
        <SectionHeading block={block} />
        {block.next.length > 0 && <Next block={block} />}
        <OtherWays />
      </div>
      <FormFrame title={block.heading} />
    </Section>
  );
}
