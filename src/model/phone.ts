import type { Business, Office } from '../../schemas/site/business';

/** A number in E.164, with the country's code: `(830) 555-0142` → `+18305550142`, `+44 20 7946 0018` → `+442079460018`. */
export const e164 = (phone: string): string => `${phone.startsWith('+') ? '+' : '+1'}${phone.replace(/\D/g, '')}`;

/** The `tel:` address of a number as the configuration has it (RFC 3966). */
export const telHref = (phone: string): string => `tel:${e164(phone)}`;

/** The office with an id. Throws where there is none: resolving checks every id. */
export function officeAt({ offices }: Pick<Business, 'offices'>, id: string): Office {
  const office = offices.find((candidate) => candidate.id === id);
  if (!office) throw new Error(`no office "${id}": resolve checks every office id`);
  return office;
}

/** Who answers at a number, and the number as people read it. */
export interface AnsweredLine {
  name: string;
  phone: string;
}

/** The line that a page calls: the emergency line where that is asked for and there is one, else its office. */
export function lineOf(
  { emergency, ...business }: Business,
  line: 'office' | 'emergency',
  office: string,
): AnsweredLine {
  return line === 'emergency' && emergency
    ? { name: emergency.label, phone: emergency.phone }
    : officeAt(business, office);
}

/** The office that an address calls; nothing for an address that is not an office's number. */
export const officeCalled = ({ offices }: Business, href: string): Office | undefined =>
  href.startsWith('tel:') ? offices.find(({ phone }) => telHref(phone) === href) : undefined;
