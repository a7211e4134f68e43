import { lineOf, telHref } from '../model/phone';
import { usePage, useSite } from './context';

/** The number that this page calls, as people read it and as a `tel:` address, and who answers it: its office or the emergency line. */
export function usePagePhone(): { phone: string; href: string; name: string } {
  const { business, dialed } = useSite();
  const { line, office } = usePage().page;
  const { name, phone } = lineOf(business, line, office);
  return { name, phone, href: telHref(phone, dialed) };
}
