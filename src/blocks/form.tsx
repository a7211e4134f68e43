import { lineWords } from '../model/words/line-words';
import { AnyForm } from '../parts/any-form';
import { Icon } from '../parts/icon';
import { NextSteps } from '../parts/next-steps';
import { OtherWays } from '../parts/other-ways';
import { usePagePhone } from '../parts/page-phone';
import { Section, SectionHeading } from '../parts/section';
import { SiteLink } from '../parts/site-link';
import { useForm } from '../parts/use-form';
import { Words } from '../parts/words';
import type { BlockProps } from './block-props';
import classes from './form.module.css';

/** The number of this page and who answers it; nothing where nobody has one. */
function Phone() {
  const answered = usePagePhone();
  if (!answered) return null;
  const { phone, href, name, by } = answered;
  return (
    <SiteLink href={href} className={classes.phone}>
      <Icon name={lineWords[by].icon} size={22} className={classes.icon} />
      <span>
        {name} <Words>{phone}</Words>
      </span>
    </SiteLink>
  );
}

/** The form, with what happens next beside it, or below it on phones; it loads when a visitor comes near. */
export function Form({ block, index }: BlockProps<'form'>) {
  const asked = useForm(block.form);
  if (!asked) return null;
  return (
    <Section block={block} withHeading={false} className={classes.columns}>
      <SectionHeading block={block} />
      <div className={classes.form}>
        <AnyForm {...asked} title={block.heading} place={`${block.type}-${index}`} />
      </div>
      <div className={classes.after}>
        <NextSteps steps={block.next} order={3} />
        <div className={classes.ways}>
          <Phone />
          <OtherWays form={asked.form} />
        </div>
      </div>
    </Section>
  );
}
