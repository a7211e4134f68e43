import { UnstyledButton } from '@mantine/core';
import type { BlockOf } from '../../../schemas/blocks';
import type { Act } from '../../parts/act';
import { Words } from '../../parts/words';
import { categoriesOf, categorySlug } from './categories';
import classes from './filter.module.css';

/** The category buttons, All first, and a line with the count, announced as it changes. */
export function CategoryFilter({ photos }: { photos: BlockOf<'gallery'>['images'] }) {
  return (
    <div className={classes.filter}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these buttons only share a purpose */}
      <div role="group" aria-label="Filter photos by category" data-needs-js="" className={classes.buttons}>
        {['', ...categoriesOf(photos)].map((category) => (
          <UnstyledButton
            key={category}
            data-act={'category' satisfies Act}
            data-category={categorySlug(category)}
            aria-pressed={category === ''}
            className={classes.button}
          >
            <Words>{category || 'All'}</Words>
          </UnstyledButton>
        ))}
      </div>
      <p role="status" className={classes.count}>
        <span data-count="">{photos.length}</span>{' '}
        <span data-total="" hidden>
          of {photos.length}
        </span>{' '}
        <span>photos</span>
      </p>
    </div>
  );
}
