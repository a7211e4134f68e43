import { escapeRegExp } from '../../model/escape-reg-exp';
import { finds, offer, type RuleFinding, type Text, type TextRule } from '../rule';
import { hasLines, hasMarks } from './hints';

const findsInMarkdown = (...wanted: Parameters<typeof finds>): ((text: Text) => RuleFinding[]) => {
  const find = finds(...wanted);
  return (text) => (text.kind === 'markdown' ? find(text) : []);
};

/** The first words of a text after `pattern` in it, to point at. */
const begins = (written: string, pattern: RegExp): string =>
  pattern.exec(written)?.[0].trim().split('\n')[0] ?? written;

/** A line that begins like an item of a list, with another sign or without the space. */
const noItem =
  /^ {0,3}(?:[•●▪◦‣·–—][ \t]*(?:\*\*|\[)?\p{L}|[-+]\*\*\p{L}|[-+*]\p{Lu}(?![^\n]*\*)|\d{1,2}[.)]\p{L}).*$/gmu;

/** The asterisks that visitors see with the words beside them, as they are written. */
function unclosedMark(shown: string, written: string): string {
  const words = /(?:\*\*|\*<em>|_<em>)\s?([\p{L}\p{N}][^<*&’“”]{0,20})/u.exec(withoutCode(shown))?.[1]?.trim() ?? '';
  const at = words === '' ? -1 : written.search(new RegExp(`[*_]+\\s?${escapeRegExp(words)}`, 'u'));
  return at < 0 ? '**' : (/^[*_]+\s?/.exec(written.slice(at))?.[0] ?? '') + words;
}

/** The first words in bold whose asterisks have a space inside, as they are to be written. */
const boldIn = (written: string): string | undefined => {
  for (const paragraph of written.split(/\n\s*\n/)) {
    const parts = paragraph.split('**');
    // Of an even number of parts one pair of asterisks lacks its other half: nobody can tell which.
    const words = parts.length % 2 === 0 ? undefined : parts.find((part, at) => at % 2 === 1 && /^\s|\s$/.test(part));
    if (words !== undefined) return `**${words.trim()}**`;
  }
  return undefined;
};

/** Where the asterisks are that visitors see, and words in bold without spaces inside where those are what is wrong. */
function mendedBold(shown: string, written: string): Pick<RuleFinding, 'at' | 'change' | 'unsure'> {
  const bold = boldIn(written)?.slice(2, -2);
  const needle =
    bold === undefined
      ? undefined
      : [`** ${bold}**`, `**${bold} **`, `** ${bold} **`].find((words) => written.includes(words));
  return needle === undefined
    ? { at: { needle: unclosedMark(shown, written) } }
    : { at: { needle }, change: { to: `**${bold}**` }, unsure: true };
}

/** Which of the levels of a text's headings is wrong, and the heading that it should be like, where it stands above them all. */
function levelAmiss(levels: readonly number[]): { index: number; like?: number } | undefined {
  const least = Math.min(...levels);
  const top = levels.indexOf(least);
  // One that is above those before it stands where they end; one above all after it opened the text.
  if (top > 0 && levels.lastIndexOf(least) === top) return { index: top, like: 0 };
  const index = levels.findIndex((level, at) => level > (levels[at - 1] ?? least) + 1);
  if (index < 0) return undefined;
  return index === 1 && new Set(levels.slice(1)).size === 1 && levels.length > 2 ? { index: 0, like: 1 } : { index };
}

const headingSigns = /#/;

const withoutCode = (html: string): string => html.replace(/<code>[\s\S]*?<\/code>/g, '');

/** A line as an item of a list. */
const asItem = (line: string): string => line.replace(/^(\d+)[.)]\s*/, '$1. ').replace(/^[•●▪◦‣·–—+*-]\s*/, '- ');

