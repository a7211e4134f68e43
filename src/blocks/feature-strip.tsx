import { keyed } from '../model/keyed';
import { telHref } from '../model/phone';
import { Actions } from '../parts/actions';
import { useSite } from '../parts/context';
import { Icon } from '../parts/icon';
import { Section } from '../parts/section';
import { SiteLink } from '../parts/site-link';
import { Words } from '../parts/words';
import type { BlockProps } from './block-props';
import classes from './feature-strip.module.css';

/** A line of a feature; one that is a number of the business can be called. */
function Line({ text }: { text: string }) {
  const { dialed } = useSite();
  if (dialed[text] === undefined)
    return (
      <p className={classes.text}>
        <Words>{text}</Words>
      </p>
    );
  return (
    <SiteLink href={telHref(text, dialed)} className={classes.phone}>
      <Words>{text}</Words>
    </SiteLink>
  );
}

/** A slim band: trust badges or short facts side by side, or one feature with its button. */
export function FeatureStrip({ block }: BlockProps<'feature-strip'>) {
  return (
    <Section block={block}>
      <div className={classes.strip}>
        <ul className={classes.items}>
          {keyed(block.items, ({ title }) => title).map(({ key, item: { icon, title, text } }) => (
            <li key={key} className={classes.item}>
              <Icon name={icon} size={36} className={classes.icon} />
              <div>
                <p className={classes.title}>
                  <Words>{title}</Words>
                </p>
                {text && <Line text={text} />}
              </div>
            </li>
          ))}
        </ul>
        <Actions actions={block.actions} className={classes.actions} />
      </div>
    </Section>
  );
}
