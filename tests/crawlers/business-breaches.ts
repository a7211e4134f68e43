import { type Breach, config, frost, home, services } from './breach';

const set = (from: string, to: string): Breach[2] => [config, from, to];
const address = 'region: TX, postalCode: "78155"';
const pin = '{ latitude: 29.5688, longitude: -97.9647 }';
const phone = 'phone: (830) 555-0142';
const zone = 'timeZone: America/Chicago';
const author = (name: string): Breach[2] => [frost, 'group: Pipes', `author: { name: "${name}" }\ngroup: Pipes`];
const tag = (fields: string): Breach[2] => set('areas:\n', `tags: [{ ${fields} }]\nareas:\n`);

/** What contradicts the other facts of a business, or what search engines are told besides. */
export const businessBreaches: readonly Breach[] = [
  ['the state of another office', 'fact/address-of-other-state', set(address, 'region: CA, postalCode: "78155"')],
  ['a state that there is not', 'fact/state-written-out', set(address, 'region: TZ, postalCode: "78155"')],
  ['an office over the border', 'fact/office-elsewhere', set(pin, '{ latitude: 35.46756, longitude: -97.51643 }')],
  ['the clock of another coast', 'fact/time-zone-elsewhere', set(zone, 'timeZone: America/Los_Angeles')],
  ['a clock by its short name', 'value/unfit', set(zone, 'timeZone: UTC-6')],
  ['a clock that is misspelt', 'value/unfit', set(zone, 'timeZone: America/Chicgo')],
  ['a number as abroad', 'fact/phone-impossible', set(phone, 'phone: 04 50 45 12 34')],
  ['a kind of another trade', 'fact/kind-other', set('tagline: Plumbing in Texas', 'tagline: Bakery in Texas')],
  ['a town with its state in a short list', 'fact/place-with-state', set('{ name: Marion }', '{ name: "Marion, TX" }')],
  ['a claim that is there twice', 'fact/said-twice', set('label: "{city}, {region}"', 'label: "Since {founded}"')],
  ['a light logo on a light header', 'look/logo-unseen', set('header: brand', 'header: light')],
  ['a logo out of shape', 'look/logo-stretched', set('width: 190, height: 48', 'width: 190, height: 190')],
  ['an id from the instructions', 'fact/tag-placeholder', tag('type: ga4, id: G-XXXXXXXXXX')],
  ['the id of another service', 'type/unknown', tag('type: ga4, id: GTM-AB12CD3')],
  ['visits under another name', 'fact/tag-of-other-site', tag('type: plausible, domain: larch.example')],
  ['articles at a file', 'page/template-link', set('areas:\n', 'articles: /blog.html\nareas:\n')],
  ['an author who is the business', 'site/author-form', author('Heron Plumbing LLC')],
  ['a line for a name', 'site/author-form', author('By Ann Heron')],
  ['two authors in one', 'site/author-form', author('Ann Heron and Lee Tran')],
  ['home as the page to write', 'site/purpose-unlike', [home, 'label: Home', 'label: Home\npurpose: contact']],
  ['less than nothing', 'prose/price-negative', [services, 'price: $89,', 'price: $-89,']],
  [
    'a link parted by a space',
    'yaml/cut-off',
    set('label: Ask for a visit, href: /contact }', 'label: Ask for a visit, href: /contact #office }'),
  ],
  [
    'canonical and hidden',
    'site/hidden-and-elsewhere',
    [services, 'purpose: service', 'purpose: service\nrobots: noindex, follow\ncanonical: /contact'],
  ],
];
