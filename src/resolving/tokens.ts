import type { SiteConfig } from '../../schemas/site';
import type { Office } from '../../schemas/site/business';
import { hoursInWords, hoursOf } from '../model/hours';
import { answersFor } from '../model/phone';
import { localeOf } from '../model/words/words-of';
import { closely } from '../reading/closely';
import { closest, listed } from '../reading/closest';
import { type Issue, type Outcome, resolved, toNearest } from '../reading/issue';
import { addressInWords } from './postal-address';

/** What a token is filled in from: the site's facts, the office and city of the page, and the year of the build. */
export interface TokenContext {
  config: SiteConfig;
  office: Office;
  city: string;
  year: number;
}

type Facts = Omit<TokenContext, 'office'>;

/** Facts of the whole business or of the page: what stands in the text, and where it is written. */
const siteTokens = {
  business: { fill: ({ config }) => config.business.name, from: 'business.name' },
  shortName: { fill: ({ config }) => config.business.shortName, from: 'business.shortName' },
  legalName: { fill: ({ config }) => config.business.legalName, from: 'business.legalName' },
  emergency: { fill: ({ config }) => config.business.emergency?.phone, from: 'business.emergency' },
  email: { fill: ({ config }) => config.business.email, from: 'business.email' },
  years: { fill: (facts) => yearsOf(facts)?.toString(), from: 'business.founded' },
  founded: { fill: ({ config }) => config.business.founded?.toString(), from: 'business.founded' },
  radius: { fill: ({ config }) => config.business.radius?.toString(), from: 'business.radius' },
  rating: { fill: ({ config }) => config.business.rating, from: 'business.rating' },
  region: {
    fill: ({ config }) => config.business.offices.find(({ address }) => address)?.address?.region,
    from: 'the address of an office',
  },
  city: { fill: ({ city }) => city, from: 'the city of an office' },
} satisfies Record<string, { fill: (facts: Facts) => string | undefined; from: string }>;

function yearsOf({ config: { business }, year }: Facts): number | undefined {
  return business.founded === undefined ? undefined : year - business.founded;
}

/** Facts of an office: the page's own, or another named after a colon, as in `{phone:main}`. */
const officeTokens = {
  phone: ({ phone }) => phone,
  address: ({ address }, config) => address && addressInWords(address, config),
  hours: (office, config) => hoursInWords(hoursOf(config.business, office), localeOf(config)) || undefined,
} satisfies Record<string, (office: Office, config: SiteConfig) => string | undefined>;

/** The names of all tokens. */
export const tokenNames = [...Object.keys(siteTokens), ...Object.keys(officeTokens)];
/** The tokens there are, without the one that is named already. */
const others = (near?: string): string => listed(tokenNames.filter((name) => name !== near).map((name) => `{${name}}`));
const isName = <T extends object>(map: T, name: string): name is keyof T & string => Object.hasOwn(map, name);

/** Every token that has a value on a page, as it is written, with what stands in its place. */
export function filledTokens(context: TokenContext): [written: string, shown: string][] {
  const { offices } = context.config.business;
  const ofOffices = offices.flatMap(({ id }) => Object.keys(officeTokens).map((name) => `${name}:${id}`));
  return [...tokenNames, ...ofOffices].flatMap((name): [string, string][] => {
    const filled = factFor(`{${name}}`, name, context);
    return typeof filled === 'string' ? [[`{${name}}`, filled]] : [];
  });
}

