import type { LeafKind } from '../../../schemas/fields/text';
import { plainPage } from '../../../schemas/page';
import { type PageSource, templates } from '../../../schemas/templates';
import type { Path } from '../../reading/position';
import { mapLeaves } from '../../resolving/walk';

interface Leaf {
  kind: LeafKind;
  leaf: string;
  path: Path;
}

/** The leaves of a page in order, each with its place. */
export function pageLeaves(page: PageSource): Leaf[] {
  const leaves: Leaf[] = [];
  mapLeaves('template' in page ? templates[page.template] : plainPage, page, [], (kind, leaf, path) => {
    // The walk goes on with the same path.
    leaves.push({ kind, leaf, path: [...path] });
    return leaf;
  });
  return leaves;
}

/** The entries whose name an earlier one has already, in whatever letters and spacing, with that one. */
export function repeated<T>(entries: readonly T[], nameOf: (entry: T) => string): { entry: T; first: T }[] {
  const seen = new Map<string, T>();
  return entries.flatMap((entry) => {
    const name = nameOf(entry)
      .toLowerCase()
      .replace(/[\s\p{P}]+/gu, ' ')
      .trim();
    const first = seen.get(name);
    if (first === undefined) seen.set(name, entry);
    return first === undefined || name === '' ? [] : [{ entry, first }];
  });
}
