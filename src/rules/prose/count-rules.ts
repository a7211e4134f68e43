import { valueAt } from '../../model/values';
import { countWord, numberOf } from '../claims/claim-patterns';
import type { RuleFinding, Text, TextContext, TextRule } from '../rule';

const things =
  'steps reasons things ways signs questions tips rules mistakes stages causes habits words points parts'.split(' ');

/** A number of things that a heading begins with. */
const atStart = new RegExp(
  String.raw`^(?:our |the |these |take |follow )?(${countWord}) (?:[a-z-]+ ){0,2}?(?:${things.join('|')})\b`,
  'i',
);
/** A number of things that a heading ends with. */
const atItsEnd = new RegExp(String.raw`\bin (${countWord}) (?:[a-z-]+ )?(?:steps|stages)$`, 'i');
/** A number of things at the end of a line that a list follows. */
const atEnd = new RegExp(
  String.raw`(?:^|[\s(])(${countWord}) (?:[a-z-]+ ){0,2}?(?:${things.join('|')})\b[^.!?\n]{0,60}$`,
  'i',
);
const isItem = (line: string): boolean => /^\s*(?:[-*]|\d+[.)]) /.test(line);

const hasList = /\n\s*(?:[-*]|1[.)]) /;

/** Steps in the words of a summary. */
const stepsIn = new RegExp(String.raw`\b(${countWord}) (?:[a-z-]+ ){0,2}?steps\b`, 'i');

/** The lists of a text in Markdown: the line before each, and its items that lie no deeper than the first. */
function listsIn(text: string): { before: string; items: number }[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.flatMap((before, at) => {
    const first = lines[at + 1] ?? '';
    if (isItem(before) || /^\s/.test(before) || !isItem(first)) return [];
    const [indent = ''] = /^\s*/.exec(first) ?? [];
    const rest = lines.slice(at + 1);
    const end = rest.findIndex((line) => !isItem(line) && !/^\s/.test(line));
    const list = end < 0 ? rest : rest.slice(0, end);
    const items = list.filter((line) => isItem(line) && /^\s*/.exec(line)?.[0].length === indent.length).length;
    return [{ before, items }];
  });
}

/** What was said before `count` things; nothing where as many were announced, or where none follow. */
function told(words: string, said: string, count: number): RuleFinding[] {
  return count === 0 || numberOf(said) === count
    ? []
    : [
        {
          found: `"${words.trim()}", and ${count === 1 ? '1 follows' : `${count} follow`}`,
          fix: `write ${count} for the number, or the ones that are missing`,
          at: { needle: words.trim() },
        },
      ];
}

/** How many things a section lists. */
function listedIn(section: unknown): number {
  const lists = ['steps', 'items', 'cards'].map((field) => valueAt(section, [field]));
  return lists.find(Array.isArray)?.length ?? 0;
}

function inHeading({ written, path, field }: Text, { page }: TextContext): RuleFinding[] {
  const [words, said = ''] =
    atStart.exec(written) ?? (field === 'heading' ? atItsEnd.exec(written.trim()) : null) ?? [];
  // A line of its own counts what follows; "Two things matter most" counts nothing.
  const isOther = words === undefined || (field === 'intro' && !/^(?:[.:!]|$)/.test(written.slice(words.length)));
  return isOther ? [] : told(words, said, listedIn(valueAt(page, path.slice(0, -1))));
}

/** The steps of a page, where one list of it has steps. */
function stepsOf(page: TextContext['page']): number {
  const own = valueAt(page, ['steps']);
  const sections = valueAt(page, ['sections']);
  const lists = [own, ...(Array.isArray(sections) ? sections.map((section) => valueAt(section, ['steps'])) : [])];
  const [only, ...more] = lists.filter(Array.isArray);
  return only && more.length === 0 ? only.length : 0;
}

function inSummary({ written }: Text, { page }: TextContext): RuleFinding[] {
  const [words, said = ''] = stepsIn.exec(written) ?? [];
  return words === undefined ? [] : told(words, said, stepsOf(page));
}

const inText = ({ written }: Text): RuleFinding[] =>
  listsIn(written).flatMap(({ before, items }) => {
    const [words = '', said = ''] = atEnd.exec(before) ?? [];
    return words === '' ? [] : told(words, said, items);
  });

/** What is counted in words, against what stands there. */
export const countRules: readonly TextRule[] = [
  {
    code: 'site/count-other',
    severity: 'warning',
    language: 'en',
    why: 'Who is told of five steps and finds four looks for the fifth.',
    words: things,
    find(text, context) {
      if (text.kind === 'markdown') return hasList.test(text.written) ? inText(text) : [];
      if (text.field === 'heading' || text.field === 'intro') return inHeading(text, context);
      return text.field === 'description' ? inSummary(text, context) : [];
    },
  },
];
