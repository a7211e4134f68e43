import type { SourceFile } from '../model/site';
import { closely } from './closely';
import type { Parsed } from './parsed';
import { placesWhenAsked } from './places-when-asked';
import { quickValue } from './quick/quick-value';

/** Reads YAML 1.2 text. Never throws: everything the parser complains of is in `faults`. */
export function parseYaml(source: SourceFile): Parsed {
  const plain = quickValue(source.text);
  const read = plain === undefined ? closely.readClosely(source) : { value: plain, faults: [], traps: [] };
  return { file: source.path, ...read, ...placesWhenAsked(source) };
}
