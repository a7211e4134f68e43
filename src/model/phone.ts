import type { Business, Office } from '../../schemas/site/business';

/** How numbers are dialed (E.164), by how people read them: `020 7946 0018` → `+442079460018`. */
export type Dialed = Readonly<Record<string, string>>;

/** The `tel:` address of a number as people read it (RFC 3966). */
export const telHref = (phone: string, dialed: Dialed): string =>
  `tel:${dialed[phone] ?? phone.replace(/[^+\d]/g, '')}`;

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
export const officeCalled = ({ offices }: Business, dialed: Dialed, href: string): Office | undefined =>
  href.startsWith('tel:') ? offices.find(({ phone }) => telHref(phone, dialed) === href) : undefined;
