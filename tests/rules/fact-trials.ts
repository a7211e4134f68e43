import { configText } from './sound-config';
import { edited } from './sound-site';
import type { Trial } from './trial';

const config = 'site.config.yaml';
const trial = (from: string, breaks: string, keeps: string): Trial => ({
  breaks: edited(config, from, breaks),
  keeps: edited(config, from, keeps),
});
const hours = '    - { days: [Monday, Tuesday, Wednesday, Thursday, Friday], opens: "08:00", closes: "18:00" }';
const open = (days: string, opens: string, closes: string): string =>
  `    - { days: [${days}], opens: "${opens}", closes: "${closes}" }`;
const own = '      openingHours: [{ days: [Monday], opens: "09:00", closes: "12:00" }]';
const tulsa = '[36.15398, -95.99277]';
const social = '  - { name: Facebook, icon: brand-facebook, href: "https://facebook.example.com/acme" }';

/** The same business in Canada, with a region in the address of its office. */
const inOntario = (region: string): Trial['breaks'] => ({
  [config]: configText
    .replace('region: US-OK', `region: CA-ON\nlocale: en-CA`)
    .replace('region: OK, postalCode: "74017"', `region: ${region}, postalCode: "K0A 1A0"`)
    .replace(/\((?:918|405)\) 555/g, '(613) 555')
    .replace(/ {6}coordinates: .*\n/g, '')
    .replace(/, coordinates: \[[^\]]*\]/g, ''),
});