/** A `{` before a letter opens a token; the brace before it and the closing one are looked at to explain mistakes. */
const token = /(\{?)\{([A-Za-z][^{}]*)(\}?)(?:(?<=\{\{[^{}]*\})\})?/g;

/**
 * The text with its tokens filled in. A `{` that is not followed by a letter is plain text. Reports unknown and unclosed
 * tokens, unknown offices, and facts that the configuration does not have.
 */
export function fillTokens(text: string, context: TokenContext): Outcome {
  if (!text.includes('{')) return resolved(text);
  const issues: Issue[] = [];
  const value = text.replace(token, (written, doubled: string, inner: string, end: string, offset: number) => {
    const address = end && !doubled ? addressAt(text, offset + written.length) : '';
    if (address !== '' && !tokenNames.includes(inner)) {
      issues.push(asLink(written, inner, address));
      return written;
    }
    const filled = doubled || !end ? misspelled(written, inner) : factFor(written, inner, context);
    if (typeof filled === 'string') return filled;
    issues.push(filled);
    return written;
  });
  return { value, issues };
}

/** The address in round brackets that begins at a place of a text; empty where none does. */
const addressAt = (text: string, at: number): string =>
  text.charAt(at) === '('
    ? (/^\((?:\/|#|https?:|link:|call\b|email\b)[^)\s]{0,300}\)/.exec(text.slice(at, at + 310))?.[0] ?? '')
    : '';

/** Words of a link that stand in braces. */
const asLink = (written: string, words: string, address: string): Issue => ({
  code: 'token/form',
  found: `"${written}${address}" is a link with braces around its words`,
  fix: `write [${words}]${address}`,
  at: { needle: `${written}${address}` },
  change: { to: `[${words}]${address}` },
});

function misspelled(written: string, inner: string): Issue {
  const name = inner.trim().split(/[\s:.,;!?)]/)[0] ?? '';
  const near = nearestName(name) ?? name;
  const isKnown = (tokenNames as readonly string[]).includes(near.split(':')[0] ?? '');
  // What follows a token that is not closed belongs to the text.
  const needle = written.endsWith('}') ? written : written.slice(0, written.indexOf(name) + name.length);
  return {
    code: 'token/form',
    found: written.startsWith('{{') ? `"${written}" has two braces` : `"${written.slice(0, 30)}" has no closing brace`,
    fix: isKnown ? `write {${near}}` : 'remove it, or write a fact such as {city} or {phone}',
    at: { needle },
    ...toNearest(name, near, tokenNames, `{${near}}`),
  };
}

function factFor(written: string, inner: string, context: TokenContext): string | Issue {
  const [name = '', officeId] = inner.split(':');
  if (isName(officeTokens, name)) {
    const { offices } = context.config.business;
    const own =
      name === 'phone' ? (answersFor(context.config.business, context.office) ?? context.office) : context.office;
    const office = officeId === undefined ? own : offices.find(({ id }) => id === officeId);
    return office
      ? (officeTokens[name](office, context.config) ?? missing(written, `its ${name}`, office))
      : unknownOffice(written, name, officeId, offices);
  }
  if (isName(siteTokens, name) && officeId === undefined) {
    const { fill, from } = siteTokens[name];
    return fill(context) ?? missing(written, from);
  }
  // What is said with an equals sign is a mark of another program, for a source or for how something looks.
  if (name.includes('='))
    return {
      code: 'token/unknown',
      found: `${written} is a mark of another program, which nothing fills in`,
      fix: 'remove it, with what belongs to it in front',
      at: { needle: written },
    };
  if (/^(?:link|call|mailto|https?):|^\//.test(inner))
    return {
      code: 'token/unknown',
      found: `${written} is an address in the braces of a fact`,
      fix: `write (${inner}) behind the words in square brackets`,
      at: { needle: written },
      change: { to: `(${inner})` },
      unsure: true,
    };
  const near = nearestName(name);
  return {
    code: 'token/unknown',
    found: `${written} is not a fact that can be filled in`,
    fix: near ? `write {${near}}, or one of ${others(near)}` : `write one of ${others()}`,
    at: { needle: written },
    ...toNearest(name, near, tokenNames, `{${near}}`),
  };
}

const nearestName = (name: string): string | undefined =>
  closest(name, tokenNames) ??
  closely.tokenCalled(name, tokenNames) ??
  tokenNames.find((token) => token === name.split(/[-_ ]/)[0]);

function missing(written: string, from: string, office?: Office): Issue {
  const found = office ? `${written}: the office ${office.id} has none` : `${written} has no value`;
  const fix = `add ${from} in site.config.yaml, or say it without the token`;
  // A number that is missing is missing once, however many ask for it.
  const wants = office && written.startsWith('{phone') ? { wants: `phone ${office.id}` } : {};
  return { code: 'token/no-value', found, fix, at: { needle: written }, ...wants };
}

function unknownOffice(written: string, name: string, id: string | undefined, offices: readonly Office[]): Issue {
  const ids = offices.map((office) => office.id);
  const near = closest(id ?? '', ids);
  const choice = `the offices are ${listed(ids, id)}`;
  return {
    code: 'token/no-office',
    found: `${written}: there is no office "${id}"`,
    fix: near ? `write {${name}:${near}}; ${choice}` : `write {${name}} for the office of this page; ${choice}`,
    at: { needle: written },
    wants: `office ${id}`,
    ...toNearest(id ?? '', near, ids, `{${name}:${near}}`),
  };
}
