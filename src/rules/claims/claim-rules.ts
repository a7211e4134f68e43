import type { SiteConfig } from '../../../schemas/site';
import type { PageSource } from '../../../schemas/templates';
import { hoursInWords } from '../../model/hours';
import { localeOf } from '../../model/words/words-of';
import type { Path } from '../../reading/position';
import { findingsAt, type Text, type TextContext, type TextRule } from '../rule';

const numbers: readonly string[] = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const word = String.raw`(?:\d[\d,]*|${numbers.join('|')}|twenty|thirty|forty|fifty)`;
const tens: Readonly<Record<string, number>> = { twenty: 20, thirty: 30, forty: 40, fifty: 50 };

/** The number that figures or a word stand for. */
const numberOf = (text: string): number => {
  const plain = text.toLowerCase();
  const index = numbers.indexOf(plain);
  return index >= 0 ? index : (tens[plain] ?? Number(plain.replace(/,/g, '')));
};

/** What the ledger of the configuration says that texts may claim. */
const allowedBy = ({ business: { ledger } }: SiteConfig): string[] => ledger.map(({ says }) => says.toLowerCase());

/** What customers said is theirs, and stands as they said it. */
function isQuoted([list, index]: Path, page: PageSource | undefined): boolean {
  const blocks = page && ('sections' in page ? page.sections : page.more);
  const { type = '' } =
    (list === 'sections' || list === 'more') && typeof index === 'number' ? (blocks?.[index] ?? {}) : {};
  return list === 'quotes' || type === 'reviews' || type === 'testimonials';
}

/** The sentence that a claim stands in. */
function sentenceOf(written: string, claim: string): string {
  const at = written.indexOf(claim);
  const from = Math.max(written.lastIndexOf('. ', at), written.lastIndexOf('\n', at)) + 1;
  return written.slice(from, at) + (written.slice(at).split(/[!?\n]|\.(?:\s|$)/)[0] ?? '');
}

/** The claims of a kind in a text that neither a fact nor the ledger bears out. */
function unproven(
  { written, path }: Text,
  { config, page }: TextContext,
  pattern: RegExp,
  isTrue: (match: RegExpMatchArray) => boolean = () => false,
): string[] {
  if (isQuoted(path, page)) return [];
  const ledger = allowedBy(config);
  return [...written.matchAll(pattern)]
    .filter(
      (match) =>
        !isTrue(match) &&
        !ledger.some((says) => says.includes(match[0].toLowerCase()) || match[0].toLowerCase().includes(says)),
    )
    .map(([claim]) => claim);
}

const inLedger = 'or add what is true to business.ledger in site.config.yaml, with its source';

const years = new RegExp(
  String.raw`\b(?:(?:over|more than|nearly|almost|about)\s+)?${word}\+?[ -]years?['’]?(?:\s+(?:of|in))?\s+(?:(?:combined|local|hands-on|professional|industry|proven|of)\s+)*(?:experience|business|service|in the (?:trade|business|industry|field))\b|\b(?:serving|served|trusted|working|in business|family[- ]owned|operating|been (?:here|around|in))\b[^.!?\n]{0,50}?\bfor\s+(?:(?:over|more than|nearly|almost)\s+)?${word}\+?\s+years\b|(?:,\s*|\bwe\b[^.!?\n]{0,40}?)\bfor\s+(?:over|more than|nearly|almost)\s+${word}\+?\s+years\b`,
  'gi',
);
/** What is said of things, not of the business: how long they last or are warranted. */
const ofThings =
  /\b(?:last\w*|warrant\w*|guarante\w*|stands?|lives?|lifetime|old|endure\w*|hold\w* (?:up|out)|rated for)\b/i;
const offices = new RegExp(
  String.raw`\b(?:our|from|with|have|in|of|at|all)\s+(${word})\s+(?:(?:local|full|staffed|nearby|convenient)\s+)*(?:offices|locations|branches)\b`,
  'gi',
);
const radius = new RegExp(
  String.raw`\b(${word})[ -]miles?(?:\s+(?:of|from|around)\s+(?:our|the|each|any|every)\s+(?:\w+\s+)?offices?\b|[ -]radius\b)`,
  'gi',
);
const since =
  /\b(?:since|founded in|established in|est\.?|serving [^.!?\n]{0,40}? since|in business since)\s+((?:1[89]|20)\d\d)\b/gi;
/** What makes a year one of the business. */
const ofBusiness =
  /\b(?:we|our|us|serving|family|business|founded|established|est|trusted|rating|rated|proudly|locally)\b|[A-F]\+/i;
const grade = /(?<![\p{L}\d])[A-F][+-](?=[ ,.]|$)(?:\s*(?:BBB|rating|rated))?(?:\s+since\s+\d{4})?/gu;
const stars =
  /\b[1-5](?:[.,]\d)?(?:\s*(?:out of|\/)\s*5)?[ -](?:star|stars)[ -](?:rating|rated|reviews?|company|service|average)\b|\brated\s+[1-5][.,]\d\b|\b[1-5][.,]\d\s+stars?\b/gi;
