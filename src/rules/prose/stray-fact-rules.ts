import type { SiteConfig } from '../../../schemas/site';
import { escapeRegExp } from '../../model/escape-reg-exp';
import { countryOf } from '../../model/words/words-of';
import { findingsAt, offer, type RuleFinding, type Text, type TextContext, type TextRule } from '../rule';
import { isLineOfOthers, isOfLife, isOfPublicPlace, sentenceAt } from './facts-of-others';
import { hasBraces, hasFigure } from './hints';
import { withoutSpacedWays } from './spaced-ways';
import { writtenAddress } from './written-address';

/** A phone number of North America however it is written, or one with its country; but no part of a longer number or a price. */
const phone =
  /(?<!\d[.,-]?|\$|\+)(?:(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}|[2-9]\d{9}|\+\d{1,3}[ .-]?(?:\(0\)[ .-]?)?\d(?:[ .-]?\d){6,12})(?!\d|[,-]\d)/g;

/** A number of which letters on the keys are a part: "1-800-555-CALL", "(800) CALLNOW". */
const inLetters =
  /(?<![\w$-])(?:1[ .-])?\(?\d{3}\)?[ .-]\d{3}[ .-][A-Z]{4}\b|(?<![\w$-])(?:1[ .-])?\(?8(?:00|33|44|55|66|77|88)\)?[ .-](?:[A-Z]{7,9}|[A-Z]{3}[ .-][A-Z]{4}|[A-Z]{4}[ .-][A-Z]{3})\b/g;

/** A number as it is dialled inside of a country where they begin with a nought: "07700 900123", "01 23 45 67 89". */
const national = /(?:\(0[1-9]\d{0,4}\)|0[1-9]\d{0,4})(?: ?[/ .–-] ?)?\d(?:[ .-]?\d){3,9}(?![\d%]|[.,-]\d)/g;
/** The same where they begin with none: "958 12 34 56", "612 345 678". */
const withoutNought =
  /(?<![\d€$£%.,/+-] ?|\d)[2-9]\d{2}(?:(?:[ .-]\d{2}){3}|(?:[ .-]\d{3}){2}|\d{6})(?![\d%]|[.,-]\d| ?[€$£%])/g;
