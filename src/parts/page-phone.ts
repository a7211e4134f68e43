import { phoneOf, telHref } from '../model/phone';
import { usePage, useSite } from './context';

/** The number that this page calls, its nearest office's or the emergency line, as people read it and as a `tel:` address. */
export function usePagePhone(): { phone: string; href: string } {
  const { line, office } = usePage().page;
  const phone = phoneOf(useSite(), line === 'emergency' ? line : office);
  return { phone, href: telHref(phone) };
}