const customers =
  /\b(?:over |more than |nearly )?(?:\d{1,3}(?:,\d{3})+|\d{2,})\+?\s+(?:(?:happy|satisfied|local|loyal|completed|finished|five-star|5-star)\s+)*(?:customers|clients|homeowners|families|households|projects|jobs|installations|reviews)\b/gi;
const share = /\b\d{2,3}\s?%\s+(?:of (?:our )?(?:customers|clients|homeowners)|satisfaction|satisfied|customer)\b/gi;
const soon = new RegExp(
  String.raw`\b(?:within|in|under|less than|about)\s+(${word})\s+(minutes?|hours?)\b|\b(\d+)[ -](minute|hour)[ -](?:response|arrival)`,
  'gi',
);
const arriving =
  /\b(?:respon(?:d|se|ds|ding)|arriv\w+|there|on[- ]site|on the way|at your (?:door|house|home)|reach you|crews? (?:is|are)|dispatch\w*|out to you)\b/i;
const clock =
  /\b\d{1,2}(?::\d\d)?\s?(?:[ap]\.?m\.?)\s?(?:-|–|—|to|until|till)\s?\d{1,2}(?::\d\d)?\s?(?:[ap]\.?m\.?)(?![a-z])/gi;
const best =
  /\b(?:the |your |our area's |\w+'s )?(?:best|#1|no\. ?1|number one|top-rated|highest-rated|most trusted|most experienced|leading|premier|finest|cheapest|lowest-priced)\s+(?:\p{L}+\s+){0,2}?(?:company|contractors?|business|team|crews?|service|provider|firm|shop|(?!weather|answer|color|order|layer|number|paper|winter|summer|other|water|gutter|timber|lumber|letter|chapter|offer|corner|dinner|shower|center|border|cover|factor|sister|brother|partner)\p{L}{3,}(?:er|or|ian|ist)s?)\b(?=\s+(?:in|around|near|of)\s+(?:\p{Lu}|\{|town|the (?:area|region|state|county|city))|[.!]?$)/giu;
const choosing = /\b(?:find|choose|choosing|pick|hire|hiring|looking for|how to|what makes|who is|ask)\b/i;
const award = /\baward[- ]winning\b|\b(?:lowest|best) prices?,? guaranteed\b|\bunbeatable\b/gi;

const unitOf = (unit: string): string => unit.toLowerCase().replace(/s$/, '');

/** The times that the configuration and the page promise, as "45 minute". */
function promised({ config, page }: TextContext): string[] {
  const own = page && 'responseTime' in page ? [page.responseTime] : [];
  return [...config.business.responseTimes.map(({ time }) => time), ...own].flatMap((time = '') =>
    [...time.matchAll(new RegExp(String.raw`(${word})\s+(minute|hour)`, 'gi'))].map(
      ([, number = '', unit = '']) => `${numberOf(number)} ${unitOf(unit)}`,
    ),
  );
}

/** "7AM-7PM" as the hours of the business would be written, to be compared. */
const plainHours = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[.\s]/g, '')
    .replace(/to|until|till|–|—/g, '-')
    .replace(/:00/g, '');

