import type { SiteConfig } from '../../schemas/site';
import type { Office } from '../../schemas/site/business';
import { hasPhone } from '../model/phone';
import { type Outcome, wrong } from '../reading/issue';
import { dial } from './phones';

/** The number that an address of WhatsApp opens a chat with, or was to, as digits; undefined for other addresses. */
export const chatNumber = (href: string): string | undefined =>
  /^https:\/\/(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=)([+(]*\d[\d\s().-]*)/i
    .exec(href)?.[1]
    ?.replace(/\D/g, '');

/** A chat with a number that a page names: numbers stand in the configuration alone. */
export function chatInPage(href: string, digits: string, config: SiteConfig, office: Office): Outcome {
  // Written as at home, it has not the code of its country.
  const is = (phone: string) => [phone, dial(phone, config)].some((each) => each.replace(/\D/g, '') === digits);
  const named = config.business.offices.find((office) => hasPhone(office) && is(office.phone));
  const to = named === undefined ? undefined : named.phone === office.phone ? 'whatsapp' : `whatsapp:${named.id}`;
  return wrong(
    href,
    'link/phone-number',
    `"${href}" has a phone number in a page`,
    `write ${to ?? "whatsapp for the number of this page's office"}, or put the address under links in site.config.yaml and write link: with its name`,
    to,
  );
}
