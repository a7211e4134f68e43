import { withoutMark } from '../byte-order-mark';
import { fieldsAt } from './block-values';
import type { Fields } from './fields';
import { nextIndent, ReadClosely, type Rows } from './rows';

/**
 * Signs that are not read quickly: tabs, byte order marks, letters that were lost, halves of letters and signs that cannot be
 * printed, marks of documents and of unfinished merges, and fields that a `#` makes notes of.
 */
const unusual =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  /[\x00-\x09\x0B-\x1F\x7F-\x9F\uFEFF\uFFFD-\uFFFF\p{Surrogate}]|<{7}|>{7}|^(?:---|\.\.\.| *#[a-z]\w*:)/mu;

/**
 * The value of a text in which nothing is wrong or unusual as YAML: block and flow style, quotes, folded texts and notes. It is
 * found in a tenth of the time that a tree of the text takes; undefined for one that must be read closely. What is given is
 * what the tree would give: tests hold both to it.
 */
export function quickValue(text: string): Fields | undefined {
  const source = withoutMark(text).replace(/\r\n/g, '\n');
  if (unusual.test(source)) return undefined;
  const rows: Rows = { rows: source.split('\n'), next: 0, depth: 0 };
  try {
    if (nextIndent(rows) !== 0) return undefined;
    const fields = fieldsAt(rows, 0);
    return nextIndent(rows) === -1 ? fields : undefined;
  } catch (error) {
    if (error instanceof ReadClosely || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
