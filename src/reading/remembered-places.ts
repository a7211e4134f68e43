import type { SourceFile } from '../model/site';
import type { Places } from './places';
import { placesWhenAsked } from './places-when-asked';

/** What was asked of the places of a text, and found; plain data, a name alone where nothing was. */
export type FoundPlaces = readonly (readonly [asked: string, found?: unknown])[];

/**
 * Places of a file that remember what was found: of files that stay as they are while others are edited, the same is asked after
 * every edit, and a tree, which is many times as large as its text, is made for each of them. `before` is what was found in the
 * same text, and `found` what is known of it by now; `isNew` tells whether that is more.
 */
export function rememberedPlaces(
  file: SourceFile,
  before: FoundPlaces = [],
): Places & { found(): FoundPlaces; isNew(): boolean } {
  const places = placesWhenAsked(file);
  const known = new Map(before.map(([asked, found]) => [asked, found]));
  const once = <T>(asked: string, find: () => T): T => {
    if (!known.has(asked)) known.set(asked, find());
    // Each name begins with the question that it was asked by, which has one kind of answer.
    return known.get(asked) as T;
  };
  return {
    found: () => [...known].map(([asked, found]) => (found === undefined ? [asked] : [asked, found])),
    isNew: () => known.size > before.length,
    ...places,
    at: (path, part) => once(`at ${JSON.stringify([path, part])}`, () => places.at(path, part)),
    find: (path, needle) => once(`find ${JSON.stringify([path, needle])}`, () => places.find(path, needle)),
    edits: (at, to) => once(`edits ${JSON.stringify([at, to])}`, () => places.edits(at, to)),
  };
}