const noughtless: ReadonlySet<string> = new Set(['ES', 'PT', 'PL', 'CZ']);
/** So many figures such a number has. */
const [fewestFigures, mostFigures] = [9, 12];
const isDay = /^\d{1,2}\.\d{1,2}\.\d{2,4}/;
/** What stands before a number of another kind, or is a part of it. */
const otherNumber =
  /(?:[\d.,+/#-]|\d |\b(?:model|part|no\.?|number|serial|lot|ref\w*|code|order|item|sku|art\.?|id) )$/i;

/** The numbers of a text as the country of a site dials them. */
const nationalNumbers = (text: string, config: SiteConfig): RegExpExecArray[] =>
  [...text.matchAll(noughtless.has(countryOf(config)) ? withoutNought : national)].filter(({ 0: number, index }) => {
    const figures = digitsOf(number).length;
    return (
      countryOf(config) !== 'US' &&
      figures >= fewestFigures &&
      figures <= mostFigures &&
      !isDay.test(number) &&
      !otherNumber.test(text.slice(Math.max(0, index - 12), index))
    );
  });

/** Seven figures that somebody is told to dial. */
const local = /(?<=\b(?:call|dial|phone|text|ring)(?: us)?(?: at| on)? )\d{3}[ .-]\d{4}(?![\d-])/gi;

/** A number with a figure too few or too many. */
const miscounted = /\(\d{3}\) ?\d{3}[ .-](?:\d{2,3}|\d{5,6})(?![\d-])/g;

/** Whatever may be a phone number somewhere. */
const anyNumber = /(?<![\d+])[+(]?\d[\d\s()/.-]{5,}\d(?!\d)/g;

/** A house number, one to three capitalized words and a kind of street; or a state with its ZIP code. */
const address =
  /\b\d{1,5} (?:[NSEW]\.? )?(?:[A-Z0-9][\w'.]* ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Highway|Hwy|Parkway|Pkwy)\b\.?|\b[A-Z]{2},? \d{5}\b/g;

/** An e-mail address in a text. */
const email =
  /(?<![\w.+-])[\w.+-]{1,64}(?:@| ?[[(](?:at|@)[\])] ?)[\w-]{1,63}(?:(?:\.| ?[[(]dot[\])] ?)[\w-]{1,63})*(?:\.| ?[[(]dot[\])] ?)[a-z]{2,}/gi;

/** What makes a number in front of a street name a year. */
const yearBefore =
  /(?:\b(?:in|since|by|until|till|from|during|of|after|before|through|spring|summer|fall|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december),? (?:\d{1,2},? )?)$/i;

const digitsOf = (number: string): string => number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

const ownNumbers = ({ business }: SiteConfig): string[] =>
  [...business.offices.map(({ phone }) => phone), business.emergency?.phone]
    .filter((phone) => phone !== undefined)
    .map(digitsOf);

/** Numbers of the business, or of nobody that the sentence names; the lines of public bodies may be written out. */
function strayNumbers(written: string, config: SiteConfig): string[] {
  const text = withoutSpacedWays(written);
  const own = ownNumbers(config);
  // Neighbors leave out the code of their area.
  const isOwn = (digits: string): boolean => own.some((number) => digits.length >= 7 && number.endsWith(digits));
  const inOwnForm = (text.match(anyNumber) ?? []).filter((number) => isOwn(digitsOf(number)));
  const others = [...text.matchAll(phone), ...nationalNumbers(text, config)]
    .filter(({ 0: number, index }) => {
      if (isOwn(digitsOf(number))) return false;
      return !isLineOfOthers(digitsOf(number), sentenceAt(text, index), config);
    })
    .map(([number]) => number);
  return [
    ...inOwnForm,
    ...others,
    ...(text.match(inLetters) ?? []),
    ...(text.match(local) ?? []),
    ...(text.match(miscounted) ?? []),
  ];
}

/** The token of one of the business's own numbers on a page; undefined for a number of others. */
function tokenFor(number: string, { config: { business }, page }: TextContext): string | undefined {
  const isAbroad = /^\s*(?:\+|00)/.test(number);
  const is = (phone: string | undefined) =>
    phone !== undefined &&
    (digitsOf(phone).endsWith(digitsOf(number)) ||
      (isAbroad && digitsOf(number).endsWith(digitsOf(phone).replace(/^0/, ''))));
  const id = (page && 'office' in page ? page.office : undefined) ?? business.mainOffice;
  if (is(business.offices.find((office) => office.id === id)?.phone)) return '{phone}';
  const other = business.offices.find(({ phone }) => is(phone));
  return other ? `{phone:${other.id}}` : is(business.emergency?.phone) ? '{emergency}' : undefined;
}

/** True for two numbers with one other figure, two that were swapped, or the code of another area. */
function isNearNumber(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false;
  const apart = [...one].flatMap((figure, at) => (figure === other[at] ? [] : [at]));
  const [first = 0, second = 0] = apart;
  const isSwapped = apart.length === 2 && one[first] === other[second] && one[second] === other[first];
  return apart.length === 1 || isSwapped || one.slice(-7) === other.slice(-7);
}

/** The business's own number that another is nearly, as its only one. */
function nearly(number: string, { config }: TextContext): string | undefined {
  const { offices, emergency } = config.business;
  const own = new Set([...offices.map(({ phone }) => phone), ...(emergency ? [emergency.phone] : [])]);
  const [near, ...more] = [...own].flatMap((phone) =>
    phone && isNearNumber(digitsOf(phone), digitsOf(number)) ? phone : [],
  );
  return more.length > 0 ? undefined : near;
}

/** What to write for a number: its token, or that of the one that it is nearly. */
function numberInstead(number: string, context: TextContext): Pick<RuleFinding, 'fix' | 'change' | 'unsure'> {
  const own = tokenFor(number, context);
  if (own !== undefined) return offer(own);
  const near = nearly(number, context);
  const token = near === undefined ? undefined : tokenFor(near, context);
  return token === undefined
    ? {
        fix: "write {phone} for the number of this page's office, {phone:id} for the office with that id, or {emergency}",
      }
    : offer(token, { fix: `write ${token}, which is ${near}`, unsure: true });
}

const strayPlaces = (text: string): string[] =>
  [...text.matchAll(address)]
    .filter(({ 0: place, index }) => !(/^(?:1[89]|20)\d\d /.test(place) && yearBefore.test(text.slice(0, index))))
    .map(([place]) => place);

/** True for an address that nobody would take for one of the business. */
const isOfOthers = (written: string, place: string): boolean =>
  isOfLife(written, place) || isOfPublicPlace(written, place);

/** What is told of an address: where it is one of the business, or nearly, its token stands for all of it. */
function addressInstead(place: string, { written }: Text, { config, page }: TextContext): RuleFinding {
  const own = writtenAddress(written, place, config);
  const isOfPage =
    own?.office.id === ((page && 'office' in page ? page.office : undefined) ?? config.business.mainOffice);
  const token = isOfPage ? '{address}' : `{address:${own?.office.id}}`;
  return {
    found: `the address "${place}" is written out`,
    at: { needle: own?.words ?? place },
    ...(own
      ? offer(token, { fix: `write ${token}, which is ${own.office.address?.street}`, unsure: true })
      : { fix: "write {address} for that of this page's office, or add an offices block" }),
  };
}

/** In the configuration an address stands in the fields that are made for it. */
const isFact = ({ path }: Text, { page }: TextContext): boolean => !page && path.includes('address');

export const strayFactRules: readonly TextRule[] = [
  {
    code: 'text/phone-number',
    severity: 'error',
    why: 'A number that is written out goes on standing there when the business has another; in site.config.yaml it is changed once.',
    sign: hasFigure,
    hint: /\d[\d\s().-]{5,}\d|\d{3}\)?[ .-][A-Z]{3}/,
    find: ({ written }, context): RuleFinding[] =>
      findingsAt(strayNumbers(written, context.config), (number) => ({
        found: `the phone number "${number}" is written out`,
        ...numberInstead(number, context),
      })),
  },
  {
    code: 'text/address',
    severity: 'error',
    language: 'en',
    why: 'An address that is written out goes on standing there when the office moves; in site.config.yaml it is changed once.',
    sign: hasFigure,
    hint: /\d [A-Z\d]|\d{5}/,
    find: (text, context) =>
      // A street and its town are one address.
      (isFact(text, context) ? [] : strayPlaces(text.written))
        .filter((place) => !isOfOthers(text.written, place) || writtenAddress(text.written, place, context.config))
        .slice(0, 1)
        .map((place) => addressInstead(place, text, context)),
  },
  {
    code: 'prose/email-written',
    severity: 'error',
    why: "The business's e-mail address is a fact of site.config.yaml: written out it goes stale, and collectors of addresses read it.",
    sign: /[@[(]/,
    hint: /@|[[(]at[\])]/i,
    find: ({ written, path }) =>
      path.at(-1) === 'email'
        ? []
        : findingsAt(written.replace(/\]\([^)\n]*\)|<[^>\s]*@[^>\s]*>/g, '').match(email) ?? [], (address) => ({
            found: `the address "${address}" is written out`,
            ...offer('{email}', { fix: 'write {email}, or link to email', unsure: true }),
          })),
  },
  {
    code: 'prose/phone-of-other-office',
    severity: 'error',
    why: "A number after the name of an office is that office's; {phone} alone is that of the office that the page belongs to.",
    sign: hasBraces,
    hint: /\{phone\}/,
    find: ({ written }, { config: { business }, page }) => {
      const own = (page && 'office' in page ? page.office : undefined) ?? business.mainOffice;
      if (!page || business.offices.length < 2 || !business.offices.some(({ id }) => id === own)) return [];
      return business.offices.flatMap(({ id, city, name }) => {
        if (id === own || business.offices.some((other) => other.id === own && other.city === city)) return [];
        const named = [name, `${city} office`, `${city} line`, `${city} number`, `office in ${city}`, `${city}`]
          .map(escapeRegExp)
          .join('|');
        return findingsAt(
          written.match(
            new RegExp(String.raw`(?:${named})(?:'s)?(?:,|:| at| is| on| under)? (?:at |on )?\{phone\}`, 'gi'),
          ) ?? [],
          (words) => ({
            found: `"${words}" gets the number of ${own}`,
            ...offer(words.replace('{phone}', `{phone:${id}}`)),
          }),
        );
      });
    },
  },
];
