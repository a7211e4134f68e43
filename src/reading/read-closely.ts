import type { SourceFile } from '../model/site';
import { withoutMark } from './byte-order-mark';
import { mendText } from './mending/mend-text';
import type { Misfits } from './mending/verdict';
import type { Parsed } from './parsed';
import { parseErrors } from './parsing/errors';
import { treeOf } from './parsing/tree';
import { placesIn } from './places';
import { mostProblems } from './problem';
import { trapsIn } from './yaml-traps';

/**
 * Reads a text with its slips put right, so that each is told once and what is wrong beside them is told as well: the slips
 * are in `faults`, the places are those of the text as it was written. Undefined where no slip was found.
 */
export function parseMended(source: SourceFile, misfits: Misfits): Parsed | undefined {
  const text = withoutMark(source.text);
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
export function readClosely({ text }: SourceFile): Pick<Parsed, 'value' | 'faults' | 'traps'> {
  const tree = treeOf(text);
  // Some come to be told together: a hundred of them, and that there are more, are told of twice as many.
  const { told, broken } = parseErrors(tree, 2 * mostProblems);
  if (broken) return { value: undefined, faults: told, traps: [] };
  return { value: tree.document.toJS(), faults: told, traps: trapsIn(tree) };
}
