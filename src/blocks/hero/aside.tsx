import type { ReactNode } from 'react';
import type { BlockOf } from '../../../schemas/blocks';
import { AnyForm } from '../../parts/any-form';
import { usePage, useSite } from '../../parts/context';
import { NextSteps } from '../../parts/next-steps';
import { OtherWays } from '../../parts/other-ways';
import { Picture } from '../../parts/picture';
import { Rating } from '../../parts/rating';
import { useForm } from '../../parts/use-form';
import classes from '../hero.module.css';

interface Props {
  block: BlockOf<'hero'>;
  /** True where the picture is the first of its page. */
  first: boolean;
}

/** The picture behind or beside the words. Resolving checks that these layouts have one. */
function HeroPicture({ block, first }: Props) {
  const { image, layout } = block;
  const sizes =
    layout === 'full' ? '(min-width: 100em) 1120px, (min-width: 60em) 72vw, 100vw' : '(min-width: 60em) 616px, 100vw';
  return image && <Picture picture={image} sizes={sizes} eager={first} className={classes.picture} />;
}

/**
 * The form with what works where it does not, and what happens after it is sent. Who comes to it by its name is in front of
 * its first field: there the Tab key goes next.
 */
function HeroForm({ block }: Props) {
  const { navigation } = useSite();
  const asked = useForm(block.form);
  if (!asked) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and these are in a frame */}
      <div id={block.id} role="group" aria-label={navigation.estimate.label} tabIndex={-1} className={classes.form}>
        <AnyForm {...asked} title={navigation.estimate.label} place={block.type} />
        <OtherWays form={asked.form} />
      </div>
      <NextSteps steps={asked.form.next} order={2} />
    </>
  );
}

/** What the reviews of this page come to. */
function HeroRating() {
  const reviews = usePage().page.sections.flatMap((section) => (section.type === 'reviews' ? section.items : []));
  return (
    <div className={classes.rating}>
      <Rating reviews={reviews} />
    </div>
  );
}

const asides = {
  full: HeroPicture,
  split: HeroPicture,
  form: HeroForm,
  rating: HeroRating,
  plain: () => null,
} satisfies { [Layout in BlockOf<'hero'>['layout']]: (props: Props) => ReactNode };

/** What stands beside the words of a hero, by its layout. */
export function Aside(props: Props) {
  const Content = asides[props.block.layout];
  return <Content {...props} />;
}
