import type { SourceFile } from '../model/site';
import type { Places } from './places';
import { placesWhenAsked } from './places-when-asked';

/** Gives what was found under a name before, or finds it. */
function remembering(): <T>(name: string, find: () => T) => T {
  const found = new Map<string, unknown>();
  return <T>(name: string, find: () => T): T => {
    if (!found.has(name)) found.set(name, find());
    // Each name begins with the question that it was asked by, which has one kind of answer.
    return found.get(name) as T;
  };
}

/**
 * Places of a file that remember what was found: of files that stay as they are while others are edited, the same is asked after
 * every edit, and a tree, which is many times as large as its text, is made for each of them.
 */
export function rememberedPlaces(file: SourceFile): Places {
  const places = placesWhenAsked(file);
  const once = remembering();
  return {
    ...places,
    at: (path, part) => once(`at ${JSON.stringify([path, part])}`, () => places.at(path, part)),
    find: (path, needle) => once(`find ${JSON.stringify([path, needle])}`, () => places.find(path, needle)),
    edits: (at, to) => once(`edits ${JSON.stringify([at, to])}`, () => places.edits(at, to)),
  };
}
