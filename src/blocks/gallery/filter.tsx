import { UnstyledButton } from '@mantine/core';
import { Fragment } from 'react';
import type { BlockOf } from '../../../schemas/blocks';
import type { Act } from '../../parts/act';
import { useSay } from '../../parts/use-say';
import { Words } from '../../parts/words';
import { categoriesOf, categorySlug } from './categories';
import classes from './filter.module.css';

/** The category buttons, All first, and a line with the count, announced as it changes. */
export function CategoryFilter({ photos }: { photos: BlockOf<'gallery'>['images'] }) {
  const say = useSay();
  const count = photos.length;
  return (
    <div className={classes.filter}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these buttons only share a purpose */}
      <div role="group" aria-label={say('gallery.filter')} data-needs-js="" className={classes.buttons}>
        {['', ...categoriesOf(photos)].map((category) => (
          <Fragment key={category}>
            <UnstyledButton
              data-act={'category' satisfies Act}
              data-category={categorySlug(category)}
              aria-pressed={category === ''}
              className={classes.button}
            >
              <Words>{category || say('gallery.all')}</Words>
            </UnstyledButton>{' '}
          </Fragment>
        ))}
      </div>
      <p
        role="status"
        data-count={say('gallery.some', { shown: '{shown}', count })}
        data-all={say('gallery.count', { count })}
        className={classes.count}
        suppressHydrationWarning
      >
        {say('gallery.count', { count })}
      </p>
    </div>
  );
}
