import type { SiteConfig } from '../../../schemas/site';
import { reachOf } from '../../model/reach';
import { closely } from '../../reading/closely';
import { closest } from '../../reading/closest';
import { currencyOf } from '../../resolving/currency';
import { tokenNames } from '../../resolving/tokens';
import { findingsAt, offer, type RuleFinding, type TextRule } from '../rule';
import { hasBraces } from './hints';

const nameIn = (written: string): string => /\p{L}+(?::[\w-]+)?/u.exec(written)?.[0] ?? '';
const known = (name: string): string => {
  const said = name.split(':')[0] ?? '';
  return closest(said, tokenNames) ?? closely.tokenCalled(said, tokenNames) ?? name;
};
const isToken = (name: string): boolean => tokenNames.includes(name.split(':')[0] ?? '');
const isTokenInAnyCase = (name: string): boolean =>
  tokenNames.some((token) => token.toLowerCase() === name.toLowerCase());

/** The name of a fact in round brackets where a sentence has no room for an aside: after a word that wants more, or of a fact whose name is no word; "in (business) days" is one. */
const inRound = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:call|dial|ring|phone|text|write to|reach us (?:at|on)|at|in|on|under|via|from|for|since|over|within|around|serving|llame al|llame a|marque el|al|en|desde|durante|unter|(?:rufen|wählen) Sie|seit|appelez(?:-nous)?(?: le| au)?|téléphonez au|composez le|au|depuis)\s+|:\s(?=\(\p{L}+\)(?:[.,!]|\s*$)))[(\[](?:${tokenNames.filter((name) => name !== 'business').join('|')}|tel[eé]fono|telefon(?:nummer)?|t[eé]l[eé]phone|telephone|e-mail|correo)[)\]](?!\()|\((?:${tokenNames.filter((name) => /[A-Z]/.test(name)).join('|')})\)(?<!\]\([A-Za-z]+\))`,
  'giu',
);

/** {radius} with another unit than the one that the business measures in. */
function otherUnit(written: string, config: SiteConfig): RuleFinding[] {
  // A country that there is not has no measures.
  const own = currencyOf(config) === undefined ? '' : (reachOf(config)?.words.replace(/^[\d.,\s]+/, '') ?? '');
  const isOwn = (unit: string): boolean => unit.slice(0, 2).toLowerCase() === own.slice(0, 2).toLowerCase();
  const said = [
    ...written.matchAll(/\{radius\}[ -](miles?|kilomet(?:er|re)s?|km|millas?|kilómetros?|Meilen|Kilometer)\b/gi),
  ];
  const wrong = said.filter(([, unit = '']) => own !== '' && !isOwn(unit.replace(/^km$/i, 'ki').replace(/^kó/i, 'ki')));
  return findingsAt(
    wrong.map(([words]) => words),
    (words) => ({
      found: `"${words}": business.radius is in ${own}`,
      ...offer(`{radius} ${own}`, { fix: `write {radius} ${own}, or set business.units`, unsure: true }),
    }),
  );
}

/** Words that ask for one fact and have another, with the one they ask for. */
const misplaced: readonly { pattern: RegExp; wants: string }[] = [
  {
    pattern: /\b(?:since|founded in|established in|desde|seit|depuis) \{years\}(?! (?:years|años|Jahren|ans))/gi,
    wants: 'founded',
  },
  { pattern: /\{founded\}\+? (?:years|años|Jahre)\b|\b(?:over|more than) \{founded\}/gi, wants: 'years' },
  { pattern: /\b(?:call|dial|ring|llame al|phone) \{(?:email|address|hours|founded|years|radius)\}/gi, wants: 'phone' },
  { pattern: /\b(?:write to|e-?mail|escriba a) \{(?:phone|emergency|hours|address|founded|years)\}/gi, wants: 'email' },
  {
    pattern: /\{(?:phone|email|years|founded|hours)\} (?:miles|kilomet(?:er|re)s|millas|kilómetros)\b/gi,
    wants: 'radius',
  },
];

/** Facts that stand where others are asked for; two that were swapped are one slip. */
function otherFact(written: string): RuleFinding[] {
  const found = misplaced.flatMap(({ pattern, wants }) =>
    [...written.matchAll(pattern)].map(({ 0: words, index }) => ({ words, index, wants })),
  );
  const [first, ...more] = found.sort((one, other) => one.index - other.index);
  const last = more.at(-1) ?? first;
  if (!first || !last) return [];
  const passage = written.slice(first.index, last.index + last.words.length);
  const better = found.reduce(
    (text, { words, wants }) => text.replace(words, words.replace(/\{\w+\}/, `{${wants}}`)),
    passage,
  );
  return [{ found: `"${passage}" has another fact than its words ask for`, ...offer(better), at: { needle: passage } }];
}

/** Facts that are not filled in, because their braces are not as they must be. */
export const tokenRules: readonly TextRule[] = [
  {
    code: 'prose/token-foreign',
    severity: 'error',
    why: 'Two braces, a percent sign and the like fill in facts in other programs; here they are printed as typed.',
    hint: /\{\{\s|\{%|<%|<<[A-Za-z]/,
    find: ({ written }) =>
      findingsAt(written.match(/\{\{\s[^{}\n]*\}\}|\{%[^%\n]*%\}|<%[^%\n]*%>|<<\w+>>/g) ?? [], (token) => {
        const name = /([A-Za-z]+)\W*$/.exec(token)?.[1] ?? '';
        return {
          found: `"${token}" is how another program fills in something`,
          ...(isToken(known(name)) ? offer(`{${known(name)}}`) : { fix: 'write what visitors are to read' }),
        };
      }),
  },
  {
    code: 'prose/token-spaced',
    severity: 'error',
    why: 'A fact is filled in only where its name stands right between the braces; with spaces it is printed as typed.',
    sign: hasBraces,
    find: ({ written }) =>
      findingsAt(written.match(/\{\s+[A-Za-z]+(?::[\w-]+)?\s*\}/g) ?? [], (token) => ({
        found: `"${token}" has spaces inside its braces`,
        ...offer(`{${nameIn(token).includes(':') ? nameIn(token) : known(nameIn(token))}}`),
      })),
  },
  {
    code: 'prose/token-unopened',
    severity: 'error',
    why: 'A fact without its opening brace is printed as typed.',
    sign: hasBraces,
    find: ({ written }) =>
      findingsAt(
        written
          .replace(/\{\{\s*[\w.:-]+\s*\}\}|\{[^{}]*\}/g, (token) => ' '.repeat(token.length))
          .match(/[A-Za-z]*[\w:-]*\}/g) ?? [],
        (token) => ({
          found: `"${token}" has no opening brace`,
          ...(token === '}'
            ? { fix: 'remove it' }
            : offer(`{${isToken(token.slice(0, -1)) ? token.slice(0, -1) : known(nameIn(token))}}`)),
        }),
      ),
  },
  {
    code: 'prose/token-signs',
    severity: 'error',
    why: 'Facts stand in braces alone; in the signs of other programs their names are printed as typed.',
    sign: /[$%[(]/,
    hint: /[$%[]|\([\p{L}-]+\)/u,
    find: ({ written }) =>
      findingsAt(
        [
          ...[...written.matchAll(/\$\{([A-Za-z]+)\}|%([A-Za-z]+)%|\$([A-Za-z]+)\b/g)].filter((match) =>
            isToken(known(match.slice(1).find(Boolean) ?? '')),
          ),
          // Words in brackets are an aside, unless they are the very name of a fact.
          ...[...written.matchAll(/\[\[?([A-Za-z]+)\]\]?(?!\()/g)].filter(([, name = '']) => isTokenInAnyCase(name)),
          ...written.matchAll(inRound),
        ].map(([token]) => token.trim()),
        (token) => ({ found: `"${token}" is not how a fact is written`, ...offer(`{${known(nameIn(token))}}`) }),
      ),
  },
  {
    code: 'prose/token-twice',
    severity: 'warning',
    why: 'The same fact twice in a row is a slip of the hand.',
    sign: hasBraces,
    hint: /(\{\w+\})\s*\1/,
    find: ({ written }) =>
      findingsAt(written.match(/(\{\w+\})\s*\1/g) ?? [], (tokens) => ({
        found: `"${tokens}" is one fact twice`,
        ...offer(/\{\w+\}/.exec(tokens)?.[0] ?? '', { fix: `write ${/\{\w+\}/.exec(tokens)?.[0]} once` }),
      })),
  },
  {
    code: 'prose/token-sense',
    severity: 'error',
    why: 'A year where a number of years belongs, or a number where an address belongs, makes nonsense of the sentence.',
    sign: hasBraces,
    find: ({ written }, { config }) => [...otherUnit(written, config), ...otherFact(written)],
  },
];
