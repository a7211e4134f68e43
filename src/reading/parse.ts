import type { SourceFile } from '../model/site';
import type { Issue } from './issue';
import { mendText } from './mending/mend-text';
import type { Misfits } from './mending/verdict';
import { parseErrors } from './parsing/errors';
import { treeOf } from './parsing/tree';
import { type Places, placesIn } from './places';
import { mostProblems } from './problem';
import { quickValue } from './quick/quick-value';
import { trapsIn } from './yaml-traps';

/** What a file was written as, and what it is read as with its slips put right. */
export interface ReadAs {
  written: string;
  mended: string;
}

/** A YAML file as a plain value that can still be asked where in the text something stands. */
export interface Parsed extends Places {
  file: string;
  /** The content of the file; undefined when it cannot be read as fields. */
  value: unknown;
  /** What the parser could not make sense of, in plain words. */
  faults: Issue[];
  /** Warnings of text that YAML reads differently from what stands there. */
  traps: Issue[];
  /** The text as it is read, where slips were put right in it. */
  readAs?: ReadAs;
}

/** Reads YAML 1.2 text. Never throws: everything the parser complains of is in `faults`. */
export function parseYaml(source: SourceFile): Parsed {
  const plain = quickValue(source.text);
  const read = plain === undefined ? readClosely(source) : { value: plain, faults: [], traps: [] };
  return { file: source.path, ...read, ...placesIn(source) };
}

/**
 * Reads a text with its slips put right, so that each is told once and what is wrong beside them is told as well: the slips
 * are in `faults`, the places are those of the text as it was written. Undefined where no slip was found.
 */
export function parseMended(source: SourceFile, misfits: Misfits): Parsed | undefined {
  const text = source.text.replace(/^\uFEFF/, '');
  const mended = mendText(text, misfits);
  if (mended.slips.length === 0) return undefined;
  if (mended.slips.some(({ alone }) => alone)) {
    return { file: source.path, value: undefined, faults: [...mended.slips], traps: [], ...placesIn(source, mended) };
  }
  const { value, faults } = readClosely({ path: source.path, text: mended.text });
  const beside = faults.map((fault) => ({
    ...fault,
    ...(fault.at?.offset !== undefined && { at: { offset: mended.placeBefore(fault.at.offset) } }),
  }));
  return {
    file: source.path,
    value,
    faults: [...mended.slips, ...beside],
    traps: [],
    ...placesIn(source, mended),
    readAs: { written: text, mended: mended.text },
  };
}

/** Reads a text that has something unusual in it, and says what. */
function readClosely({ text }: SourceFile): Pick<Parsed, 'value' | 'faults' | 'traps'> {
  const tree = treeOf(text);
  // Some come to be told together: a hundred of them, and that there are more, are told of twice as many.
  const { told, broken } = parseErrors(tree, 2 * mostProblems);
  if (broken) return { value: undefined, faults: told, traps: [] };
  return { value: tree.document.toJS(), faults: told, traps: trapsIn(tree) };
}
