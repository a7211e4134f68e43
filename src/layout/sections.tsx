import { Fragment, memo, Suspense } from 'react';
import type { Block } from '../../schemas/blocks';
import { blockComponent } from '../blocks';
import { StyleSheet } from './style-sheet';

/** The sections of a page. Each is a Suspense boundary, so that hydration runs in slices, the touched one first. */
export const Sections = memo(function Sections({ sections }: { sections: Block[] }) {
  return sections.map((block, index) => {
    const Component = blockComponent(block.type);
    return (
      // Sections have no identity but their place; a page's list never changes order.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={index}>
        <Suspense>
          <Component block={block} index={index} />
        </Suspense>
        {index === 0 && <StyleSheet />}
      </Fragment>
    );
  });
});
