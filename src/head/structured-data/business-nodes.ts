import type { ContactPoint, IdReference, LocalBusiness } from 'schema-dts';
import type { SiteConfig } from '../../../schemas/site';
import type { Office } from '../../../schemas/site/business';
import { e164 } from '../../model/phone';
import { absoluteUrl } from '../absolute-url';
import { largestJpeg } from '../rendition';
import type { GraphSource } from './graph-source';
import { businessId, officeNodeId } from './ids';
import type { Node } from './node';
import { allHours, officeHours } from './opening-hours';
import { city, geo, postalAddress, serviceCircle } from './place';

type LocalBusinessNode = Exclude<LocalBusiness, string> & IdReference;

/** The business as its own kinds rather than the general one; schema-dts has no type for kinds chosen at run time. */
const ofKind = ({ business }: SiteConfig, node: LocalBusinessNode): Node => ({ ...node, '@type': business.kinds });

function contactPoints({ business }: SiteConfig): ContactPoint[] {
  const { emergency, offices } = business;
  return [
    {
      '@type': 'ContactPoint',
      contactType: 'emergency',
      name: emergency.label,
      telephone: e164(emergency.phone),
      hoursAvailable: allHours,
    },
    ...offices
      .filter(({ address }) => !address)
      .map(
        (office): ContactPoint => ({
          '@type': 'ContactPoint',
          contactType: 'customer service',
          name: office.name,
          telephone: e164(office.phone),
          areaServed: office.serves,
          hoursAvailable: officeHours(business, office),
        }),
      ),
  ];
}

/** What every office with an address says of itself; Google wants name and address. */
function officeFacts(config: SiteConfig, office: Office) {
  return {
    telephone: e164(office.phone),
    address: office.address && postalAddress(config, office.address),
    geo: geo(office.coordinates),
    openingHoursSpecification: officeHours(config.business, office),
    priceRange: config.business.priceRange,
  };
}

/** The business, at its main office. Its phone-only lines are contact points, not businesses of their own. */
function mainNode({ site: { config }, inventory }: GraphSource, main: Office): Node {
  const { business, theme } = config;
  return ofKind(config, {
    '@type': 'LocalBusiness',
    '@id': businessId(config),
    name: business.name,
    alternateName: business.shortName,
    legalName: business.legalName,
    description: business.description,
    url: absoluteUrl(config, '/'),
    email: business.email,
    logo: { '@type': 'ImageObject', url: absoluteUrl(config, theme.logo.header) },
    image: largestJpeg(config, inventory, config.seo.image.src).url,
    ...officeFacts(config, main),
    areaServed: [serviceCircle(config, main), ...config.areas.cities.map(({ name }) => city(name))],
    contactPoint: contactPoints(config),
    foundingDate: String(business.founded),
    paymentAccepted: business.payment.join(', ') || undefined,
    sameAs: config.socials.map(({ href }) => href),
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
    image: largestJpeg(config, inventory, config.seo.image.src).url,
    ...officeFacts(config, office),
    areaServed: office.serves,
    parentOrganization: { '@id': businessId(config) },
  });
}

/** The business and its further offices that have an address. */
export function businessNodes(source: GraphSource): Node[] {
  const { offices, mainOffice } = source.site.config.business;
  return offices.flatMap((office) => {
    if (office.id === mainOffice) return [mainNode(source, office)];
    return office.address ? [branchNode(source, office)] : [];
  });
}
