import { memo, Suspense } from 'react';
import type { Block } from '../../schemas/blocks';
import { blockComponent } from '../blocks';
import { StyleSheet } from './style-sheet';

/**
 * A section in its place, drawn anew when its own block is another: a Suspense boundary, so that hydration runs in slices,
 * the touched one first.
 */
export const PlacedSection = memo(function PlacedSection({ block, index }: { block: Block; index: number }) {
  const Component = blockComponent(block.type);
  return (
    <>
      <Suspense>
        <Component block={block} index={index} />
      </Suspense>
      {index === 0 && <StyleSheet />}
    </>
  );
});

/** The sections of a page. */
export const Sections = memo(function Sections({ sections }: { sections: Block[] }) {
  return sections.map((block, index) => (
    // Sections have no identity but their place; a page's list never changes order.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <PlacedSection key={index} block={block} index={index} />
  ));
});
