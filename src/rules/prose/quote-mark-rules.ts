import { valueAt } from '../../model/values';
import type { Path } from '../../reading/position';
import { findingsAt, offer, type TextRule } from '../rule';

/** A mark that opened a quotation, and where it stands. */
interface Open {
  sign: string;
  at: number;
}

/** The quotations that are open at a place of a text, as it may be read; the innermost is last. */
type Reading = readonly Open[];

/** Which marks each mark may close: German, English, Swedish and French pairs, and those that a keyboard mixes. */
const closes: Readonly<Record<string, string>> = {
  '"': '"“„”',
  '”': '“„”"',
  '“': '„"',
  '»': '«»',
  '«': '»',
};

/** What stands around a mark. */
interface Place {
  sign: string;
  at: number;
  before: string;
  after: string;
  startsParagraph: boolean;
}

const placeAt = (text: string, at: number): Place => ({
  sign: text[at] ?? '',
  at,
  before: text[at - 1] ?? ' ',
  after: text[at + 1] ?? ' ',
  startsParagraph: /(?:^|\n\s*)(?:[-*+>]\s+|\d+[.)]\s+)?$/.test(text.slice(0, at)),
});

/** True where a mark may be none: inches, arrows, a sign inside of a word, and a quotation that goes on in a new paragraph. */
function mayBeNone({ sign, before, after, startsParagraph }: Place, text: string, at: number, open: Reading): boolean {
  const isArrow = /[«»]/.test(sign) && ((/\s/.test(before) && /\s/.test(after)) || text.slice(at + 1).trim() === '');
  const isInches = /["”“]/.test(sign) && /[\p{Nd}\p{No}]\s?$/u.test(text.slice(0, at));
  const isInWord = /\p{L}/u.test(before) && /\p{L}/u.test(after);
  return isArrow || isInches || isInWord || (startsParagraph && open.length > 0);
}

/** How a text may be read on behind a mark. */
function readOn(open: Reading, place: Place, text: string): Reading[] {
  const { sign, at, before, after } = place;
  const last = open.at(-1);
  const ways: Reading[] = [];
  if (last && (closes[sign] ?? '').includes(last.sign)) ways.push(open.slice(0, -1));
  if (/\S/.test(after) || !/[\p{L}\p{N}.,!?)]/u.test(before)) ways.push([...open, { sign, at }]);
  if (mayBeNone(place, text, at, open)) ways.push(open);
  return ways;
}

/** What code and tokens hold is no quotation; behind a token a mark may stand for inches. */
const bare = (written: string): string =>
  written
    .replace(/`[^`\n]*`/g, (code) => 'x'.repeat(code.length))
    .replace(/\{[^{}\n]*\}/g, (token) => '0'.repeat(token.length));

/** The most marks of a text that are paired: each may be read in several ways. */
const mostMarks = 60;

/** The mark that has no other half, however a text is read; undefined where all may be paired. */
function unpaired(written: string): number | undefined {
  const text = bare(written);
  const marks = [...text.matchAll(/["“”„«»]/g)].map(({ index }) => index);
  if (marks.length > mostMarks || (text.match(/\p{L}/gu) ?? []).length < 2) return undefined;
  let readings: Reading[] = [[]];
  for (const at of marks) {
    const place = placeAt(text, at);
    const next = readings.flatMap((open) => readOn(open, place, text));
    if (next.length === 0) return at;
    const known = new Map(next.map((open) => [open.map(({ sign }) => sign).join(''), open]));
    readings = [...known.values()].sort((one, other) => one.length - other.length).slice(0, 8);
  }
  return readings[0]?.[0]?.at;
}

/** A mark with the words beside it, and the same without it. */
function beside(written: string, at: number): { needle: string; to: string } {
  const behind = /^.[^\n]{0,30}(?![\p{L}\p{N}])/u.exec(written.slice(at))?.[0] ?? '';
  const without = /\S$/.test(written.slice(0, at)) ? behind.slice(1) : behind.slice(1).trimStart();
  if (/\p{L}/u.test(behind)) return { needle: behind, to: without };
  const before = /(?<![\p{L}\p{N}])[^\n]{0,30}$/u.exec(written.slice(0, at))?.[0] ?? '';
  return { needle: `${before}${written[at]}`, to: before };
}

/** True for an item of a list whose quotation goes on in the other items. */
function isPairedInList(path: Path, page: unknown): boolean {
  const items = typeof path.at(-1) === 'number' ? valueAt(page, path.slice(0, -1)) : undefined;
  return Array.isArray(items) && unpaired(items.filter((item) => typeof item === 'string').join('\n\n')) === undefined;
}

/** Quotation marks without their other half. */
export const quoteMarkRules: readonly TextRule[] = [
  {
    code: 'prose/quote-unclosed',
    severity: 'warning',
    why: 'A quotation that is opened is closed, or nobody knows who says the rest.',
    hint: /["“”„«»]/,
    find({ written, path }, { page }) {
      const at = unpaired(written);
      if (at === undefined || isPairedInList(path, page)) return [];
      const { needle, to } = beside(written, at);
      return findingsAt([needle], () => ({
        found: `${written[at]} has no second quotation mark`,
        ...offer(to, { fix: `write the other one as well, or take this one out: ${to.trim()}`, unsure: true }),
      }));
    },
  },
  {
    code: 'prose/quote-unclosed',
    severity: 'warning',
    why: 'A quotation that is opened is closed, or nobody knows who says the rest.',
    fields: new Set(['title', 'label', 'heading', 'name', 'question']),
    find: ({ written }) => {
      // At the end of a name a mark may say whose something is: "At the Dillons'".
      const [stray] = /^[^'’‘]*?((?<!\p{L})(?:\p{Ll}+|\p{Lu}\p{Ll}*(?!s)\p{Ll})['’])$/u.exec(written)?.slice(1) ?? [];
      return findingsAt(stray ? [stray] : [], () => ({
        found: `${written.at(-1)} has no second quotation mark`,
        ...offer(stray?.slice(0, -1) ?? '', { fix: `write ${stray?.slice(0, -1)}`, unsure: true }),
      }));
    },
  },
];
