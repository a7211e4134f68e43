import type { Business, Office } from '../../schemas/site/business';
import type { SiteData } from './page-data';

/** A US number written `(918) 555-0142` in E.164, with country code: `+19185550142`. */
export const e164 = (phone: string): string => `+1${phone.replace(/\D/g, '')}`;

/** The `tel:` address of a US number written `(918) 555-0142` (RFC 3966). */
export const telHref = (phone: string): string => `tel:${e164(phone)}`;

/** The office with an id. Throws where there is none: resolving checks every id. */
export function officeAt({ offices }: Business, id: string): Office {
  const office = offices.find((candidate) => candidate.id === id);
  if (!office) throw new Error(`no office "${id}": resolve checks every office id`);
  return office;
}

/** The number to call from a page: its office's, or the emergency line. */
export const phoneOf = ({ business }: Pick<SiteData, 'business'>, line: string): string =>
  line === 'emergency' ? business.emergency.phone : officeAt(business, line).phone;

/** The office that an address calls; nothing for an address that is not an office's number. */
export const officeCalled = ({ offices }: Business, href: string): Office | undefined =>
  href.startsWith('tel:') ? offices.find(({ phone }) => telHref(phone) === href) : undefined;
