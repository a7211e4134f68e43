import { escapeRegExp } from '../../model/escape-reg-exp';
import { findingsAt, offer, type RuleFinding, type TextRule } from '../rule';
import { hasMarks } from './hints';

/** The first words of a text after `pattern` in it, to point at. */
const begins = (written: string, pattern: RegExp): string =>
  pattern.exec(written)?.[0].trim().split('\n')[0] ?? written;

/** A line that begins like an item of a list, with another sign or without the space. */
const noItem =
  /^ {0,3}(?:[•●▪◦‣·–—][ \t]*(?:\*\*|\[)?\p{L}|[-+]\*\*\p{L}|[-+*]\p{Lu}(?![^\n]*\*)|\d{1,2}[.)](?:\*\*)?\p{L}).*$/gmu;

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
      /\*\*|\* ?<em>|<\/em>\*|\*<strong>|<\/strong>\*|(?<![\p{L}_])_<em>|<\/em>_(?![\p{L}_])/u.test(withoutCode(shown))
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
      const [spaced] = /(?<=\s|^)\* \p{L}{2}[^*\n]{0,60} \*(?=[\s.,;!?]|$)/mu.exec(written) ?? [];
      if (spaced !== undefined && shown.includes(spaced))
        return findingsAt([spaced], () => ({
          found: 'visitors would see asterisks',
          ...offer(`*${spaced.slice(2, -2)}*`, {
            fix: `write *${spaced.slice(2, -2)}* without spaces inside`,
            unsure: true,
          }),
        }));
      const [words = ''] = /(?<=[\p{L},;] )[*_](?=\p{L})(?!\*)[^\s<*_.,;:!?]+/u.exec(withoutCode(shown)) ?? [];
      const mark = words.charAt(0);
      // One behind a backslash is meant to be seen.
      if (mark === '' || written.includes(`\\${mark}`)) return [];
      const found = `visitors would see "${mark}"`;
      if (!written.includes(words))
        return [{ found, fix: 'write *words* without spaces inside', at: { needle: mark } }];
      const fix = `write ${words}${mark}, or put the second ${mark} where it ends`;
      return [{ found, at: { needle: words }, ...offer(`${words}${mark}`, { fix, unsure: true }) }];
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
    code: 'prose/list-sign',
    severity: 'error',
    only: 'markdown',
    why: 'A list in Markdown has "- " or "1. " before each item; with another sign, or without the space, it runs into one paragraph.',
    sign: /[•●▪◦‣·–—+*\d-]/,
    hint: /[•●▪◦‣·–—]|[-+]\*\*|[-+*]\p{Lu}|\d[.)](?:\*\*)?\p{L}/u,
    find: ({ written }) => {
      const lines = (written.match(noItem) ?? []).map((line) => line.trim());
      const [line = ''] = lines;
      // One dash can open a remark, one asterisk a note.
      const isAmongItems =
        `\n${written}`.includes(`\n${line}\n- `) || new RegExp(`^- .*\\n${escapeRegExp(line)}$`, 'm').test(written);
      const isSentence = /^-\p{Lu}[^\n]*(?:\s[^\s]+){3}[.!?]$/u.test(line);
      if (lines.length < (/^(?:[–—*]|[+-](?!\*))/.test(line) && !isAmongItems && !isSentence ? 2 : 1)) return [];
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
