import { findingsAt, offer, type RuleFinding, type Text, type TextRule } from '../rule';
import { hasBrackets, hasMarks } from './hints';

const finds =
  (pattern: RegExp, tell: (needle: string) => Omit<RuleFinding, 'at'>) =>
  ({ written }: Text): RuleFinding[] =>
    findingsAt(written.match(pattern) ?? [], tell);

const firstOf =
  (pattern: RegExp, tell: (needle: string) => Omit<RuleFinding, 'at'>) =>
  (text: Text): RuleFinding[] =>
    finds(pattern, tell)(text).slice(0, 1);

/** Markdown in fields that show their text as it is. */
export const plainRules: readonly TextRule[] = [
  {
    code: 'prose/plain-link',
    severity: 'error',
    only: 'text',
    why: 'Fields of one line show their text as typed, the signs of a link too.',
    sign: hasBrackets,
    find: finds(
      /\[[^\]\n]{1,300}\](?:\([^)\n]*\)?| \((?:\/|#|https?:|www\.)[^)\n]*\))|\([^)\n]+\)\[[^\]\n]{1,300}\]/g,
      (link) => ({
        found: `"${link}" is printed as typed: this field takes no Markdown`,
        fix: 'write the words alone, and put the link into a field such as actions or into a text in Markdown',
      }),
    ),
  },
  {
    code: 'prose/plain-bold',
    severity: 'error',
    only: 'text',
    why: 'Fields of one line show their text as typed, asterisks and underscores too.',
    sign: hasMarks,
    find: finds(
      /\*\*[^*\n]+\*\*|__[^_\n]+__|(?<![\p{L}\p{N}*])\*[\p{L}][^*\n]*\*(?![\p{L}*])|\*\*|(?<![\p{L}\p{N}])_\p{L}[^_\n]*_(?![\p{L}])/gu,
      (words) => ({
        found: `"${words}" is printed as typed: this field takes no Markdown`,
        ...(words === '**' ? { fix: 'remove the asterisks' } : offer(words.replace(/^[*_]+|[*_]+$/g, ''))),
      }),
    ),
  },
  {
    code: 'prose/struck-out',
    severity: 'error',
    why: 'Words between tildes are struck out in a chat, and nowhere on a page: the signs are printed as typed.',
    sign: hasMarks,
    find: ({ kind, written, shown }) =>
      findingsAt(
        (written.match(/(?<![\p{L}\p{N}~/.])(~~?)(?=\p{L})[^~\n]*[^\s~]\1(?![\p{L}\p{N}~/])/gu) ?? []).filter(
          (words) => kind === 'text' || shown.includes(words.slice(0, 2)),
        ),
        (words) => ({
          found: `visitors would see the tildes of "${words}"`,
          ...offer(words.replace(/~/g, ''), {
            fix: `write ${words.replace(/~/g, '')}, or leave the words out`,
            unsure: true,
          }),
        }),
      ),
  },
  {
    code: 'prose/plain-heading',
    severity: 'error',
    only: 'text',
    why: 'Fields of one line show their text as typed, the signs of a heading too.',
    sign: /#/,
    hint: /^#{1,6} /m,
    find: finds(/^#{1,6} .*$/gm, (line) => ({
      found: `"${line.slice(0, 40)}" is printed as typed: this field takes no Markdown`,
      ...offer(line.replace(/^#+ /, ''), { fix: `write ${line.slice(0, 40).replace(/^#+ /, '')}` }),
    })),
  },
  {
    code: 'prose/plain-list',
    severity: 'error',
    only: 'text',
    why: 'Fields of one line show their text as typed; signs of a list run into one line.',
    sign: /[*•\d-]/,
    hint: /[-*•] |\d\. /,
    find: firstOf(/^(?:[-*•] (?=\p{L})|\d+\. (?=[^\n]*\n\d+\. )).*$/gmu, (line) => ({
      found: `"${line.slice(0, 40)}" is printed as typed: this field takes no Markdown`,
      ...offer(line.replace(/^(?:[-*•]|\d+\.) /, ''), {
        fix: `write ${line.slice(0, 40).replace(/^(?:[-*•]|\d+\.) /, '')}`,
      }),
    })),
  },
  {
    code: 'prose/plain-code',
    severity: 'warning',
    only: 'text',
    why: 'Fields of one line show their text as typed, backticks too.',
    sign: hasMarks,
    find: finds(/`[^`\n]*`?/g, (words) => ({
      found: `"${words.slice(0, 40)}" is printed as typed`,
      fix: "write ' for an apostrophe, or leave the backtick out",
    })),
  },
];
