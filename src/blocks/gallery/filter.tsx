import { UnstyledButton } from '@mantine/core';
import type { BlockOf } from '../../../schemas/blocks';
import { Words } from '../../parts/words';
import classes from './filter.module.css';
import { categoriesOf } from './use-category';

interface Props {
  photos: BlockOf<'gallery'>['images'];
  /** The chosen category; undefined for all. */
  current: string | undefined;
  shown: number;
  onChoose: (category: string | undefined) => void;
}

/** The category buttons, All first, and a line with the count, announced as it changes. */
export function CategoryFilter({ photos, current, shown, onChoose }: Props) {
  return (
    <div className={classes.filter}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these buttons only share a purpose */}
      <div role="group" aria-label="Filter photos by category" data-needs-js="" className={classes.buttons}>
        {[undefined, ...categoriesOf(photos)].map((category) => (
          <UnstyledButton
            key={category ?? 'All'}
            data-wake=""
            aria-pressed={category === current}
            className={classes.button}
            onClick={() => onChoose(category)}
          >
            <Words>{category ?? 'All'}</Words>
          </UnstyledButton>
        ))}
      </div>
      <p role="status" className={classes.count}>
        Showing {shown} of {photos.length} photos
      </p>
    </div>
  );
}
