import type { SiteConfig } from '../../schemas/site';
import { capitalized } from '../model/capitalized';
import { stateName } from '../model/us-states';
import { countryOf, languageOf } from '../model/words/words-of';

/** A name of one word, or a word of a longer name with the one that stands beside it. */
interface Named {
  word: string;
  /** What a text says for it where it is right: the whole name, or both words. */
  before?: string;
  after?: string;
}

/** The names that a site uses, by their first letter, and every word among them. */
export interface SiteNames {
  byLetter: ReadonlyMap<number, readonly Named[]>;
  own: ReadonlySet<string>;
  /** The hashes of words that were looked at already, and are no slip. */
  fine: Set<number>;
}

/** Letters of a name from which on each kind of slip cannot be another word: shorter ones are too near to each other. */
const fewest = { swapped: 5, doubled: 5, halved: 6, added: 7, lost: 7, other: 8, two: 9 } as const;
/** With the word beside it that belongs to it, so few are enough. */
const fewestBeside = 4;
/** And so few between two names of towns. */
const fewestBetween = 3;
/** And so many after a word that a place follows. */
const fewestAfter = 5;
const isPlace = /\b(?:[Ii]n|[Ff]rom|[Nn]ear|[Aa]round|[Ss]erving|[Ee]n|[Dd]esde) $/;

/** The kind of the one slip of the hand that makes a word of a name; the first letter is seldom wrong. */
function slipKind(word: string, name: string): keyof typeof fewest | undefined {
  const longer = word.length - name.length;
  if (word.startsWith(name) || Math.abs(longer) > 1) return undefined;
  return oneSlip(word, name, longer) ?? (isTwoSlips(word, name) ? 'two' : undefined);
}

/** True for two letters at most that differ inside of a word, between two at its beginning and two at its end that are right. */
function isTwoSlips(word: string, name: string): boolean {
  if (name.length < fewest.two || word.slice(0, 2) !== name.slice(0, 2) || word.slice(-2) !== name.slice(-2))
    return false;
  // The letters that are still to be compared of either, and the slips that are still allowed.
  const fits = (a: number, b: number, left: number): boolean => {
    if (left < 0) return false;
    if (a === word.length || b === name.length) return word.length - a + name.length - b <= left;
    if (word[a] === name[b]) return fits(a + 1, b + 1, left);
    return fits(a + 1, b, left - 1) || fits(a, b + 1, left - 1) || fits(a + 1, b + 1, left - 1);
  };
  return fits(0, 0, 2);
}

function oneSlip(word: string, name: string, longer: number): keyof typeof fewest | undefined {
  let at = 0;
  while (at < word.length && word[at] === name[at]) at += 1;
  if (longer === 1 && word.slice(at + 1) === name.slice(at)) return word[at] === word[at - 1] ? 'doubled' : 'added';
  if (longer === -1 && word.slice(at) === name.slice(at + 1)) return name[at] === name[at - 1] ? 'halved' : 'lost';
  if (longer !== 0) return undefined;
  if (word.slice(at + 1) === name.slice(at + 1)) return at === name.length - 1 || isSon(name, at) ? undefined : 'other';
  const isSwapped = word[at] === name[at + 1] && word[at + 1] === name[at];
  return isSwapped && word.slice(at + 2) === name.slice(at + 2) ? 'swapped' : undefined;
}

/** True for two words of which one is the other with a letter too many, too few, wrong or swapped, but for the first. */
export const isOneSlip = (word: string, name: string): boolean =>
  word !== name && word.charAt(0) === name.charAt(0) && oneSlip(word, name, word.length - name.length) !== undefined;

/** True for two words whose last letter alone differs. */
const isLastApart = (word: string, name: string): boolean =>
  word !== name && word.length === name.length && word.length > fewestBeside && word.slice(0, -1) === name.slice(0, -1);

