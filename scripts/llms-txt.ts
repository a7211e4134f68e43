import type { WordKey } from '../schemas/words';
import { absoluteUrl } from '../src/head/absolute-url';
import { isListed } from '../src/head/is-listed';
import { purposeOf } from '../src/head/structured-data/purpose';
import { hoursInWords, hoursOf } from '../src/model/hours';
import type { Page, Site } from '../src/model/site';
import { languageName } from '../src/model/words/language-name';
import { localeOf } from '../src/model/words/words-of';
import { addressInWords } from '../src/resolving/postal-address';

/** The headings under which pages stand, by what they are made from, in the order in which they come. */
const headings = {
  page: 'llms.pages',
  service: 'llms.services',
  city: 'llms.cities',
  area: 'llms.areas',
  article: 'llms.articles',
} as const satisfies Record<Page['kind'], WordKey>;

/** A page about a service is one whatever it is made from. */
const groupOf = (page: Page): Page['kind'] =>
  page.kind === 'page' && purposeOf(page) === 'service' ? 'service' : page.kind;

const linkTo = ({ config }: Pick<Site, 'config'>, { title, route, description }: Page): string =>
  `- [${title.replace(/[[\]]/g, '\\$&')}](${encodeURI(absoluteUrl(config, route))}): ${description}`;

/** What is true of the business, a line each. */
function facts(config: Site['config']): string[] {
  const { business } = config;
  const locale = localeOf(config);
  const offices = business.offices.map((office) => {
    const { name, phone, address } = office;
    const place = address && addressInWords(address, config);
    return `- ${[name, place, phone, hoursInWords(hoursOf(business, office), locale)].filter(Boolean).join('; ')}`;
  });
  const { emergency, email } = business;
  return [
    ...offices,
    ...(emergency ? [`- ${emergency.label}: ${emergency.phone}`] : []),
    ...(email ? [`- ${email}`] : []),
  ];
}

/**
 * `llms.txt`: who the business is, how it is reached, and what stands on which page, for programs that answer questions
 * (llmstxt.org). It says nothing that pages don't.
 */
export function llmsTxt({ config, pages }: Pick<Site, 'config' | 'pages'>): string {
  const { say } = localeOf(config);
  const listed = pages.filter(isListed);
  const list = (heading: string, shown: (page: Page) => boolean) => {
    const links = listed.filter(shown).map((page) => linkTo({ config }, page));
    return links.length > 0 ? [`## ${heading}`, links.join('\n')] : [];
  };
  const languages = [...new Set(listed.flatMap(({ language }) => language ?? []))];
  const lists = [
    ...Object.entries(headings).flatMap(([group, heading]) =>
      list(say(heading), (page) => page.language === undefined && groupOf(page) === group),
    ),
    ...languages.flatMap((language) => list(languageName(language), (page) => page.language === language)),
  ];
  const { name, description } = config.business;
  return `${[`# ${name}`, `> ${description}`, facts(config).join('\n'), ...lists].join('\n\n')}\n`;
}
