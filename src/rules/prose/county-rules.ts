import type { SiteConfig } from '../../../schemas/site';
import type { PageSource } from '../../../schemas/templates';
import { isOneSlip } from '../near-names';
import { offer, type RuleFinding, type TextRule } from '../rule';

const counties = /(\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)?) (?:County|Parish)(?!\p{L})/gu;

/** A word in front of a name that only begins a sentence. */
const begins = /^(?:In|From|The|All|Around|Across|Over|For|Serving|Most|Near|Of|And|At|To|Our) /;

/** The counties that a text names, each as often as it does. */
const countiesIn = (text: string): string[] =>
  [...text.matchAll(counties)].map(([, name = '']) => name.replace(begins, ''));

const ofPages = new WeakMap<PageSource, string[]>();

/** The counties that a page names in all its texts. */
function countiesOf(page: PageSource): string[] {
  const known = ofPages.get(page) ?? countiesIn(JSON.stringify(page));
  ofPages.set(page, known);
  return known;
}

const timesIn = (names: readonly string[], name: string): number => names.filter((one) => one === name).length;

/** With fewer letters two counties are two names. */
const fewestLetters = 5;

/** The county that another is a slip for: one that the page names again and again, or an office serves. */
function meantBy(name: string, page: PageSource, { business }: SiteConfig): string | undefined {
  const said = countiesOf(page);
  const served = countiesIn(business.offices.map(({ serves }) => serves).join('\n'));
  const near = [...new Set([...said, ...served])].filter(
    (other) => other.length >= fewestLetters && isOneSlip(name, other),
  );
  return near.find((other) => timesIn(said, other) > 1 || served.includes(other));
}

/** The county that all other texts of a page name, where a summary of it names another alone. */
function ofOthers(name: string, text: string, page: PageSource): string | undefined {
  const others = new Set(countiesOf(page).filter((other) => other !== name));
  const [only, ...more] = others;
  const isAlone = new Set(countiesIn(text)).size === 1;
  return isAlone && more.length === 0 && only !== undefined && timesIn(countiesOf(page), only) > 1 ? only : undefined;
}

const summaries: ReadonlySet<string> = new Set(['title', 'description', 'heading', 'lead', 'excerpt']);

/** The counties of a page, which its texts name by one name each. */
const countyRule = (code: 'prose/name-slip' | 'site/county-other', why: string, judge: Judge): TextRule => ({
  code,
  severity: 'warning',
  own: true,
  why,
  words: ['county', 'parish'],
  find: ({ written, path }, { config, page }) =>
    page === undefined
      ? []
      : [...new Set(countiesIn(written))]
          .filter((name) => timesIn(countiesOf(page), name) === 1)
          .flatMap((name) =>
            judge(name, { text: written, isSummary: path.length === 1 && summaries.has(`${path[0]}`), config, page }),
          ),
});

type Judge = (
  name: string,
  around: { text: string; isSummary: boolean; config: SiteConfig; page: PageSource },
) => RuleFinding[];

export const countyRules: readonly TextRule[] = [
  countyRule(
    'prose/name-slip',
    'The name of a county with a letter wrong is another one to search engines, and careless to neighbors.',
    (name, { config, page }) => {
      const meant = meantBy(name, page, config);
      return meant === undefined
        ? []
        : [
            {
              found: `"${name}" is ${meant} with a letter wrong`,
              ...offer(meant, { unsure: true }),
              at: { needle: name },
            },
          ];
    },
  ),
  countyRule(
    'site/county-other',
    'A summary that names another county than all of its page was left from the page that was copied.',
    (name, { text, isSummary, config, page }) => {
      const other = isSummary && meantBy(name, page, config) === undefined ? ofOthers(name, text, page) : undefined;
      return other === undefined
        ? []
        : [
            {
              found: `this names ${name} alone, and the rest of the page ${other}`,
              ...offer(other, { fix: `write ${other}, or name ${name} below as well`, unsure: true }),
              at: { needle: name },
            },
          ];
    },
  ),
];