/** True for a name of one word that is most likely a slip of the hand for another. */
export function isNameSlip(word: string, name: string): boolean {
  const kind = word === name || word.charAt(0) !== name.charAt(0) ? undefined : slipKind(word, name);
  return kind !== undefined && kind !== 'other' && kind !== 'two' && name.length >= fewest[kind];
}

/** "Anderson" and "Andersen" are two names. */
const isSon = (name: string, at: number): boolean => at === name.length - 2 && /s[eo]n$/.test(name);

/** True for a name with the accents that another way to write it leaves out: the fuller one is no slip. */
const isFuller = (word: string, name: string): boolean =>
  word.length === name.length && word !== name && word.normalize('NFD').replace(/\p{M}/gu, '') === name;

function isSlip(word: string, { word: name, before, after }: Named): boolean {
  if (isFuller(word, name)) return false;
  const isAlone = before === undefined && after === undefined;
  // Beside another word its beginning may be a word of its own: the first letters of a plural.
  if (!isAlone && name.startsWith(word)) return false;
  // Beside the rest of its name a word whose last letter differs is that name; a vowel in its place may be its ending.
  if (!isAlone && isLastApart(word, name) && !/[aeiouys]$/.test(word) && !/[aeiouys]$/.test(name)) return true;
  const kind = slipKind(word, name);
  return kind !== undefined && name.length >= (isAlone ? fewest[kind] : fewestBeside);
}

const largeFirst = /^\p{Lu}\p{Ll}+$/u;

/** The words of a name that can be told by themselves or by the word beside them. */
function namedIn(name: string): Named[] {
  const words = name.split(' ');
  if (words.length === 1) return [{ word: name }];
  return words.flatMap((word, at): Named[] => {
    const [before, after] = [words[at - 1], words[at + 1]].map((other) =>
      other !== undefined && largeFirst.test(other) ? other : undefined,
    );
    return [...(before === undefined ? [] : [{ word, before }]), ...(after === undefined ? [] : [{ word, after }])];
  });
}

/** Names as well, in a language that writes them with a capital; a slip in one is seldom another word. */
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const known = new WeakMap<object, { said: readonly unknown[]; names: SiteNames }>();

/** False for an office whose address, or whose own name, says its town with another letter: which of the two is right is told once, where it stands. */
const hasTown = ({ city, name, serves = '', address }: SiteConfig['business']['offices'][number]): boolean =>
  !(address ? [address.city] : (`${name} ${serves}`.match(/\p{Lu}\p{L}+/gu) ?? [])).some((word) =>
    isOneSlip(word, city),
  );

/** The proper nouns of a site: its business, towns, offices, networks and state, and the days of the week; found once for a configuration. */
export function properNounsOf({ areas, business, socials, seo, locale }: SiteConfig): SiteNames {
  // All is read before it is known: what a page asks of the configuration is noted down.
  const { cities, communities } = areas;
  const { offices, name, shortName } = business;
  const said = [communities, offices, name, shortName, socials, seo.region, locale];
  const before = known.get(cities);
  if (before?.said.every((value, at) => value === said[at])) return before.names;
  const places = [
    ...cities.map((city) => city.name),
    ...communities,
    ...offices.filter(hasTown).map(({ city }) => city),
  ];
  const state = countryOf({ seo }) === 'US' ? stateName(seo.region.slice(3)) : undefined;
  const days = languageOf({ locale, seo }).startsWith('en') ? weekdays : [];
  const all = [...places, ...socials.map((social) => social.name), name, shortName, state ?? '', ...days];
  const named = [...new Set(all)].flatMap(namedIn).filter(({ word }) => largeFirst.test(word));
  const byLetter = new Map<number, Named[]>();
  for (const one of named) {
    const letter = one.word.charCodeAt(0);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), one]);
  }
  const names: SiteNames = { byLetter, own: new Set(named.map(({ word }) => word)), fine: new Set() };
  known.set(cities, { said, names });
  return names;
}

