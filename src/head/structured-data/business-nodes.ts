import type { ContactPoint, EducationalOccupationalCredential, IdReference, LocalBusiness } from 'schema-dts';
import type { SiteConfig } from '../../../schemas/site';
import type { Business, Office } from '../../../schemas/site/business';
import { type Dialed, hasPhone, type OfficeWithPhone, telephone } from '../../model/phone';
import type { Inventory, Page, Site } from '../../model/site';
import { dialedOf } from '../../resolving/phones';
import { absoluteUrl } from '../absolute-url';
import { largestJpeg } from '../rendition';
import { alternateNameOf } from './alternate-name';
import type { GraphSource } from './graph-source';
import { businessId, officeNodeId } from './ids';
import type { Node } from './node';
import { allHours, lineHours, officeHours, specialOfficeHours } from './opening-hours';
import { city, geo, postalAddress, serviceCircle } from './place';
import { typesOfBusiness } from './types-of-business';

type LocalBusinessNode = Exclude<LocalBusiness, string> & IdReference;

/** A list that says something: an empty one is left out, as a fact that is not there. */
const unlessEmpty = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

/** The business as its own kinds rather than the general one; schema-dts has no type for kinds chosen at run time. */
function ofKind({ business }: SiteConfig, node: LocalBusinessNode): Node {
  return { ...node, '@type': typesOfBusiness(business) };
}

const emergencyPoint = ({ label, phone }: NonNullable<Business['emergency']>, dialed: Dialed): ContactPoint => ({
  '@type': 'ContactPoint',
  contactType: 'emergency',
  name: label,
  telephone: dialed[phone],
  hoursAvailable: allHours,
});

/** One alone, several as a list; nothing where there is none. */
const oneOrMore = <T>([first, ...others]: T[]): T | T[] | undefined =>
  first !== undefined && others.length > 0 ? [first, ...others] : first;

/** An office as a line to call, with all that those of its number serve. */
const linePoint = (business: Business, office: OfficeWithPhone, lines: Office[], dialed: Dialed): ContactPoint => ({
  '@type': 'ContactPoint',
  contactType: 'customer service',
  name: office.name,
  telephone: telephone(office.phone, dialed),
  url: dialed[office.phone]?.startsWith('https:') ? dialed[office.phone] : undefined,
  areaServed: oneOrMore(lines.flatMap(({ phone, serves }) => (phone === office.phone && serves ? [serves] : []))),
  hoursAvailable: lineHours(business, office),
});

/** Each number once at which nobody can be visited; that of the main office is the business's own. */
function contactPoints(config: SiteConfig, main: Office): ContactPoint[] {
  const { emergency, offices } = config.business;
  const dialed = dialedOf(config);
  const lines = offices.filter(hasPhone).filter(({ address, phone }) => !address && phone !== main.phone);
  return [
    ...(emergency ? [emergencyPoint(emergency, dialed)] : []),
    ...lines
      .filter(({ phone }, index) => lines.findIndex((line) => line.phone === phone) === index)
      .map((office) => linePoint(config.business, office, lines, dialed)),
  ];
}

/** What every office says of itself as a business; Google wants name and address, of those who come to their customers the town. */
function officeFacts(config: SiteConfig, office: Office) {
  const dialed = dialedOf(config);
  return {
    telephone: hasPhone(office) ? telephone(office.phone, dialed) : undefined,
    address: postalAddress(config, office),
    geo: office.coordinates && geo(office.coordinates),
    openingHoursSpecification: officeHours(config.business, office),
    specialOpeningHoursSpecification: specialOfficeHours(config.business, office),
    priceRange: config.business.priceRange,
  };
}

/** The picture that stands for the business, where it names one. */
const imageOf = (config: SiteConfig, inventory: Inventory): string | undefined =>
  config.seo.image && largestJpeg(config, inventory, config.seo.image.src).url;

/** The cities that a business names; where it has no place to come to, the one that it answers for is among them. */
const citiesServed = ({ areas }: SiteConfig, main: Office): string[] => [
  ...new Set([...(main.address ? [] : [main.city]), ...areas.cities.map(({ name }) => name)]),
];

