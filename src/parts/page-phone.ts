import { type AnsweredLine, lineOf, telHref } from '../model/phone';
import { usePage, useSite } from './context';

/** The number that this page calls, as people read it where it leads, and who answers it; nothing where the business has none. */
export function usePagePhone(): (AnsweredLine & { href: string }) | undefined {
  const { business, dialed } = useSite();
  const { line, office } = usePage().page;
  const answered = lineOf(business, line, office);
  if (!answered) return undefined;
  const { name, phone, by } = answered;
  return { name, phone, by, href: telHref(phone, dialed) };
}
