import type { Business, Office } from '../../schemas/site/business';

/**
 * How numbers are dialed (E.164), by how people read them: `020 7946 0018` → `+442079460018`, with `;ext=12` behind it where
 * there is an extension; the address of the chat where nobody answers calls: `https://wa.me/442079460018`.
 */
export type Dialed = Readonly<Record<string, string>>;

/** Where a number as people read it leads: its `tel:` address (RFC 3966), or the chat that answers in its place. */
export function telHref(phone: string, dialed: Dialed): string {
  const number = dialed[phone] ?? phone.replace(/[^+\d]/g, '');
  return number.includes(':') ? number : `tel:${number}`;
}

/** A number for those who call, as search engines are told it (E.164); nothing where nobody answers calls. */
export const telephone = (phone: string, dialed: Dialed): string | undefined =>
  dialed[phone]?.startsWith('+') ? dialed[phone] : undefined;

const withoutExtension = (number: string): string => number.replace(/;ext=.*$/, '');

/** The address of the chat with a number (E.164): a text message, or WhatsApp; neither reaches an extension. */
export const chatHref = {
  sms: (number: string): string => `sms:${withoutExtension(number)}`,
  whatsapp: (number: string): string => `https://wa.me/${withoutExtension(number).replace(/\D/g, '')}`,
} as const;

/** True for an address that reaches somebody by a number. */
export const reachesSomebody = (href: string): boolean => /^(?:tel|sms):|^https:\/\/wa\.me\//.test(href);

/** The office with an id. Throws where there is none: resolving checks every id. */
export function officeAt({ offices }: Pick<Business, 'offices'>, id: string): Office {
  const office = offices.find((candidate) => candidate.id === id);
  if (!office) throw new Error(`no office "${id}": resolve checks every office id`);
  return office;
}

/** An office that has a number. */
export type OfficeWithPhone = Office & { phone: string };

export const hasPhone = (office: Office | undefined): office is OfficeWithPhone => office?.phone !== undefined;

/** Who answers the phone for an office: itself, else the main one, else the first that has a number; nobody where none has. */
export const answersFor = (
  { offices, mainOffice }: Pick<Business, 'offices' | 'mainOffice'>,
  office: Office | undefined,
): OfficeWithPhone | undefined => [office, offices.find(({ id }) => id === mainOffice), ...offices].find(hasPhone);

/** Who answers at a number, and the number as people read it. */
export interface AnsweredLine {
  name: string;
  phone: string;
  by: Office['by'];
}

/** The line that a page calls: the emergency line where that is asked for and there is one, else who answers for its office. */
export function lineOf(
  { emergency, ...business }: Business,
  line: 'office' | 'emergency',
  office: string,
): AnsweredLine | undefined {
  return line === 'emergency' && emergency
    ? { name: emergency.label, phone: emergency.phone, by: 'call' }
    : answersFor(business, officeAt(business, office));
}

/** The office that an address calls; nothing for an address that is not an office's number. */
export const officeCalled = ({ offices }: Business, dialed: Dialed, href: string): Office | undefined =>
  href.startsWith('tel:')
    ? offices.find((office) => hasPhone(office) && telHref(office.phone, dialed) === href)
    : undefined;
