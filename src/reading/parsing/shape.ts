import { isAlias, isMap, isScalar } from 'yaml';
import type { Fault } from './complaint';
import { cut, inQuotes, lineAt } from './source-line';
import { nameOf, nodesOf, type Tree } from './tree';

const breaking = (offset: number, found: string, fix: string): Fault => {
  return { offset, found, fix, severity: 'error', breaks: true };
};

/** A line that a program leaves in a file whose two versions it could not merge. */
export function mergeMark(text: string): Fault | undefined {
  const mark = /^(<{7}|>{7})(?= |\r?$)/m.exec(text);
  const fix = 'keep one of the two versions and remove the lines that begin with <<<<<<<, ======= and >>>>>>>';
  return mark ? breaking(mark.index, 'a mark of an unfinished merge is left in the file', fix) : undefined;
}

/** The deepest nesting that is read: far beyond any page, and safe for whatever walks over the values. */
const deepest = 100;

export const isTooDeep = ({ branches }: Tree): boolean => branches.some(({ depth }) => depth > deepest);

export const bottomless = (): Fault =>
  breaking(0, 'lists and fields stand inside each other without end', 'write the lists and fields with fewer levels');

/** Pages have no use for aliases; a `*` in front is Markdown emphasis that needs quotes. */
export const aliasFaults = (tree: Tree): Fault[] =>
  nodesOf(tree).flatMap((node) => {
    if (!isAlias(node) || !node.range) return [];
    const [offset] = node.range;
    const { value, valueStart } = lineAt(tree.source, offset);
    const whole = valueStart === offset ? value : `*${node.source}`;
    const found = 'the text begins with "*", which means something else in YAML';
    return [breaking(offset, found, `put the text in quotes: ${inQuotes(whole)}`)];
  });

/** Fields that are written again where they are already; each but the first. */
export const duplicateFaults = ({ branches }: Tree): Fault[] =>
  branches.flatMap(({ node }) => {
    if (!isMap(node)) return [];
    const seen = new Set<string>();
    return node.items.flatMap(({ key }) => {
      const name = nameOf(key);
      if (seen.size < seen.add(name).size || !isScalar(key) || !key.range) return [];
      const [offset] = key.range;
      const found = `"${cut(name, 40)}" is written twice`;
      return [{ offset, found, fix: 'keep one of the two and remove the other', severity: 'error', breaks: false }];
    });
  });

/** A file that is empty, or holds something other than fields. */
export function shapeFaults({ document: { contents }, source: { text } }: Tree): Fault[] {
  if (isMap(contents)) return [];
  const empty = contents === null || text.trim() === '' || !contents.range || contents.range[0] === contents.range[1];
  const found = empty ? 'the file is empty' : 'the file does not begin with a field';
  const fix = 'write fields, one on each line, such as  title: Roof repair';
  return [breaking(contents?.range?.[0] ?? 0, found, fix)];
}
