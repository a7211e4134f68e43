import { closest } from '../../reading/closest';
import { tokenNames } from '../../resolving/tokens';
import { findingsAt, type TextRule } from '../rule';
import { hasBraces } from './hints';

const nameIn = (written: string): string => /[A-Za-z]+(?::[\w-]+)?/.exec(written)?.[0] ?? '';
const known = (name: string): string => closest(name.split(':')[0] ?? '', tokenNames) ?? name;
const isToken = (name: string): boolean => tokenNames.includes(name.split(':')[0] ?? '');
const isTokenInAnyCase = (name: string): boolean =>
  tokenNames.some((token) => token.toLowerCase() === name.toLowerCase());

/** The name of a fact in round brackets where a sentence has no room for an aside: after a word that wants more, or of a fact whose name is no word; "in (business) days" is one. */
const inRound = new RegExp(
  String.raw`(?<=\b(?:call|dial|phone|text|write to|reach us (?:at|on)|at|in|from|for|since|over|within|around|serving|llame al|llame a|al|en|desde|durante)\s+)\((?:${tokenNames.filter((name) => name !== 'business').join('|')})\)|\((?:${tokenNames.filter((name) => /[A-Z]/.test(name)).join('|')})\)(?<!\]\([A-Za-z]+\))`,
  'gi',
);

/** Facts that are not filled in, because their braces are not as they must be. */
export const tokenRules: readonly TextRule[] = [
  {
    code: 'prose/token-foreign',
    severity: 'error',
    why: 'Two braces, a percent sign and the like fill in facts in other programs; here they are printed as typed.',
    hint: /\{\{\s|\{%|<%/,
    find: ({ written }) =>
      findingsAt(written.match(/\{\{\s[^{}\n]*\}\}|\{%[^%\n]*%\}|<%[^%\n]*%>/g) ?? [], (token) => {
        const name = /([A-Za-z]+)\W*$/.exec(token)?.[1] ?? '';
        return {
          found: `"${token}" is how another program fills in something`,
          fix: isToken(known(name)) ? `write {${known(name)}}` : 'write what visitors are to read',
        };
      }),
  },
  {
    code: 'prose/token-spaced',
    severity: 'error',
    why: 'A fact is filled in only where its name stands right between the braces; with spaces it is printed as typed.',
    hint: hasBraces,
    find: ({ written }) =>
      findingsAt(written.match(/\{\s+[A-Za-z]+(?::[\w-]+)?\s*\}/g) ?? [], (token) => ({
        found: `"${token}" has spaces inside its braces`,
        fix: `write {${nameIn(token).includes(':') ? nameIn(token) : known(nameIn(token))}}`,
      })),
  },
  {
    code: 'prose/token-unopened',
    severity: 'error',
    why: 'A fact without its opening brace is printed as typed.',
    hint: hasBraces,
    find: ({ written }) =>
      findingsAt(
        written.replace(/\{[^{}]*\}/g, (token) => ' '.repeat(token.length)).match(/[A-Za-z]*[\w:-]*\}/g) ?? [],
        (token) => ({
          found: `"${token}" has no opening brace`,
          fix:
            token === '}'
              ? 'remove it'
              : `write {${isToken(token.slice(0, -1)) ? token.slice(0, -1) : known(nameIn(token))}}`,
        }),
      ),
  },
  {
    code: 'prose/token-signs',
    severity: 'error',
    why: 'Facts stand in braces alone; in the signs of other programs their names are printed as typed.',
    hint: /[$%[]|\([A-Za-z]+\)/,
    find: ({ written }) =>
      findingsAt(
        [
          ...[...written.matchAll(/\$\{([A-Za-z]+)\}|%([A-Za-z]+)%|\$([A-Za-z]+)\b/g)].filter((match) =>
            isToken(known(match.slice(1).find(Boolean) ?? '')),
          ),
          // Words in brackets are an aside, unless they are the very name of a fact.
          ...[...written.matchAll(/\[\[?([A-Za-z]+)\]\]?(?!\()/g)].filter(([, name = '']) => isTokenInAnyCase(name)),
          ...written.matchAll(inRound),
        ].map(([token]) => token),
        (token) => ({ found: `"${token}" is not how a fact is written`, fix: `write {${known(nameIn(token))}}` }),
      ),
  },
];
