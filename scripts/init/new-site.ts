import { Document, isMap, stringify } from 'yaml';
import { capitalized } from '../../src/model/capitalized';
import { slugOf } from '../../src/model/slug';
import type { Given } from '../new/questions';
import { none } from './business-questions';
import { countryIn, type Language } from './countries';
import { logos, logoWidth } from './drawings';
import { type BusinessAnswers, newConfig } from './new-config';
import { furtherPageIn, listIn } from './page-lists';
import { type PageOfNewSite, type Plan, sitePages } from './site-pages';
import { siteTexts } from './site-texts-by-language';
import { zoneNamed, zoneOf } from './time-zones';
import { townIn } from './town-in';

/** A name as a part of an address: `Heron & Söhne` → `heron-sohne`. */
export const addressName = (name: string): string => slugOf(name) || 'site';

/** The names of several things as parts of addresses, each another; what has no letter that can stay is known by its number. */
function addressNames(names: readonly string[], language: Language): string[] {
  const slugs = names.map((name) => slugOf(name, language));
  return slugs.map((slug, index) =>
    slug !== '' && slugs.indexOf(slug) === index ? slug : [slug, index + 1].filter(Boolean).join('-'),
  );
}

/** What was answered, as a site is made from it. All of it has been looked at before. */
function planOf(given: Given): { plan: Plan; answers: BusinessAnswers } {
  const {
    name = '',
    trade = '',
    town: answered = '',
    phone = none,
    email = none,
    hours = none,
    host = 'netlify',
  } = given;
  // The interview takes only languages that there are.
  const language = (given.language ?? 'en') as Language;
  const country = countryIn(given.country ?? '') ?? '';
  const { town = answered, region = country } = townIn(answered, country) ?? {};
  const further = listIn(given.pages ?? '').flatMap((page) => furtherPageIn(page) ?? []);
  const texts = siteTexts[language];
  const named = listIn(given.services ?? '');
  const addresses = addressNames(named, language);
  const services = named.map((service, index) => ({
    name: capitalized(service),
    route: `${texts.pages.service.route}/${addresses[index]}`,
    drawn: `service-${index + 1}.jpg`,
  }));
  return {
    plan: {
      told: { name, trade, town, calls: phone !== none, mails: email !== none },
      texts,
      services,
      further,
      thanks: host === 'netlify',
    },
    answers: {
      country,
      region,
      language,
      phone,
      email: email === none ? undefined : email,
      hours: hours === none ? undefined : hours,
      zone: given.zone === undefined ? zoneOf(country) : zoneNamed(country, given.zone),
      host,
      slug: addressName(name),
    },
  };
}

const asWritten = { lineWidth: 0, aliasDuplicateObjects: false } as const;

const yaml = (comment: string, value: unknown): string => `# ${comment}\n${stringify(value, asWritten)}`;

/** The configuration, with what was not asked and many have where it belongs, as a note. */
function configText(value: Record<string, unknown>, town: string): string {
  const config = new Document(value, asWritten);
  const office = config.getIn(['business', 'offices', 0]);
  if (isMap(office))
    office.comment = ` address: { street: …, city: ${town}, postalCode: "…" }  # where customers can come`;
  return `# What is true on every page. npm run dev shows your site while you write.\n${config.toString(asWritten)}`;
}

const pageFile = ({ route, content }: PageOfNewSite): [path: string, text: string] => [
  `pages/${route === '/' ? 'index' : route.slice(1)}.yaml`,
  yaml('Sections with draft: true wait for your words: replace each "Write: …", and take the line out.', content),
];

/** The texts of a new site by path, from what was answered. */
export function newSiteFiles(given: Given): Map<string, string> {
  const { plan, answers } = planOf(given);
  const { name } = plan.told;
  const config = newConfig(plan, answers, logoWidth(name));
  return new Map([
    ['site.config.yaml', configText(config, plan.told.town)],
    ...sitePages(plan).map(pageFile),
    ...Object.entries(logos(name)).map(([file, svg]): [string, string] => [`public/${file}.svg`, svg]),
  ]);
}
