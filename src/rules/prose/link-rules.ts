import type { SiteConfig } from '../../../schemas/site';
import { entryLinks } from '../../model/entry-links';
import { stemKey } from '../name-stems';
import { findingsAt, offer, type Text, type TextRule } from '../rule';
import { hasBrackets } from './hints';

/** What links begin with, wherever they lead. */
const target = String.raw`(?:\/|#|https?:|mailto:|tel:|sms:|link:|www\.|(?:call|email)\b)`;

const matches = (text: string, pattern: RegExp): string[] => text.match(pattern) ?? [];

const spaced = new RegExp(String.raw`\[[^\]\n]{1,300}\][ \t]+\(${target}[^)\n]*\)`, 'g');
const gapped = new RegExp(String.raw`\[[^\]\n]{1,300}\]\(${target}[^\s()"'<>]*(?: +[^\s()"'<>]+){1,4} *\)`, 'g');
const reversed = new RegExp(String.raw`\([^()\n]+\)\[${target}[^\]\n]*\]`, 'g');
const unclosed = new RegExp(
  String.raw`\[[^\]\n]{1,300}\]\(${target}[^\s)]*(?=\s|$)(?![ \t]+["'(])(?!(?: +[^\s()"'<>]+){1,4} *\))`,
  'g',
);
const bare = new RegExp(String.raw`(?<!\])\[([^[\]\n]+) ?\(${target}[^)\n]*\)?(?!\])(?=[^\]]*(?:\n|$))`, 'g');

