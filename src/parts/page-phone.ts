import { type AnsweredLine, lineOf, telHref } from '../model/phone';
import { usePage, useSite } from './context';

/** The number that this page calls, as people read it where it leads, and who answers it: its office or the emergency line. */
export function usePagePhone(): AnsweredLine & { href: string } {
  const { business, dialed } = useSite();
  const { line, office } = usePage().page;
  const { name, phone, by } = lineOf(business, line, office);
  return { name, phone, by, href: telHref(phone, dialed) };
}