/** The business, at its main office. Its phone-only lines are contact points, not businesses of their own. */
function mainNode({ site: { config }, inventory }: GraphSource, main: Office): Node {
  const { business, theme } = config;
  const logo = theme.logo.header ?? theme.logo.mark;
  return ofKind(config, {
    '@type': 'LocalBusiness',
    '@id': businessId(config),
    name: business.name,
    alternateName: alternateNameOf(business),
    legalName: business.legalName,
    description: business.description,
    url: absoluteUrl(config, '/'),
    email: business.email,
    logo: logo && { '@type': 'ImageObject', url: absoluteUrl(config, logo) },
    image: imageOf(config, inventory),
    ...officeFacts(config, main),
    areaServed: unlessEmpty(
      [serviceCircle(config, main) ?? [], citiesServed(config, main).map((name) => city(name))].flat(),
    ),
    contactPoint: unlessEmpty(contactPoints(config, main)),
    foundingDate: business.founded?.toString(),
    hasCredential: unlessEmpty(
      business.licenses.map(
        ({ name, number }): EducationalOccupationalCredential => ({
          '@type': 'EducationalOccupationalCredential',
          credentialCategory: 'license',
          name,
          identifier: number,
        }),
      ),
    ),
    paymentAccepted: business.payment.join(', ') || undefined,
    sameAs: unlessEmpty(config.socials.map(({ href }) => href)),
  });
}

/** A further office with an address: a business of its own under the main one. */
function branchNode({ site, inventory }: GraphSource, office: Office): Node {
  const { config, pages } = site;
  const home = pages.find(({ kind, office: id }) => kind === 'city' && id === office.id);
  return ofKind(config, {
    '@type': 'LocalBusiness',
    '@id': officeNodeId(config, office.id),
    name: `${config.business.name}, ${office.name}`,
    url: absoluteUrl(config, home?.route ?? '/'),
    image: imageOf(config, inventory),
    ...officeFacts(config, office),
    areaServed: office.serves,
    parentOrganization: { '@id': businessId(config) },
  });
}

/** What a page that only refers to a business or an office says of it: who it is, and the address that Google asks for. */
const brief = (node: Node): Node =>
  // The entries of an object forget their names.
  Object.fromEntries(Object.entries(node).filter(([name]) => said.has(name))) as unknown as Node;
const said = new Set(['@type', '@id', 'name', 'url', 'logo', 'telephone', 'address', 'parentOrganization']);

/** Whether a page is where to read of an office: home, a page that lists it, or the one that it has for itself. */
function tells({ route, kind, office, sections }: Page, { id }: Office): boolean {
  const lists = sections.flatMap((block) => (block.type === 'offices' ? [block.show] : []));
  return (
    route === '/' || (kind === 'city' && office === id) || lists.some((ids) => ids.length === 0 || ids.includes(id))
  );
}

const made = new WeakMap<Inventory, WeakMap<Site['pages'], Map<SiteConfig, Map<string, Node>>>>();

/** What is known by a key of a map, or else made now. */
function knownIn<K, V>(map: { get(key: K): V | undefined; set(key: K, value: V): unknown }, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = make();
  map.set(key, value);
  return value;
}

/** An office as a business: for all pages in a language the same, and made once. */
function wholeNode(source: GraphSource, office: Office): Node {
  const { config, pages } = source.site;
  const ofInventory = knownIn(made, source.inventory, () => new WeakMap());
  const ofSite = knownIn<Site['pages'], Map<SiteConfig, Map<string, Node>>>(ofInventory, pages, () => new Map());
  const nodes = knownIn(ofSite, config, () => new Map<string, Node>());
  const isMain = office.id === config.business.mainOffice;
  return knownIn(nodes, office.id, () => (isMain ? mainNode(source, office) : branchNode(source, office)));
}

/**
 * The business and its further offices that have an address: whole where a page tells of them; elsewhere the business and
 * the page's own office by what tells them apart.
 */
export function businessNodes(source: GraphSource): Node[] {
  const { site, page } = source;
  const { offices, mainOffice } = site.config.business;
  return offices.flatMap((office) => {
    const isMain = office.id === mainOffice;
    const whole = tells(page, office);
    if (!isMain && (!office.address || !(whole || office.id === page.office))) return [];
    const node = wholeNode(source, office);
    return [whole ? node : brief(node)];
  });
}