/** A text in brackets that no address follows: neither a figure nor a small word, nor an aside, as quotations have it for what was left out or is a note: [some], [sic], [a neighbor]. */
const alone =
  /(?<![\]\\!])\[(?!\s*\]|[Xx]\]|\p{Ll}+\]|(?:and|or|an?|in|of|to|for|with|by|at|on|from|not|that|und|oder|ein|eine|einer|y|o|un|una|et|ou|une) |…\]|\.\.\.\]|\d+\])[^[\]\n]+\](?![([:])/gu;

/** The way to the business that an address of a program is: its numbers and mail are in the configuration. */
function wayOf(address: string): string | undefined {
  if (/^tel:/i.test(address)) return 'call';
  if (/^sms:/i.test(address)) return 'sms';
  if (/^mailto:/i.test(address)) return 'email';
  return /^https?:\/\/(?:wa\.me|api\.whatsapp\.com)\//i.test(address) ? 'whatsapp' : undefined;
}

/** Links in Markdown that are written so that visitors see the signs instead of a link. */
export const linkRules: readonly TextRule[] = [
  {
    code: 'prose/link-spaced',
    severity: 'error',
    only: 'markdown',
    why: 'With a space between its text and its address, or in the address, a link is printed as typed.',
    sign: hasBrackets,
    find: (text) => [
      ...findingsAt(matches(text.written, spaced), (link) => ({
        found: `"${link}" has a space in the middle, so it is no link`,
        ...offer(link.replace(/\]\s+\(/, '](')),
      })),
      ...findingsAt(matches(text.written, gapped), (link) => ({
        found: `"${link}" has a space in its address, so it is no link`,
        ...offer(
          link.replace(
            /(?<=\]\()(.*)(?=\))/,
            (address) =>
              wayOf(address) ??
              address
                .trim()
                .replace(/(?<=:) +/g, '')
                .replace(/ +/g, '-'),
          ),
          { unsure: true },
        ),
      })),
    ],
  },
  {
    code: 'prose/link-reversed',
    severity: 'error',
    only: 'markdown',
    why: 'The text of a link stands in square brackets and its address in round ones; the other way round it is printed as typed.',
    sign: hasBrackets,
    find: (text) =>
      findingsAt(matches(text.written, reversed), (link) => ({
        found: `"${link}" has its brackets the wrong way round`,
        ...offer(link.replace(/\((.*)\)\[(.*)\]/, '[$1]($2)')),
      })),
  },
  {
    code: 'prose/link-unclosed',
    severity: 'error',
    only: 'markdown',
    why: 'A link whose address is not closed by a round bracket is printed as typed.',
    sign: hasBrackets,
    find: (text) =>
      findingsAt(
        matches(text.written, unclosed).map((link) => link.replace(/[.,;:!?"']+$/, '')),
        (link) => ({ found: `"${link}" has no closing round bracket`, ...offer(`${link})`) }),
      ),
  },
  {
    code: 'prose/link-half',
    severity: 'error',
    only: 'markdown',
    why: 'A link whose text is not closed by a square bracket is printed as typed.',
    sign: hasBrackets,
    find: (text) =>
      findingsAt(matches(text.written, bare), (link) => ({
        found: `"${link}" has no closing square bracket`,
        ...offer(link.replace(/ ?\(/, '](').replace(/\)?$/, ')')),
      })),
  },
  {
    code: 'prose/link-half',
    severity: 'error',
    only: 'markdown',
    why: 'A link whose text is not closed by a square bracket is printed as typed.',
    sign: hasBrackets,
    find: ({ written }) =>
      findingsAt(
        [
          ...written.matchAll(
            /(?<![\p{L}\p{N}'’[\]-])[\p{L}\p{N}'’-]+\]\((?:\/|#|https?:|link:|call\b|email\b)[^)\s]*\)/gu,
          ),
        ]
          .filter(({ index }) => {
            const opened = written.lastIndexOf('[', index);
            return opened < 0 || /\]|\n\s*\n/.test(written.slice(opened, index));
          })
          .map(([link]) => link),
        (link) => ({
          found: `"${link}" has no opening square bracket`,
          ...offer(`[${link}`, { fix: `write [${link}, with the bracket before the words of the link`, unsure: true }),
        }),
      ),
  },
  {
    code: 'prose/link-refused',
    severity: 'error',
    only: 'markdown',
    why: 'Addresses that run a program or lead into a computer are no links: what was typed is printed.',
    sign: hasBrackets,
    find: (text) =>
      findingsAt(
        matches(text.written, /\[[^\]\n]{1,300}\]\(<?(?:javascript|vbscript|data|file):[^\n]*?\)+/gi),
        (link) => ({
          found: `"${link}" leads nowhere`,
          fix: 'write a page such as /contact, a web address with https://, call, email or link:name',
        }),
      ),
  },
  {
    code: 'prose/link-without-text',
    severity: 'error',
    only: 'markdown',
    why: 'A link without words cannot be seen, tapped or read out.',
    sign: hasBrackets,
    find: (text) =>
      findingsAt(matches(text.written, /(?<!!)\[\s*\]\([^)\n]+\)/g), (link) => ({
        found: `"${link}" has no words`,
        fix: 'write what is behind it between the square brackets',
      })),
  },
  {
    code: 'prose/link-without-target',
    severity: 'warning',
    only: 'markdown',
    why: 'Words in square brackets are a link only with an address in round brackets after them; alone, visitors see the brackets.',
    sign: hasBrackets,
    find: (text, { config }) =>
      findingsAt([...referencesIn(text), ...bareBrackets(text)], (words) => {
        if (text.written.includes(`[${words}](`))
          return { found: `"${words}" stands in two pairs of brackets`, fix: `write ${words}( with one pair` };
        const found = `"${words}" has no address after it`;
        const page = /^\[\[|\]\s?\[/.test(words) ? undefined : pageNamed(words, config);
        if (page === undefined) return { found, fix: `write ${asLink(words)} for a link, or leave the brackets out` };
        const link = `${words}(${page})`;
        return { found, ...offer(link, { fix: `write ${link}, or leave the brackets out`, unsure: true }) };
      }),
  },
];

/** The one page of the menus whose name has the words of a link. */
function pageNamed(words: string, { navigation }: SiteConfig): string | undefined {
  const said = stemKey(words);
  const named = entryLinks(navigation.menu).flatMap(({ label, href }) =>
    href?.startsWith('/') && said !== '' && stemKey(label) === said ? href : [],
  );
  const [page, ...more] = new Set(named);
  return more.length > 0 ? undefined : page;
}

/** Links as other programs write them: by a number that stands for an address, or by the name of a page alone. */
const referencesIn = ({ written, shown }: Text): string[] =>
  matches(written, /\[\[[^[\]\n]+\]\]|(?<!!)\[[^[\]\n]+\] ?\[[^[\]\n]*\]/g).filter(() => /\]\s?\[|\[\[/.test(shown));

const isAddress = new RegExp(`^${target}`);

/** Words in brackets as a link, to the page that a wiki would mean by them. */
function asLink(words: string): string {
  const [, first = '', second = first] = /^\[\[([^|]+)(?:\|(.+))?\]\]$/.exec(words) ?? [];
  // Some have the address behind the words.
  const [page, text] = isAddress.test(second) && !isAddress.test(first) ? [second, first] : [first, second];
  const [, label, to = ''] = /^(\[[^[\]]+\]) ?\[([^[\]]+)\]$/.exec(words) ?? [];
  if (isAddress.test(to)) return `${label}(${to})`;
  if (page !== '') return `[${text}](/${page.trim().toLowerCase().replace(/^\//, '').replace(/\s+/g, '-')})`;
  return `${words.replace(/\] ?\[.*$/, ']')}(/a-page)`;
}

/** Brackets that visitors see, and no other rule names. */
const bareBrackets = ({ written, shown }: Text): string[] =>
  matches(written.replace(spaced, ' ').replace(reversed, ' ').replace(bare, ' '), alone).filter(() =>
    shown.includes('['),
  );
