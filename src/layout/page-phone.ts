import { usePage, useSite } from '../context';
import { phoneOf, telHref } from '../parts/phone';

/** The number that this page calls, its nearest office's, as people read it and as a `tel:` address. */
export function usePagePhone(): { phone: string; href: string } {
  const phone = phoneOf(useSite(), usePage().page.office);
  return { phone, href: telHref(phone) };
}
