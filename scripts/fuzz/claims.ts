import { isDeepStrictEqual } from 'node:util';
import type { SourceFile } from '../../src/model/site';
import { withoutMark } from '../../src/reading/byte-order-mark';
import { formatProblems } from '../../src/reading/format-problem';
import { readPage, readSiteConfig } from '../../src/reading/page-source';
import { parseErrors } from '../../src/reading/parsing/errors';
import { treeOf } from '../../src/reading/parsing/tree';
import type { Problem } from '../../src/reading/problem';
import { quickValue } from '../../src/reading/quick/quick-value';
import { trapsIn } from '../../src/reading/yaml-traps';

/** Words of parsers and programs that no author should meet. */
const raw =
  /Invalid (input|option|string)|received|Unrecognized|implicit|scalar|flow (map|seq)|undefined|\bNaN\b|\[object|Error:|zod|\.[tj]s:\d/i;

/** Which of the promises about any text in a file does not hold; undefined when all do. Whatever is thrown breaks one too. */
export function brokenPromise(file: SourceFile): string | undefined {
  try {
    const read = file.path.startsWith('pages/') ? readPage : readSiteConfig;
    const { value, problems } = read(file);
    formatProblems(problems, new Map([[file.path, file.text]]));
    const failed = problems.some(({ severity }) => severity === 'error');
    if (failed === (value !== undefined)) return 'a value and errors, or neither';
    return misplaced(problems, file.text) ?? rawWords(problems, file.text) ?? misread(file.text);
  } catch (error) {
    return `thrown: ${error}`;
  }
}

/** A problem outside the text, or behind the end of its line. */
function misplaced(problems: readonly Problem[], text: string): string | undefined {
  const lines = withoutMark(text).split(/\r?\n/);
  const lost = problems.find(({ line, column }) => {
    const length = lines[line - 1]?.length;
    return length === undefined || column < 1 || column > length + 1;
  });
  return lost && `not in the text: ${lost.line}:${lost.column} ${lost.found}`;
}

/** What the author wrote is quoted back, so only our own words around the quotes are searched. */
function rawWords(problems: readonly Problem[], text: string): string | undefined {
  if (raw.test(text)) return undefined;
  return problems
    .map(({ found, fix }) => `${found} ${fix}`)
    .find((told) => raw.test(told.replace(/"[^"]*"|'[^']*'/g, '')));
}

/** The quick way of reading and the close one must agree wherever the quick one gives a value. */
function misread(text: string): string | undefined {
  const plain = quickValue(text);
  if (plain === undefined) return undefined;
  const tree = treeOf(text);
  const [fault] = [...parseErrors(tree, 1).told, ...trapsIn(tree)];
  if (fault) return `read quickly, but ${fault.found}`;
  return isDeepStrictEqual(plain, tree.document.toJS()) ? undefined : 'read quickly as another value';
}