const slipsOf = (word: string, { byLetter, own }: SiteNames): Named[] =>
  own.has(word) || !largeFirst.test(word)
    ? []
    : (byLetter.get(word.charCodeAt(0)) ?? []).filter((name) => isSlip(word, name));

/** Short names of one word that a word is a slip of where it stands in a row of such names. */
const shortSlipsOf = (word: string, { byLetter, own }: SiteNames, letters = fewestBetween): Named[] =>
  own.has(word)
    ? []
    : (byLetter.get(word.charCodeAt(0)) ?? []).filter(
        ({ word: name, before, after }) =>
          before === undefined &&
          after === undefined &&
          name.length >= letters &&
          word.length > fewestBetween &&
          !name.startsWith(word) &&
          (!word.startsWith(name) || letters === fewestBetween) &&
          (isOneSlip(word, name) || (letters === fewestBetween && isLastApart(word, name))),
      );

/** The names that a word is the beginning of, and whose rest is a word, too: "Green" of "Greenfield". */
const cutOf = (word: string, { byLetter }: SiteNames): Named[] =>
  (byLetter.get(word.charCodeAt(0)) ?? []).filter(
    ({ word: name, before, after }) =>
      before === undefined && after === undefined && name.startsWith(word) && name.length - word.length > 2,
  );

/** True for a word that may be a slip of one of a site's names, or a part of one; for some the words around it decide. */
export const mayBeSlip = (word: string, names: SiteNames): boolean =>
  slipsOf(word, names).length > 0 || cutOf(word, names).length > 0 || shortSlipsOf(word, names).length > 0;

/** A name that stands there in two parts, behind its first one. */
const partedBy = (word: string, rest: string, names: SiteNames): { word: string; name: string }[] =>
  cutOf(word, names).flatMap(({ word: name }) => {
    const last = name.slice(word.length);
    const large = capitalized(last);
    const parted = new RegExp(`^(?: ${large}|-(?:${large}|${last}))(?![\\p{L}])`, 'u').exec(rest)?.[0];
    return parted === undefined ? [] : [{ word: `${word}${parted}`, name }];
  });

/** How many letters a short name has at least that a word may be a slip of where it stands. */
function lettersAt(word: string, lead: string, rest: string, { own }: SiteNames): number {
  const beside = [/(\p{Lu}\p{Ll}+), (?:and )?$/u.exec(lead), /^,? (?:and )?(\p{Lu}\p{Ll}+)\b/u.exec(rest)].filter(
    (one) => one?.[1] !== undefined && own.has(one[1]),
  ).length;
  if (beside > 0) return beside > 1 ? fewestBetween : fewestBeside + 1;
  const isOfPlace = isPlace.test(lead) && word.length >= fewestAfter && !/^['’]s/.test(rest);
  return isOfPlace ? fewestAfter : Number.POSITIVE_INFINITY;
}

/** The words of a text that are a slip of one of a site's names, each with that name. */
export function nameSlips(text: string, config: SiteConfig): { word: string; name: string }[] {
  const names = properNounsOf(config);
  return [...text.matchAll(/(?<![\p{L}\p{N}@/.#_&{-])\p{Lu}\p{Ll}{2,}(?![\p{L}\p{N}@/_]|\.\p{L})/gu)].flatMap(
    (match) => {
      const [word] = match;
      const [lead, rest] = [text.slice(0, match.index), text.slice(match.index + word.length)];
      const letters = lettersAt(word, lead, rest, names);
      const meant = [...slipsOf(word, names), ...shortSlipsOf(word, names, letters)].find(
        ({ before, after }) =>
          (before === undefined || lead.endsWith(`${before} `)) &&
          (after === undefined || new RegExp(`^ ${after}(?![\\p{L}])`, 'u').test(rest)),
      );
      return meant === undefined ? partedBy(word, rest, names) : [{ word, name: meant.word }];
    },
  );
}
