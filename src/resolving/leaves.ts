import type { Block } from '../../schemas/blocks';
import type { LeafKind } from '../../schemas/fields/text';
import { sections as sectionsSchema } from '../../schemas/page';
import type { Path } from '../reading/position';
import { mapLeaves } from './walk';

/** A leaf as its author wrote it, what stands in its place in the site, and where it is. */
export interface Leaf {
  kind: LeafKind;
  written: string;
  shown: string;
  path: Path;
}

/** A value of a schema whose leaves are resolved, and those leaves in order: who asks for them need not walk again. */
export interface Resolved<T> {
  form: T;
  leaves: readonly Leaf[];
}

/** The leaves in the sections of a page by kind, in order; what stands twice is there twice. */
export function leavesByKind(sections: readonly Block[]): Record<LeafKind, string[]> {
  const leaves: Record<LeafKind, string[]> = {
    text: [],
    markdown: [],
    link: [],
    picture: [],
    icon: [],
    office: [],
    form: [],
    film: [],
    frame: [],
  };
  mapLeaves(sectionsSchema, [...sections], [], (kind, leaf) => {
    leaves[kind].push(leaf);
    return leaf;
  });
  return leaves;
}
