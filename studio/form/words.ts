import { capitalized } from '../../src/model/capitalized';

/** Names of fields that say little to those who don't program; all others are read as they are. */
const known: Readonly<Record<string, string>> = {
  src: 'Picture',
  alt: 'What is seen',
  href: 'Leads to',
  id: 'Name for links',
  url: 'Web address',
  seo: 'Search engines',
  cta: 'Call to action',
  faq: 'Questions and answers',
  redirectFrom: 'Old addresses',
  aliases: 'Further addresses',
  queryRedirects: 'Old addresses with a question mark',
  is: 'Instead of times',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
};

/** The name of a field as people read it: `openingHours` is *Opening hours*. */
export function nameOf(key: string): string {
  const name = Object.hasOwn(known, key) ? known[key] : undefined;
  if (name) return name;
  const words = key
    .replace(/[-_]/g, ' ')
    .replace(/([A-Z]{2,})([A-Z][a-z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
    .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return capitalized(words);
}

/** What the facts of a site under a name are about, for who does not know the name. */
const subjects: Readonly<Record<string, string>> = {
  business: 'Offices, phones, hours',
  navigation: 'Menus',
  alert: 'Notice on every page',
  theme: 'Colors and fonts',
};

/** What the list of site facts calls those under a name. */
export const factName = (name: string): string => subjects[name] ?? nameOf(name);

const telling = ['heading', 'title', 'question', 'label', 'name', 'text', 'caption', 'alt', 'from', 'value'];

/** A few words by which an item of a list is known. */
export function summaryOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(summaryOf).filter(Boolean).join(' · ');
  if (typeof value !== 'object' || value === null) return '';
  const fields = new Map<string, unknown>(Object.entries(value));
  const key = telling.find((name) => typeof fields.get(name) === 'string');
  if (key) return String(fields.get(key));
  for (const inner of fields.values()) {
    if (typeof inner === 'object' && inner !== null) {
      const words = summaryOf(inner);
      if (words) return words;
    }
  }
  return '';
}

/** A place in a file as people say it: *Card grid “Our services” › Cards 2 › Title*. */
export function placeInWords(root: unknown, path: readonly (string | number)[]): string {
  let value = root;
  const words: string[] = [];
  for (const step of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
    const type: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'type') : undefined;
    if (typeof step === 'string') words.push(nameOf(step));
    else if (typeof type === 'string') words.splice(-1, 1, [nameOf(type), quoted(summaryOf(value))].join(' ').trim());
    else words.splice(-1, 1, `${words.at(-1) ?? ''} ${step + 1}`);
  }
  return words.join(' › ');
}

const quoted = (text: string): string =>
  text === '' ? '' : `“${text.length > 40 ? `${text.slice(0, 38).trimEnd()} …` : text}”`;
