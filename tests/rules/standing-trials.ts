import { edited } from './sound-site';
import type { Trial } from './trial';

const config = 'site.config.yaml';
const hail = 'pages/blog/hail.yaml';
const trial = (from: string, breaks: string, keeps: string): Trial => ({
  breaks: edited(config, from, breaks),
  keeps: edited(config, from, keeps),
});
const address = 'region: OK, postalCode: "74017"';
const pin = '{ latitude: 36.31261, longitude: -95.61609 }';
const url = 'url: https://www.acme.example\n';

/** A site that says not how far it drives, with two more cities in its list. */
const withCities = (city: string): Record<string, string> => ({
  [config]: (edited(config, '  radius: 100\n', '')[config] ?? '').replace(
    '    - { name: Tulsa,',
    `    - { name: Edmond, coordinates: [35.65283, -97.47811] }\n${city}    - { name: Tulsa,`,
  ),
});
const tagged = (tag: string): string => `${url}tags: [{ ${tag} }]\n`;

/** The logo of the header, and how high its frame is. */
const logo = (file: string, height: number): string => `  logo: { header: ${file}, width: 190, height: ${height} }\n`;
const logos = '  logo: { header: /logo.svg, footer: /logo.svg, mark: /logo.svg, width: 190, height: 48 }\n';

/** A site in two languages, and two pages of the second, of which one does not say what it translates. */
const inSpanish = (second: string, lines = ''): Record<string, string> => ({
  ...edited(
    config,
    'redirects:',
    `languages:
  es:
    navigation:
      menu: [{ label: Inicio, href: /es }, { label: Contacto, href: /es/contacto }]
      callLabel: Llámenos
      estimate: { label: Pedir un precio, href: /es }
      legal: [{ label: Mapa del sitio, href: /sitemap.xml }]
redirects:`,
  ),
  'pages/es.yaml': `language: es\ntranslates: /\ntitle: Acme, techos y tejas\nlabel: Inicio\ndescription: Lo que se dice del techo y de las tejas de la casa, en una frase larga para los resultados.\nsections:\n  - { type: hero, layout: plain, heading: El techo de la casa }\n  - { type: prose, heading: Las tejas, text: Las tejas de la casa son nuestras. }\n`,
  'pages/es/contacto.yaml': `language: es\n${lines}title: Contacto con Acme\nlabel: Contacto\ndescription: Cómo nos llama y nos escribe, y cuándo contesta alguien de la oficina, en una sola frase.\nsections:\n  - { type: hero, layout: plain, heading: Escríbanos }\n${second}  - { type: table, caption: Precios, columns: [Cosa, Precio], rows: [[Permiso, $150]] }\n`,
});

/** A page of a heading and a few words that home leads to. */
const page = (text: string, lines = '', more = '', name = 'gutters'): Record<string, string> => ({
  ...edited('pages/index.yaml', 'Hail *bruises* the mat.', `Hail *bruises* the mat; see [gutters](/${name}).`),
  [`pages/${name}.yaml`]: `title: Gutters in Claremore\n${lines}description: What is to be said of gutters on the houses of this town, in a sentence that is long enough for a list.\nsections:\n  - { type: hero, layout: plain, heading: Gutters, text: "${text}" }\n${more}`,
});
const offices = '  - { type: offices, heading: Where we are }\n';
const told = 'We hang, clean and mend gutters of copper, steel and vinyl on houses of one floor and two.';

/** An edit that breaks each rule about what a site says of itself, and of its pages as a whole, and one that comes near. */
export const standingTrials: Record<string, Trial> = {
  'fact/address-of-other-state': trial(address, 'region: TX, postalCode: "74017"', 'region: OK, postalCode: "74018"'),
  'site/label-twice': {
    breaks: page(told, 'label: Contact\n', offices),
    keeps: page(told, 'label: Contact form\n', offices),
  },
  'site/address-long': {
    breaks: page(told, '', offices, `gutters-${'and-downspouts-'.repeat(7)}of-copper`),
    keeps: page(told, '', offices, 'gutters-and-downspouts-of-copper'),
  },
  'site/translation-hidden': {
    breaks: inSpanish('', 'translates: /contact\nrobots: noindex, follow\n'),
    keeps: inSpanish('', 'translates: /contact\n'),
  },
  'fact/coordinates-other-state': trial(
    pin,
    '{ latitude: 37.68722, longitude: -97.33005 }',
    '{ latitude: 36.9123, longitude: -95.6123 }',
  ),
  'fact/offices-apart': trial(
    '    - id: okc\n',
    '    - id: north\n      name: North office\n      city: Claremore\n      phone: (918) 555-0150\n      coordinates: { latitude: 35.5, longitude: -95.7 }\n    - id: okc\n',
    '    - id: north\n      name: North office\n      city: Claremore\n      phone: (918) 555-0150\n      coordinates: { latitude: 36.35, longitude: -95.62 }\n    - id: okc\n',
  ),
  'fact/kind-other': trial(
    '  tagline: Roofs in Oklahoma\n',
    '  tagline: Bakery in Oklahoma\n  kinds: [Plumber]\n',
    '  tagline: Plumber in Oklahoma\n  kinds: [RoofingContractor]\n',
  ),
  'fact/city-far': {
    breaks: withCities('    - { name: Dallas, coordinates: [32.77666, -96.79699] }\n'),
    keeps: withCities('    - { name: Ada, coordinates: [34.77453, -96.67834] }\n'),
  },
  'fact/said-twice': trial(
    '  claims:\n',
    '  payment: [Cash, Check, Cash]\n  claims:\n',
    '  payment: [Cash, Check, Cashier’s check]\n  claims:\n',
  ),
  'look/logo-unseen': trial(logos, logo('/logo-light.svg', 48), logo('/logo.svg', 48)),
  'look/logo-stretched': trial(logos, logo('/logo.svg', 190), logo('/logo.svg', 54)),
  'fact/tag-placeholder': trial(url, tagged('type: ga4, id: G-XXXXXXXXXX'), tagged('type: ga4, id: G-AB12CD34EF')),
  'fact/tag-of-other-site': trial(
    url,
    tagged('type: plausible, domain: heron.example'),
    tagged('type: plausible, domain: acme.example'),
  ),
  'site/author-form': {
    breaks: edited(hail, 'group:', 'author: { name: By Ann Reyes }\ngroup:'),
    keeps: edited(hail, 'group:', 'author: { name: "Ann Reyes, PhD" }\ngroup:'),
  },
  'site/purpose-unlike': { breaks: page(told, 'purpose: contact\n'), keeps: page(told, 'purpose: service\n', offices) },
  'site/translation-unsaid': {
    breaks: inSpanish('  - { type: offices, heading: Las oficinas }\n'),
    keeps: inSpanish('  - { type: notice, heading: De día, text: Llame. }\n'),
  },
  'site/thin': { breaks: page('Ask us.'), keeps: page(told) },
  'prose/price-negative': {
    breaks: page(
      told,
      '',
      '  - { type: price-list, heading: Prices, groups: [{ items: [{ name: A visit, price: $-89 }] }] }\n',
    ),
    keeps: page(
      told,
      '',
      '  - { type: price-list, heading: Prices, groups: [{ items: [{ name: A visit, price: $89 - $95 }] }] }\n',
    ),
  },
};
