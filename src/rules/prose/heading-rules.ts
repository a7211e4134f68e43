import { finds, offer, type RuleFinding, type Text, type TextRule } from '../rule';
import { hasLines, hasMarks } from './hints';

const findsInMarkdown = (...wanted: Parameters<typeof finds>): ((text: Text) => RuleFinding[]) => {
  const find = finds(...wanted);
  return (text) => (text.kind === 'markdown' ? find(text) : []);
};

/** The level of headings in running text where nothing else is meant: `###`. */
const usualLevel = 3;

/**
 * Which of the levels of a text's headings is wrong, by how many signs each has, and how many it should have. Where others
 * are of the usual level, or of one level, the one that stands away from them is a slip.
 */
function levelAmiss(signs: readonly number[]): { index: number; signs: number } | undefined {
  const least = Math.min(...signs);
  const skipped = signs.findIndex((own, at) => own > (signs[at - 1] ?? least) + 1);
  const isUneven = signs.some((own, at) => own !== least && signs.indexOf(own) < at);
  if (signs.length < 2 || signs.every((own) => own === least)) return undefined;
  const [lone, ...more] = signs.flatMap((own, at) => (signs.indexOf(own) === signs.lastIndexOf(own) ? [at] : []));
  const others = signs.filter((own) => own !== signs[lone ?? -1]);
  const isOne = more.length === 0 && lone !== undefined && others.every((own) => own === others[0]);
  const common = isOne ? others[0] : undefined;
  if (signs.length === 2) {
    const [first = 0, second = 0] = signs;
    // A part below a heading is one level down; all else is a slip in the one that is not as headings mostly are.
    if (second === first + 1) return undefined;
    return first === usualLevel ? { index: 1, signs: second < first ? first : first + 1 } : { index: 0, signs: second };
  }
  if (common !== undefined && lone !== undefined) {
    const own = signs[lone] ?? 0;
    const isFirst = lone === 0;
    // One below those beside it, behind one, is a part of that; one above all at the beginning opens the text.
    if (own < common && !isFirst) return { index: lone, signs: common };
    if (own < common - 1 && isFirst) return { index: lone, signs: common };
    if (own > common && isFirst) return { index: lone, signs: common };
    if (own > common + 1) return { index: lone, signs: common + 1 };
    return undefined;
  }
  if (skipped >= 0) return { index: skipped, signs: (signs[skipped - 1] ?? least) + 1 };
  const top = signs.indexOf(least);
  return isUneven && top > 0 && signs.lastIndexOf(least) === top ? { index: top, signs: signs[0] ?? least } : undefined;
}

const headingSigns = /#/;

/** Headings inside of running texts. */
export const headingRules: readonly TextRule[] = [
  {
    code: 'prose/heading-space',
    severity: 'error',
    only: 'markdown',
    why: 'A heading in Markdown has a space after its signs; without it the signs are printed.',
    sign: headingSigns,
    // One sign before a word is that of a tag, as networks have them, but before a line like a heading.
    find: findsInMarkdown(/^ {0,3}(?:#{2,6}\p{L}.*|#\p{Lu}\p{Ll}*(?: [^#\n]*[^#.!?\n])?)$/gmu, (line) => ({
      found: `"${line.slice(0, 40)}" has no space after #`,
      ...offer(line.replace(/#+/, '$& '), {
        fix: `write ${line.slice(0, 40).replace(/^#+/, '$& ')}`,
        unsure: true,
      }),
    })),
  },
  {
    code: 'prose/heading-empty',
    severity: 'error',
    only: 'markdown',
    why: 'A heading without words is announced by screen readers and says nothing.',
    sign: headingSigns,
    find: findsInMarkdown(/^ {0,3}#{1,6}[ \t]*$/gm, () => ({
      found: 'a heading has no words',
      fix: 'write the heading, or remove the line',
    })),
  },
  {
    code: 'prose/heading-level',
    severity: 'warning',
    only: 'markdown',
    why: 'Headings that skip a level break the outline that screen readers and search engines go by (WCAG 1.3.1).',
    sign: hasLines,
    find: ({ written }) => {
      const headings = written.match(/^#{1,6} .*$/gm) ?? [];
      const amiss = levelAmiss(headings.map((heading) => heading.search(/[^#]/)));
      const heading = headings[amiss?.index ?? -1];
      if (amiss === undefined || heading === undefined) return [];
      const better = heading.replace(/^#+/, '#'.repeat(amiss.signs));
      return [
        {
          found: `"${heading}" is of another level than the headings beside it`,
          ...offer(better, { unsure: true }),
          at: { needle: heading },
        },
      ];
    },
  },
  {
    code: 'prose/heading-bold',
    severity: 'warning',
    only: 'markdown',
    why: 'A line in bold looks like a heading and is none: screen readers and search engines pass it by (WCAG 1.3.1).',
    sign: hasMarks,
    find: findsInMarkdown(/(?<=^|\n\n)(\*\*|__)(?!\s)[^*_\n]{2,80}(?<![.!?\s])\1(?=\n\n[^*_\s])/g, (line) => ({
      found: `"${line.slice(0, 40)}" is a line in bold in place of a heading`,
      ...offer(`### ${line.replace(/^..|..$/g, '')}`, { unsure: true }),
    })),
  },
  {
    code: 'prose/heading-by-dashes',
    severity: 'warning',
    only: 'markdown',
    why: 'A line of dashes right under a text makes a heading of the text.',
    sign: hasLines,
    hint: /\n--/,
    find: ({ written }) => {
      const [line] = /^(?![#>|\-*+ ])[^\n|]*(?:[.!?]|[^\n|]{90})\n(?=-{2,}[ \t]*(?:\n|$))/m.exec(written) ?? [];
      return line
        ? [
            {
              found: 'the line of dashes makes a heading of the text above it',
              fix: 'leave an empty line above the dashes',
              at: { needle: line.trim().slice(0, 40) },
            },
          ]
        : [];
    },
  },
];
