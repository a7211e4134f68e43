import type { SiteData } from './page-data';

/** A US number written `(918) 555-0142` in E.164, with country code: `+19185550142`. */
export const e164 = (phone: string): string => `+1${phone.replace(/\D/g, '')}`;

/** The `tel:` address of a US number written `(918) 555-0142` (RFC 3966). */
export const telHref = (phone: string): string => `tel:${e164(phone)}`;

/** The number to call from a page: its office's, or the emergency line. */
export function phoneOf(site: Pick<SiteData, 'business'>, line: string): string {
  if (line === 'emergency') return site.business.emergency.phone;
  const office = site.business.offices.find(({ id }) => id === line);
  if (!office) throw new Error(`no office "${line}": resolve checks every office id`);
  return office.phone;
}