/** What the business says of itself, against what is known of it. */
export const claimRules: readonly TextRule[] = [
  {
    code: 'claim/years',
    severity: 'error',
    why: 'A number of years is wrong a year later; it is counted from the founding year.',
    hint: /years?\b/i,
    find: (text, context) =>
      findingsAt(
        unproven(text, context, years, ([claim]) => ofThings.test(sentenceOf(text.written, claim))),
        (claim) => ({
          found: `"${claim}" is written out`,
          fix:
            context.config.business.founded === undefined
              ? `add business.founded and write {years}, ${inLedger}`
              : 'write {years} for the number',
        }),
      ),
  },
  {
    code: 'claim/since',
    severity: 'error',
    why: 'Two founding years on one site make both of them doubtful.',
    hint: /\d{4}/,
    find: (text, context) => {
      const { founded } = context.config.business;
      const told = unproven(text, context, since, ([claim, year]) => {
        return (
          Number(year) === founded ||
          !(ofBusiness.test(sentenceOf(text.written, claim)) || text.written.split(/\s+/).length < 6)
        );
      });
      return findingsAt(told, (claim) => ({
        found: `"${claim}" is not the founding year${founded === undefined ? '' : `, ${founded}`}`,
        fix: `write {founded}, ${inLedger}`,
      }));
    },
  },
  {
    code: 'claim/grade',
    severity: 'error',
    why: 'A grade is given by others: it stands in the configuration, so that it is changed once when it changes.',
    hint: /[A-F][+-]/,
    find: (text, context) =>
      text.field === 'rating'
        ? []
        : findingsAt(
            unproven(
              text,
              context,
              grade,
              ([claim]) => claim.replace(/\s.*/, '') === context.config.business.rating && !/\d/.test(claim),
            ),
            (claim) => ({ found: `"${claim}" is not what business.rating says`, fix: `write {rating}, ${inLedger}` }),
          ),
  },
  {
    code: 'claim/offices',
    severity: 'error',
    why: 'A number of offices that is not that of the list beside it makes both of them doubtful.',
    hint: /offices|locations|branches/i,
    find: (text, context) => {
      const all = context.config.business.offices;
      // One with a phone alone is an office to some, and none to others.
      const [known, houses] = [all.length, all.filter(({ address }) => address).length];
      const told = unproven(text, context, offices, ([, number = '']) => [known, houses].includes(numberOf(number)));
      return findingsAt(told, (claim) => ({
        found: `"${claim}": site.config.yaml has ${known}`,
        fix: `write how many there are, add the others to business.offices, ${inLedger}`,
      }));
    },
  },
  {
    code: 'claim/radius',
    severity: 'error',
    why: 'Who lives within the distance that a page names counts on it.',
    hint: /mile/i,
    find: (text, context) => {
      const { radiusMiles } = context.config.business;
      const told = unproven(text, context, radius, ([, number = '']) => numberOf(number) === radiusMiles);
      const known = radiusMiles === undefined ? 'in site.config.yaml' : `business.radiusMiles, ${radiusMiles}`;
      return findingsAt(told, (claim) => ({
        found: `"${claim}" is not ${known}`,
        fix: `${radiusMiles === undefined ? 'add business.radiusMiles and ' : ''}write {radius} for the number, ${inLedger}`,
      }));
    },
  },
  {
    code: 'claim/stars',
    severity: 'error',
    why: 'Stars are counted from the reviews of the site; a number beside them contradicts them sooner or later.',
    hint: /star|rated/i,
    find: (text, context) =>
      findingsAt(unproven(text, context, stars), (claim) => ({
        found: `"${claim}" has no source`,
        fix: `show the reviews, ${inLedger}`,
      })),
  },
  {
    code: 'claim/customers',
    severity: 'error',
    why: 'A number of customers, jobs or reviews without a source is taken for invented (FTC, 16 CFR 465).',
    hint: /customers|clients|homeowners|families|households|projects|jobs|installations|reviews/i,
    find: (text, context) =>
      findingsAt(unproven(text, context, customers), (claim) => ({
        found: `"${claim}" has no source`,
        fix: `leave it out, ${inLedger}`,
      })),
  },
  {
    code: 'claim/share',
    severity: 'error',
    why: 'A share of content customers without a source is taken for invented (FTC, 16 CFR 465).',
    hint: /%/,
    find: (text, context) =>
      findingsAt(unproven(text, context, share), (claim) => ({
        found: `"${claim}" has no source`,
        fix: `leave it out, ${inLedger}`,
      })),
  },
  {
    code: 'claim/response-time',
    severity: 'error',
    why: 'Who waits with water in the house holds a business to the time that it promises.',
    hint: /minute|hour/i,
    find: (text, context) => {
      const known = promised(context);
      if (known.length === 0 || text.field === 'time' || text.field === 'responseTime') return [];
      const told = unproven(
        text,
        context,
        soon,
        ([claim, number, unit, figure, kind]) =>
          !arriving.test(sentenceOf(text.written, claim)) ||
          known.includes(`${numberOf(number ?? figure ?? '')} ${unitOf(unit ?? kind ?? '')}`),
      );
      return findingsAt(told, (claim) => ({
        found: `"${claim}" is none of the response times of the site`,
        fix: `write one of business.responseTimes, ${inLedger}`,
      }));
    },
  },
  {
    code: 'claim/hours',
    severity: 'error',
    why: 'Hours that are written out go on standing there when the doors open at another time.',
    hint: /\d\s?[ap]\.?m/i,
    find: (text, context) => {
      const known = plainHours(hoursInWords(context.config.business.openingHours, localeOf(context.config)));
      return findingsAt(
        unproven(text, context, clock, ([claim]) => known.includes(plainHours(claim))),
        (claim) => ({ found: `"${claim}" is not when the business is open`, fix: `write {hours}, ${inLedger}` }),
      );
    },
  },
  {
    code: 'claim/best',
    severity: 'error',
    why: 'Who says that he is the best must be able to say by whose word.',
    hint: /best|#1|no\. ?1|number one|rated|most |leading|premier|finest|cheapest|lowest/i,
    find: (text, context) =>
      findingsAt(choosing.test(text.written) ? [] : unproven(text, context, best), (claim) => ({
        found: `"${claim}" has no source`,
        fix: `say what you do well, ${inLedger}`,
      })),
  },
  {
    code: 'claim/award',
    severity: 'warning',
    why: 'An award has a name, a year and somebody who gave it.',
    hint: /award|guaranteed|unbeatable/i,
    find: (text, context) =>
      findingsAt(unproven(text, context, award), (claim) => ({
        found: `"${claim}" has no source`,
        fix: `name the award, ${inLedger}`,
      })),
  },
];
