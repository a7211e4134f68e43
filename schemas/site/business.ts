import { z } from 'zod';
import { action } from '../fields/link';
import { mailAddress } from '../fields/mail-address';
import { howSoon, officeId, slug, text } from '../fields/text';
import { datedHours, weeklyHours } from './business-hours';
import { businessKinds } from './business-kinds';
import { badges, licenses } from './credentials';

/** A phone number as people write it; how it is read and dialed is derived from it. */
const phone = z.string().trim().min(1).meta({
  description:
    'A phone number as people of the country write it: (830) 555-0142; one of another country with its code, +44 20 7946 0018.',
});

const address = z.strictObject({
  street: text('Street and number.'),
  city: text('City.'),
  region: text('State or province, as addresses have it: TX. Left out where they have none.').optional(),
  postalCode: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'Postal code, in quotes: "78155". Left out where the country has none.' }),
});

/** Degrees north and east (WGS 84). */
const coordinates = z.strictObject({
  latitude: z.number().min(-90).max(90).meta({ description: 'Degrees north.' }),
  longitude: z.number().min(-180).max(180).meta({ description: 'Degrees east; negative in America.' }),
});

let listed: ReadonlySet<string> | undefined;

/** Asked of the list first, which takes a tenth of the time; it does not have every name that there is. */
function isTimeZone(timeZone: string): boolean {
  listed ??= new Set(Intl.supportedValuesOf('timeZone'));
  if (listed.has(timeZone)) return true;
  // Short forms such as CST are clocks without summer time, or of several countries.
  if (!timeZone.includes('/') && timeZone !== 'UTC') return false;
  try {
    return Intl.DateTimeFormat('en', { timeZone }) !== undefined;
  } catch {
    return false;
  }
}

/** The IANA name of a time zone. */
const timeZone = z
  .string()
  .refine(isTimeZone, 'a time zone as region and city, such as America/Chicago or Europe/Rome');

const office = z.strictObject({
  id: slug('A short name for the office, used in links: call:main.'),
  name: text('The name shown: "Main office".'),
  city: text('The city it stands in; without an address, the one it answers for.'),
  phone: phone.optional().meta({
    description:
      'Its phone number as people of the country write it: (830) 555-0142; one of another country with its code. Left out where it has none of its own.',
  }),
  by: z.enum(['call', 'sms', 'whatsapp']).default('call').meta({
    description: 'How people reach somebody at that number: call, or sms or whatsapp where nobody answers calls.',
  }),
  address: address.optional().meta({ description: 'Leave out for an office that has only a phone.' }),
  coordinates: coordinates.optional().meta({ description: 'Where it stands, for maps.' }),
  serves: text('The area it answers for.').optional(),
  openingHours: weeklyHours
    .optional()
    .meta({ description: "Its own opening hours, where they are not the business's." }),
  specialHours: datedHours.meta({ description: "Its own holidays and seasons, which go before the business's." }),
  timeZone: timeZone.optional().meta({ description: "Its own time zone, where it is not the business's." }),
});
export type Office = z.infer<typeof office>;

const responseTime = z.strictObject({
  area: text('The area.'),
  time: howSoon('How soon somebody is there: "45 minutes".'),
});

const claimWithSource = z.strictObject({
  says: text('The claim in the words of the texts: "2,500 customers".'),
  source: text('What proves it: job files, a page, who gave the rating.'),
});

const claim = z.strictObject({
  icon: z.string().meta({ kind: 'icon', description: 'A Tabler icon.' }),
  label: text('The claim in a few words: "Since {founded}".'),
  href: action.shape.href.optional().meta({ description: 'Where it leads, such as call:emergency.' }),
});

export const claims = z.array(claim);

/** Who the business is and what it may say of itself; the one place for names, phones, addresses and claims. */
export const business = z.strictObject({
  name: text('The full name.'),
  shortName: text('The name in the logo and after page titles.'),
  legalName: text('The name in the legal pages.'),
  tagline: text('What it does, in a line.'),
  description: text('Two sentences for search engines and the footer.'),
  kinds: z
    .array(z.enum(businessKinds).meta({ otherwise: 'LocalBusiness' }))
    .min(1)
    .default(['LocalBusiness'])
    .meta({ description: 'What kind of business it is, as schema.org calls it; the closest kind first.' }),
  founded: z
    .int()
    .min(1800)
    .max(2100)
    .optional()
    .meta({ description: 'The founding year; years in business are computed from it.' }),
  email: mailAddress.optional().meta({ description: 'The address for e-mail, where there is one.' }),
  mainOffice: officeId('The id of the main office; its phone is the main number, where it has one.'),
  offices: z.array(office).min(1).meta({ description: 'The offices, the main one first.' }),
  openingHours: weeklyHours.default([]).meta({
    description: 'When the offices are open. Left out where that is not said: nothing is told of it then.',
  }),
  specialHours: datedHours.meta({
    description: 'Holidays and seasons with other hours: they are told beside the others until they are over.',
  }),
  timeZone: timeZone.optional().meta({
    description:
      'The time zone of the opening hours: America/Chicago. With it, an office says when it opens while it is closed; without it, nothing is said.',
  }),
  emergency: z
    .strictObject({
      phone,
      label: text('How the line is named: "24/7 emergency line".'),
      short: text('Its name on a small button; what `words` says when left out.').optional(),
    })
    .optional()
    .meta({ description: 'The line that is answered around the clock, where there is one.' }),
  responseTimes: z
    .array(responseTime)
    .default([])
    .meta({ description: 'How soon somebody is where, in an emergency.' }),
  radius: z
    .int()
    .positive()
    .optional()
    .meta({ description: 'How far from each office it works, in miles or kilometers as its country has them.' }),
  units: z
    .enum(['miles', 'kilometers'])
    .optional()
    .meta({ description: 'In what that is measured, where it is not as in its country.' }),
  rating: text('The rating by a business bureau, such as "A+".').optional(),
  priceRange: text('A rough price level for search engines: "$$".').optional(),
  licenses,
  badges,
  payment: z.array(text('A way to pay.')).default([]).meta({ description: 'Ways to pay.' }),
  ledger: z.array(claimWithSource).default([]).meta({
    description: 'What texts may claim beyond the facts, each with its source: numbers, ratings, superlatives.',
  }),
  claims: claims.default([]).meta({ description: 'The trust line: short claims that are true on every page.' }),
  sample: z.boolean().default(false).meta({ description: 'True while name, phones and addresses are samples.' }),
});
export type Business = z.infer<typeof business>;
