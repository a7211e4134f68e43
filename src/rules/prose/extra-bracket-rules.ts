import { findingsAt, offer, type TextRule } from '../rule';
import { hasBrackets } from './hints';

/** A link with a second bracket behind it, and one with a second bracket before it. */
const behind = /\[[^[\]\n]+\]\([^()\s]+\)\)/g;
const before = /\[\[[^[\]\n]+\]\([^()\s]+\)(?!\])/g;

/** True where each bracket in a text that is closed was opened. */
const isPaired = (text: string): boolean => text.split('(').length >= text.split(')').length;

/** Links with one bracket more than a link has, which is printed beside it. */
export const extraBracketRules: readonly TextRule[] = [
  {
    code: 'prose/link-bracket-more',
    severity: 'error',
    only: 'markdown',
    why: 'A bracket more than a link has is printed beside it.',
    sign: hasBrackets,
    find: ({ written }) => [
      ...findingsAt(
        isPaired(written.replace(/(?<!\p{L})\p{L}\) /gu, '')) ? [] : (written.match(behind) ?? []),
        (link) => ({
          found: `"${link}" has one round bracket too many`,
          ...offer(link.slice(0, -1)),
        }),
      ),
      ...findingsAt(written.match(before) ?? [], (link) => ({
        found: `"${link}" has one square bracket too many`,
        ...offer(link.slice(1)),
      })),
    ],
  },
];
