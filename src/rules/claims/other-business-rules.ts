import type { SiteConfig } from '../../../schemas/site';
import { bareWords } from '../../model/bare-words';
import { placeNames } from '../listed-places';
import { findingsAt, type TextRule } from '../rule';
import { claimWords, unproven } from './unproven';

/** A name of several words, each with a capital: a person's, a place's, or that of a company. */
const name = String.raw`\p{Lu}[\p{L}&'’.-]*(?:\s+(?:&\s+|and\s+|of\s+)?\p{Lu}[\p{L}&'’.-]*)+`;

/** Words in which only the business itself is named: who "we" are, whose the site is, and what opened in {founded}. */
const ourselves = new RegExp(
  [
    String.raw`["“](?:we|us|our)["”][^.!?\n]{0,40}?\b(?:means?|refers? to)\s+(?:the\s+)?(${name})`,
    String.raw`(${name}),?\s*\((?:["“](?:we|us|our|the company)["”],?\s*(?:and |or )?)+\)`,
    String.raw`\b(?:this|our|the) (?:web ?)?site is (?:owned|operated|run|published|provided)(?: and (?:owned|operated|run))? by (${name})`,
    String.raw`(${name}) (?:opened (?:its doors )?in|was (?:founded|established)(?: in)?) \{founded\}`,
  ].join('|'),
  'gu',
);

/** What the names of businesses end in. */
const trade = String.raw`\p{Lu}\p{L}+(?:ing|ers|ors|tion|ical)|Electric|Services?|Lawn Care|LLC|Inc|Ltd|Co|Company|Group|Homes|Law|Realty|Salon|Studio|Bakery|Clinic|Photography`;

/** Further ends of such names, of which a page may tell all the same: nobody is welcomed to them elsewhere. */
const house =
  'Dental|Dentistry|Orthodontics|Chiropractic|Veterinary|Vets|Hospital|Spa|Gym|Fitness|Hotel|Inn|Café|Cafe|Restaurant|Bistro|Motors|Auto|Automotive|Garage|HVAC|Gardens?|Boutique|Barbershop|Associates|Partners|Academy';

/** Where a page speaks as somebody: "At Summit Plumbing we take pride", "Why choose Summit Plumbing". */
const speaking = new RegExp(
  [
    String.raw`\b(?:[Hh]ere )?[Aa]t ((?:\p{Lu}[\p{L}&'’.-]*\s+(?:&\s+|and\s+)?){1,4}(?:${trade})),? we (?:do|are|know|believe|take|offer|pride|understand|treat|provide|specialize|always|never|strive|aim|care|promise|love|stand)\b`,
    String.raw`\b(?:[Ww]hy (?:[Cc]hoose|[Hh]ire|[Tt]rust)|[Ww]elcome to|[Tt]hank you for (?:choosing|calling|visiting)|(?<=^|[|:–—] )[Aa]bout) ((?:\p{Lu}[\p{L}&'’.-]*\s+(?:&\s+|and\s+)?){1,4}(?:${trade}))(?![\p{L}])`,
    String.raw`\b(?:[Ww]hy (?:[Cc]hoose|[Tt]rust)|[Ww]elcome to|[Tt]hank you for (?:choosing|calling|visiting)) ((?:\p{Lu}[\p{L}&'’.-]*\s+(?:&\s+|and\s+)?){1,4}(?:${house}))(?![\p{L}])`,
  ].join('|'),
  'gu',
);

/** Words of which a text has one where a business is named by them. */
const naming =
  /["“](?:we|us|our|the company)["”]|site is |\{founded\}|[Ww]hy (?:[Cc]hoose|[Hh]ire|[Tt]rust) |[Ww]elcome to |[Tt]hank you for |(?:^|[|:–—] )[Aa]bout [^\sa-z]/;
const atSomebody = /[Aa]t [^\sa-z]/;

/** False where no business can be named; the patterns for it take longer to compile than a page to check. */
const mayName = (words: string): boolean => naming.test(words) || (words.includes(' we ') && atSomebody.test(words));

/** True for the business by one of its names, and for what is a place of the site. */
function isOwn(said: string, { areas, business }: SiteConfig): boolean {
  const words = bareWords(said);
  const names = [business.name, business.shortName, business.legalName ?? ''].map(bareWords).filter(Boolean);
  const places = placeNames({ areas }).map(bareWords);
  return names.some((own) => words.includes(own) || own.includes(words)) || places.includes(words);
}

/** Who the site says that it is. */
export const otherBusinessRules: readonly TextRule[] = [
  {
    code: 'claim/other-business',
    severity: 'error',
    why: 'Another name where the site says whose it is was left by whoever had the text before; it promises in the name of others.',
    words: [
      'mean',
      'means',
      'refer',
      'refers',
      'company',
      'operated',
      'owned',
      'run',
      'published',
      'founded',
      'opened',
      'established',
      ...['at', 'why', 'welcome', 'thank', 'about'],
    ],
    find: (text, context) => {
      if (!mayName(claimWords(text, context.page))) return [];
      const named = [ourselves, speaking].flatMap((pattern) =>
        unproven(text, context, pattern, (match) => {
          const said = match.slice(1).find(Boolean) ?? '';
          return isOwn(said.replace(/^The\s+/, ''), context.config);
        }),
      );
      return findingsAt(named, (claim) => ({
        found: `"${claim}" names another business than ${context.config.business.shortName}`,
        fix: 'write {legalName}, {business} or {shortName}',
      }));
    },
  },
];
