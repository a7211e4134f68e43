import type { SiteConfig } from '../../../schemas/site';
import type { Office } from '../../../schemas/site/business';
import { escapeRegExp } from '../../model/escape-reg-exp';
import { knownTowns, placeNames } from '../listed-places';
import { isOneSlip } from '../near-names';
import { type ConfigRule, offer, type RuleFinding } from '../rule';
import { isAkin } from './office-place-rules';

/** What the configuration says in words, besides the towns of the addresses themselves. */
const saidOf = (office: Office, config: SiteConfig): string[] => {
  const { business } = config;
  const { name, shortName, legalName = '', tagline, description } = business;
  const others = business.offices.filter((other) => other !== office).map(({ city }) => city);
  return [
    name,
    shortName,
    legalName,
    tagline,
    description,
    office.name,
    office.serves ?? '',
    ...placeNames(config),
    ...others,
  ];
};

const says = (text: string, town: string): boolean =>
  new RegExp(String.raw`(?<!\p{L})${escapeRegExp(town)}(?!\p{L})`, 'iu').test(text);

/** The names of places that an office is called by and its site says that the business is in: "Leeds office", "Plumbing in Leeds". */
function townCalled({ name }: Office, { business: { tagline, description } }: SiteConfig): string | undefined {
  const [, town] =
    /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*) (?:office|line|branch|shop|studio|clinic|surgery|store|phone)$/u.exec(
      name,
    ) ?? [];
  const isWhere = town && new RegExp(String.raw`(?<!\p{L})(?:in|of|from) ${escapeRegExp(town)}(?!\p{L})`, 'u');
  return isWhere && [tagline, description].some((text) => isWhere.test(text)) ? town : undefined;
}

/** The words of the site, as many as the town of an office has, of which that is one slip of the hand. */
function townMeant(office: Office, config: SiteConfig): string | undefined {
  const { city } = office;
  const name = new RegExp(Array.from(city.split(/[ -]/), () => String.raw`\p{Lu}[\p{L}'’]{3,}`).join('[ -]'), 'gu');
  const names = saidOf(office, config).flatMap((text) => text.match(name) ?? []);
  return names.find((said) => isOneSlip(city, said) && !said.startsWith(city) && !city.startsWith(said));
}

/** Two towns of one office: the one of its address, and the one that it is said to be in. The site says the one that is right elsewhere, too. */
function twoTowns(office: Office, config: SiteConfig, index: number): RuleFinding | undefined {
  const { city, address } = office;
  if (!address || isAkin(city, address.city)) return undefined;
  // What the office itself is called counts for more than what is served besides.
  const weigh = (town: string): number =>
    [office.name, office.serves ?? '', ...saidOf(office, config)].filter((text) => says(text, town)).length;
  const isOwn = weigh(city) >= weigh(address.city);
  const [field, to]: [(string | number)[], string] = isOwn ? [['address', 'city'], city] : [['city'], address.city];
  const orElse = isOwn
    ? `, or give the office the city of its address: city: ${address.city}`
    : `, or give the address the city ${city}`;
  return {
    found: `the address is in ${address.city}, and the office in ${city}`,
    ...offer(to, { fix: `write ${to}${orElse}`, unsure: true }),
    at: { path: ['business', 'offices', index, ...field] },
  };
}

/** Whether the towns of offices are those that the rest of the site knows. */
export const townRules: readonly ConfigRule[] = [
  {
    code: 'fact/address-of-other-city',
    severity: 'warning',
    instead: ['fact/office-elsewhere', 'prose/name-slip'],
    why: 'An office that is said to be in one city, with an address in another, sends people to the wrong one of them.',
    find: (config) => config.business.offices.flatMap((office, index) => twoTowns(office, config, index) ?? []),
  },
  {
    code: 'fact/town-unknown',
    severity: 'warning',
    why: 'The town of an office stands on every page of it; one that nothing else of the site knows is most likely another one.',
    find: (config) =>
      config.business.offices.flatMap((office, index): RuleFinding[] => {
        const { city, address } = office;
        if (address || saidOf(office, config).some((text) => says(text, city))) return [];
        const town = townMeant(office, config) ?? townCalled(office, config);
        const isOther =
          town !== undefined && !knownTowns(config).some((known) => known !== city && isAkin(known, city));
        return isOther
          ? [
              {
                found: `the office is in ${city}, and nothing else of the site is`,
                ...offer(town, { unsure: true }),
                at: { path: ['business', 'offices', index, 'city'] },
              },
            ]
          : [];
      }),
  },
];