/** Markdown that is written so that visitors see its signs, or something that was not meant. */
export const markdownRules: readonly TextRule[] = [
  {
    code: 'prose/bold-unclosed',
    severity: 'error',
    only: 'markdown',
    why: 'Two asterisks that are opened and not closed, or have a space inside, are printed as typed.',
    sign: hasMarks,
    find: ({ shown, written }) =>
      /\*\*|\* ?<em>|<\/em>\*|(?<![\p{L}_])_<em>|<\/em>_(?![\p{L}_])/u.test(withoutCode(shown))
        ? [
            {
              found: `visitors would see ${shown.includes('*') ? 'asterisks' : 'underscores'}`,
              fix: `write ${boldIn(written) ?? '**words**, with the signs on both sides,'} without spaces inside, in one paragraph`,
              ...mendedBold(shown, written),
            },
          ]
        : [],
  },
  {
    code: 'prose/italic-unclosed',
    severity: 'error',
    only: 'markdown',
    why: 'An asterisk or underscore that is opened before a word and not closed is printed as typed.',
    sign: hasMarks,
    find: ({ shown, written }) => {
      const [mark] = /(?<=[\p{L},;] )[*_](?=\p{L})(?!\*)/u.exec(withoutCode(shown)) ?? [];
      // One behind a backslash is meant to be seen.
      return mark && !written.includes(`\\${mark}`)
        ? [{ found: `visitors would see "${mark}"`, fix: `write *words* without spaces inside`, at: { needle: mark } }]
        : [];
    },
  },
  {
    code: 'prose/code-unclosed',
    severity: 'warning',
    only: 'markdown',
    why: 'A backtick that is opened and not closed is printed as typed; it is no apostrophe either.',
    sign: hasMarks,
    find: ({ shown }) =>
      withoutCode(shown).includes('`')
        ? [{ found: 'visitors would see "`"', fix: "write ' for an apostrophe, or leave it out", at: { needle: '`' } }]
        : [],
  },
  {
    code: 'prose/heading-space',
    severity: 'error',
    only: 'markdown',
    why: 'A heading in Markdown has a space after its signs; without it the signs are printed.',
    sign: headingSigns,
    find: findsInMarkdown(/^ {0,3}#{1,6}\p{L}.*$/gmu, (line) => ({
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
    find: ({ written, shown }) => {
      const levels = [...shown.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
      const headings = written.match(/^#{1,6} .*$/gm) ?? [];
      const { index, like } = levelAmiss(levels) ?? {};
      const heading = headings[index ?? -1];
      if (heading === undefined) return [];
      const signs = like === undefined ? undefined : /^#+/.exec(headings[like] ?? '')?.[0];
      return [
        {
          found: `"${heading}" ${signs ? 'is levels above the headings beside it' : 'skips a level'}`,
          fix: signs ? `write ${heading.replace(/^#+/, signs)}` : 'write one # more than in the heading above it',
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
      fix: `write ### ${line.replace(/^..|..$/g, '')}`,
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
  {
    code: 'prose/list-sign',
    severity: 'error',
    only: 'markdown',
    why: 'A list in Markdown has "- " or "1. " before each item; with another sign, or without the space, it runs into one paragraph.',
    sign: /[•●▪◦‣·–—+*\d-]/,
    hint: /[•●▪◦‣·–—]|[-+]\*\*|[-+*]\p{Lu}|\d[.)]\p{L}/u,
    find: ({ written }) => {
      const lines = (written.match(noItem) ?? []).map((line) => line.trim());
      const [line = ''] = lines;
      // One dash can open a remark, one asterisk a note.
      const isAmongItems =
        `\n${written}`.includes(`\n${line}\n- `) || new RegExp(`^- .*\\n${escapeRegExp(line)}$`, 'm').test(written);
      if (lines.length < (/^(?:[–—*]|[+-](?!\*))/.test(line) && !isAmongItems ? 2 : 1)) return [];
      const better = asItem(line.slice(0, 40));
      const found = `"${line.slice(0, 40)}" is no item of a list`;
      if (lines.length > 1) return [{ found, fix: `write ${better}, and so on`, at: { needle: line } }];
      return [{ found, ...offer(asItem(line), { fix: `write ${better}` }), at: { needle: line } }];
    },
  },
  {
    code: 'prose/indented-code',
    severity: 'warning',
    only: 'markdown',
    why: 'A paragraph that begins with four spaces is set as program text.',
    hint: /^ {4}/m,
    find: ({ written, shown }) =>
      shown.includes('<pre>') && !/^ {0,3}(?:```|~~~)/m.test(written)
        ? [
            {
              found: 'a paragraph begins with four spaces and is set as program text',
              fix: 'remove the spaces',
              at: { needle: begins(written, /^ {4,}\S.*$/m) },
            },
          ]
        : [],
  },
];