/** An edit of the configuration that breaks each rule about its facts, and one that comes near. */
export const factTrials: Record<string, Trial> = {
  'fact/phone-impossible': trial('(918) 555-0142', '(000) 555-0142', '(580) 555-0142'),
  'fact/post-box': trial('street: 1 Sample Street', 'street: P.O. Box 12', 'street: 1 Box Street'),
  'fact/address-twice': trial(
    '      city: Oklahoma City\n',
    '      city: Claremore\n      address: { street: 1 Sample Street, city: Claremore, region: OK, postalCode: "74017" }\n',
    '      city: Oklahoma City\n      address: { street: 2 Sample Street, city: Oklahoma City, region: OK, postalCode: "73102" }\n',
  ),
  'fact/address-of-other-city': trial(
    '      city: Oklahoma City\n',
    '      city: Oklahoma City\n      address: { street: 4 Elm Street, city: Norman, region: OK, postalCode: "73069" }\n',
    '      city: St. Louis\n      address: { street: 4 Elm Street, city: Saint Louis, region: OK, postalCode: "74866" }\n',
  ),
  'fact/coordinates-rough': trial(tulsa, '[36.2, -96]', '[36.15, -95.99]'),
  'fact/coordinates-twice': trial(
    '    - { name: Tulsa,',
    `    - { name: Owasso, coordinates: ${tulsa} }\n    - { name: Tulsa,`,
    '    - { name: Owasso, coordinates: [36.26954, -95.85471] }\n    - { name: Tulsa,',
  ),
  'fact/office-elsewhere': trial(
    '    - { name: Tulsa,',
    '    - { name: Claremore, coordinates: [35.46756, -97.51643] }\n    - { name: Tulsa,',
    '    - { name: Claremore, coordinates: [36.3, -95.6161] }\n    - { name: Tulsa,',
  ),
  'fact/street-without-number': trial('1 Sample Street', 'Sample Street', 'Sample Street 1b'),
  'fact/street-with-city': trial(
    'street: 1 Sample Street',
    'street: "1 Sample Street, Claremore, OK"',
    'street: "1 Sample Street, Suite 2"',
  ),
  'fact/name-stuffed': trial(
    'name: Acme Roofing & Remodeling',
    'name: Acme Roofing | Best Roofs in Tulsa',
    'name: Acme Roofing, Remodeling & Repairs',
  ),
  'fact/mail-service': trial('hello@acme.example', 'acme@gmial.com', 'acme@ymail.com'),
  'fact/founded-to-come': trial('founded: 2001', 'founded: 2031', 'founded: 2026'),
  'fact/time-zone-elsewhere': trial(
    '  openingHours:',
    '  timeZone: Europe/Rome\n  openingHours:',
    '  timeZone: America/Chicago\n  openingHours:',
  ),
  'fact/rating-form': trial('  radius: 100', '  radius: 100\n  rating: very good', '  radius: 100\n  rating: B-'),
  'fact/price-range-form': trial(
    '  radius: 100',
    '  radius: 100\n  priceRange: cheap',
    '  radius: 100\n  priceRange: from $80',
  ),
  'fact/radius-impossible': trial('radius: 100', 'radius: 10000', 'radius: 400'),
  'fact/response-time-twice': trial(
    '  radius: 100',
    '  radius: 100\n  responseTimes: [{ area: Tulsa, time: 45 minutes }, { area: tulsa, time: 20 minutes }]',
    '  radius: 100\n  responseTimes: [{ area: Tulsa, time: 45 minutes }, { area: Ada, time: 45 minutes }]',
  ),
  'fact/hours-incomplete': trial(
    hours,
    '    - { days: [Monday], opens: "08:00" }',
    '    - { days: [Monday], is: by appointment }',
  ),
  'fact/hours-backward': trial(
    hours,
    open('Monday', '18:00', '08:00'),
    open('Monday', '18:00', '02:00').replace(' }', ', overnight: true }'),
  ),
  'fact/hours-none': trial(hours, open('Monday', '08:00', '08:00'), open('Monday', '08:00', '00:00')),
  'fact/alert-dates': trial(
    'business:\n',
    'alert: { text: Snow., from: "2027-01-20", until: "2027-01-02" }\nbusiness:\n',
    'alert: { text: Snow., from: "2027-01-01", until: "2027-01-02" }\nbusiness:\n',
  ),
  'site/over': trial(
    'business:\n',
    'alert: { text: Snow., until: "2026-12-24" }\nbusiness:\n',
    'alert: { text: Snow., until: "2026-12-30" }\nbusiness:\n',
  ),
  'fact/hours-dates': trial(
    '  openingHours:',
    '  specialHours: [{ from: "2027-12-24", until: "2027-01-02", is: closed }]\n  openingHours:',
    '  specialHours: [{ from: "2027-12-24", until: "2028-01-02", is: closed }]\n  openingHours:',
  ),
  'fact/day-twice': trial(
    hours,
    open('Monday, Tuesday, Monday', '08:00', '18:00'),
    open('Sunday, Monday', '08:00', '18:00'),
  ),
  'fact/hours-overlap': trial(
    hours,
    `${open('Monday', '08:00', '18:00')}\n${open('Monday, Tuesday', '10:00', '12:00')}`,
    `${open('Monday', '08:00', '12:00')}\n${open('Monday', '12:00', '18:00')}`,
  ),
  'fact/hours-of-none': trial('    - id: okc', `${own}\n    - id: okc\n${own}`, `${own}\n    - id: okc`),
  'fact/coordinates-zero': trial(tulsa, '[0, 0]', '[36.15, -95.99]'),
  'fact/coordinates-wrong-way': trial(tulsa, '[-95.99277, 36.15398]', '[36.15, -95.99]'),
  'fact/coordinates-far': trial(tulsa, '[47.6, -122.3]', '[33.15, -97.91]'),
  'fact/region-form': trial('region: US-OK', 'region: Oklahoma', 'region: US'),
  'fact/region-unknown': { breaks: inOntario('Onterio'), keeps: inOntario('Ont.') },
  'fact/state-written-out': trial('region: OK,', 'region: Oklahoma,', 'region: OK ,'),
  'fact/zip-of-other-state': trial('postalCode: "74017"', 'postalCode: "90210"', 'postalCode: "73101"'),
  'fact/state-other': trial('region: US-OK', 'region: US-TX', 'region: US'),
  'fact/menu-link-twice': trial(
    '        - { label: Claremore, href: /claremore }',
    '        - { label: Claremore, href: /claremore }\n        - { label: Our home town, href: /claremore }',
    '        - { label: Claremore, href: /claremore }\n        - { label: Contact, href: /contact }',
  ),
  'fact/menu-name-twice': trial(
    '    - { label: Resources',
    '    - { label: areas, links: [{ label: Tulsa, href: /service-areas/tulsa }] }\n    - { label: Resources',
    '    - { label: More areas, links: [{ label: Tulsa, href: /service-areas/tulsa }] }\n    - { label: Resources',
  ),
  'fact/footer-link-twice': trial(
    '    - { label: Sitemap, href: /sitemap.xml }',
    '    - { label: Sitemap, href: /sitemap.xml }\n    - { label: Terms, href: /sitemap.xml }',
    '    - { label: Sitemap, href: /sitemap.xml }\n    - { label: Contact, href: /contact }',
  ),
  'fact/place-twice': trial(
    'areas:\n',
    'areas:\n  communities: [Inola, tulsa]\n',
    'areas:\n  communities: [Inola, West Tulsa]\n',
  ),
  'fact/places-in-one': trial(
    'areas:\n',
    'areas:\n  communities: ["Inola, Foyil"]\n',
    'areas:\n  communities: ["Inola, OK", "Foyil, Oklahoma"]\n',
  ),
  'fact/place-with-state': trial(
    'areas:\n',
    'areas:\n  communities: [Inola, Foyil, Chelsea, "Vinita, OK"]\n',
    'areas:\n  communities: ["Inola, OK", "Foyil, OK", Chelsea]\n',
  ),
  'fact/place-nearly-twice': trial(
    'areas:\n',
    'areas:\n  communities: [Collinsville, Colinsville]\n',
    'areas:\n  communities: [Anderson, Andersen, Inola]\n',
  ),
  'fact/network-twice': trial(
    social,
    `${social}\n${social}`,
    `${social}\n${social.replace('Facebook', 'Facebook group').replace('acme', 'acme-group')}`,
  ),
  'fact/network-not-encrypted': trial('"https://facebook', '"http://facebook', '"https://www.facebook'),
  'fact/short-name-long': trial(
    'shortName: Acme',
    'shortName: Acme Roofing & Remodeling of Claremore, Tulsa and Oklahoma City',
    'shortName: Acme Roofing & Remodeling',
  ),
  'fact/time-zone-of-other-country': trial(
    '  radius: 100',
    '  radius: 100\n  timeZone: America/Costa_Rica',
    '  radius: 100\n  timeZone: America/Chicago',
  ),
  'fact/region-of-other-country': trial(
    '  region: US-OK\n',
    '  region: GB\nlocale: en-US\n',
    '  region: US-OK\nlocale: en-US\n',
  ),
  'fact/network-other': trial('name: Facebook', 'name: Instagram', 'name: On Facebook'),
  'fact/link-to-own-site': trial(
    'lender: https://lender.example.com/offers',
    'lender: https://acme.example/offers',
    'lender: https://shop.acme.example/offers',
  ),
  'fact/map-without-query': trial(
    'https://maps.example.com/?q={query}',
    'https://maps.example.com/?q=acme',
    'https://maps.example.com/at/{query}',
  ),
  'fact/all-to-home': trial('{ from: /author/*, to: /blog }', '{ from: /author/*, to: / }', '{ from: /author, to: / }'),
  'look/contrast-text': trial('slate: "#4A5A54"', 'slate: "#9AAAA4"', 'slate: "#5A6A64"'),
  'look/contrast-action': trial('action: "#A84A18"', 'action: "#E8A45C"', 'action: "#8A3A10"'),
  'look/contrast-brand': trial('brand: "#256B5B"', 'brand: "#65CBAB"', 'brand: "#154B3B"'),
  'look/contrast-dark': trial('onDark: "#D9E7E1"', 'onDark: "#39574F"', 'onDark: "#FFFFFF"'),
  'look/contrast-danger': trial('danger: "#B3261E"', 'danger: "#FF8A80"', 'danger: "#931610"'),
};
