import type { BlockOf } from '../../schemas/blocks';
import { useSite } from '../parts/context';
import { FormFrame } from '../parts/form-frame';
import { Icon } from '../parts/icon';
import { NextSteps } from '../parts/next-steps';
import { OtherWays } from '../parts/other-ways';
import { usePagePhone } from '../parts/page-phone';
import { Section, SectionHeading } from '../parts/section';
import { SiteLink } from '../parts/site-link';
import { Words } from '../parts/words';
import classes from './form.module.css';

type FormBlock = BlockOf<'form'>;

/** The number of this page and who answers it. */
function Phone() {
  const { phone, href, name } = usePagePhone();
  return (
    <SiteLink href={href} className={classes.phone}>
      <Icon name="phone" size={22} className={classes.icon} />
      <span>
        {name} <Words>{phone}</Words>
      </span>
    </SiteLink>
  );
}

/** The form, with what happens next beside it, or below it on phones; it loads when a visitor comes near. */
export function Form({ block }: { block: FormBlock }) {
  if (!useSite().form) return null;
  return (
    <Section block={block} withHeading={false} className={classes.columns}>
      <SectionHeading block={block} />
      <div className={classes.form}>
        <FormFrame title={block.heading} />
      </div>
      <div className={classes.after}>
        <NextSteps steps={block.next} order={3} />
        <div className={classes.ways}>
          <Phone />
          <OtherWays />
        </div>
      </div>
    </Section>
  );
}
