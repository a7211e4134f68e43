import type { Block } from '../../schemas/blocks';
import type { LeafKind } from '../../schemas/fields/text';
import { sections as sectionsSchema } from '../../schemas/page';
import { mapLeaves } from './walk';

/** The leaves of one kind in the sections of a page, in order; what stands twice is there twice. */
export function leavesOf(sections: readonly Block[], wanted: LeafKind): string[] {
  const leaves: string[] = [];
  mapLeaves(sectionsSchema, [...sections], [], (kind, leaf) => {
    if (kind === wanted) leaves.push(leaf);
    return leaf;
  });
  return leaves;
}
