import type { SourceFile } from '../model/site';
import { closely } from './closely';
import type { Places } from './places';

/** The places of a file of which nobody may ask for any: what finds them is not needed before. */
export function placesWhenAsked(file: SourceFile): Places {
  let places: Places | undefined;
  const asked = (): Places => {
    places ??= closely.placesIn(file);
    return places;
  };
  return {
    at: (path, part) => asked().at(path, part),
    find: (path, needle) => asked().find(path, needle),
    position: (offset) => asked().position(offset),
    lineOf: (path) => asked().lineOf(path),
    typed: (path) => asked().typed(path),
    edits: (at, to) => asked().edits(at, to),
    moved: (from, to) => asked().moved(from, to),
  };
}
