import type { SiteConfig } from '../../../schemas/site';
import { entryLinks } from '../../model/entry-links';
import { findingsAt, offer, type TextRule } from '../rule';
import { hasBrackets } from './hints';

/** True for a page that the menus lead to, or a part of it. */
const isInMenus = (address: string, { navigation }: SiteConfig): boolean =>
  [...entryLinks(navigation.menu), ...entryLinks(navigation.footer), navigation.estimate].some(
    ({ href }) => href?.split('#')[0] === address.split('#')[0],
  );

/** What to write for the address of a page that is no link. */
const asLink = (kind: string, address: string): string =>
  kind === 'markdown'
    ? `write [words](${address}), with the words of the link in square brackets`
    : 'take it out, and put the link into a field such as actions or into a text in Markdown';

/** A link with a second bracket behind it, and one with a second bracket before it. */
const behind = /\[[^[\]\n]+\]\([^()\s]+\)\)/g;
const before = /\[\[[^[\]\n]+\]\([^()\s]+\)(?!\])/g;

/** True where each bracket in a text that is closed was opened. */
const isPaired = (text: string): boolean => text.split('(').length >= text.split(')').length;

/** What is nearly a link: addresses of pages among words, and links with a bracket more. */
export const looseLinkRules: readonly TextRule[] = [
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
  {
    code: 'prose/link-loose',
    severity: 'warning',
    why: 'An address of a page in round brackets leads nowhere: visitors see its signs.',
    sign: /\//,
    hint: / \(\/[a-z]/,
    find: ({ kind, written }, { config }) =>
      findingsAt(
        [...written.matchAll(/(?<![\]\s])(?:[ \t])\((\/[a-z][\w/-]*(?:#[\w-]+)?)\)/g)]
          .filter(([, address = '']) => isInMenus(address, config))
          .map(([found]) => found.trim()),
        (found) => ({
          found: `"${found}" is no link`,
          fix: asLink(kind, found.slice(1, -1)),
        }),
      ),
  },
  {
    code: 'prose/link-loose',
    severity: 'warning',
    why: 'The address of a page among words leads nowhere: visitors see its signs.',
    sign: /\//,
    hint: / \/[a-z]/,
    find: ({ kind, written }, { config }) =>
      findingsAt(
        [...written.matchAll(/(?<=^|[\p{L}:,] )\/[a-z][a-z-]*(?:\/[a-z-]+)*(?:#[\w-]+)?(?=[.,;:!?]?(?:\s|$))/gu)]
          .map(([address]) => address)
          .filter((address) => isInMenus(address, config)),
        (address) => ({
          found: `"${address}" is no link`,
          fix: asLink(kind, address),
        }),
      ),
  },
];
