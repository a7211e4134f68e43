import { edited } from './sound-site';
import { type Edit, inPlain, type Trial } from './trial';

const config = 'site.config.yaml';
const home = 'pages/index.yaml';
const contact = 'pages/contact.yaml';
const tulsa = 'pages/service-areas/tulsa.yaml';
const decks = 'pages/claremore/deck-builder.yaml';

const words = (breaks: string, keeps: string): Trial => ({ breaks: inPlain(breaks), keeps: inPlain(keeps) });
const swap = (file: Parameters<typeof edited>[0], from: string, breaks: string, keeps: string): Trial => ({
  breaks: edited(file, from, breaks),
  keeps: edited(file, from, keeps),
});
/** The home page with a further section at its end. */
const section = (lines: string): Edit => edited(home, '  - type: post-list\n', `${lines}  - type: post-list\n`);
const timeline = (...years: string[]): Edit =>
  section(
    `  - type: timeline\n    heading: How we got here\n    moments:\n${years.map((year) => `      - { when: "${year}", title: The year of ${year} }\n`).join('')}`,
  );
const asked = (question: string, answer: string): Edit =>
  section(`  - type: faq\n    heading: Asked\n    items:\n      - { question: "${question}", answer: "${answer}" }\n`);
const said = (name: string): Edit =>
  section(
    `  - type: testimonials\n    heading: Said\n    items:\n      - { name: Dana R., detail: Roof, text: They came on the day they named., sample: true }\n      - { name: ${name}, detail: Deck, text: They came on the day they named., sample: true }\n`,
  );
const steps = (heading: string): Edit =>
  section(
    `  - type: steps\n    heading: ${heading}\n    steps:\n      - { title: Look, text: We look at it. }\n      - { title: Write, text: We write it down. }\n`,
  );

/** A site in two languages, and its home page in the second. */
const inSpanish = (lines: string): Edit => ({
  ...edited(home, 'Hail *bruises* the mat.', 'Hail *bruises* the mat; see [en español](/es).'),
  ...edited(
    config,
    'redirects:',
    `languages:
  es:
    navigation:
      menu: [{ label: Inicio, href: /es }]
      callLabel: Llámenos
      estimate: { label: Pedir un precio, href: /es }
      legal: [{ label: Mapa del sitio, href: /sitemap.xml }]
redirects:`,
  ),
  'pages/es.yaml': `${lines}title: Acme, techos y tejas\nlabel: Inicio\ndescription: Lo que se dice del techo y de las tejas de la casa, en una frase larga para los resultados.\nsections:\n  - { type: hero, layout: plain, heading: El techo de la casa }\n  - { type: prose, heading: Las tejas, text: Las tejas de la casa son nuestras. }\n`,
});
const finePrint = (priority: number): Edit => ({
  ...edited(config, '    - { label: Sitemap,', '    - { label: Contact, href: /contact }\n    - { label: Sitemap,'),
  ...edited(contact, 'label: Contact', `label: Contact\npriority: ${priority}`),
  ...edited(home, 'label: Home', 'label: Home\npriority: 1'),
});

/** What a page says against what the same page, another one or the configuration says; and what it is to be read by. */
export const truthTrials: Record<string, Trial> = {
  'prose/name-slip': {
    breaks: {
      ...inPlain('In Clarmore and Tusla, for Oklahama.'),
      ...edited(config, 'serves: The metro', 'serves: The Oklahoma Ctiy metro'),
    },
    keeps: inPlain('Oklahomans, Claremont and the Tulsans; Acmes and Tulso.'),
  },
  'prose/article-sound': words(
    'Get a estimate for an roof.',
    'A unit, an hour, an SUV, a one-day job, an X-ray; plan A estimates.',
  ),
  'prose/one-of-many': words('It takes 1 hours.', 'From 1 to 2 hours; of step 1 days pass; 1 hour, 11 hours.'),
  'prose/quote-unclosed': words('They said "it is fine and left.', 'They said "it is fine" of a 24" board.'),
  'prose/answer-of-other': {
    breaks: asked('How long does it take?', 'Yes. It does.'),
    keeps: asked('What if it rains?', 'No problem: we wait.'),
  },
  'prose/place-twice': swap(
    tulsa,
    'serviceArea: Tulsa and around',
    'serviceArea: Tulsa, Jenks and Tulsa',
    'serviceArea: Tulsa, South Tulsa and Jenks',
  ),
  'site/count-other': {
    breaks: steps('Three steps to a roof'),
    keeps: steps('Two steps to a roof'),
  },
  'site/moments-order': {
    breaks: timeline('2001', '2010', '2008', '2020'),
    keeps: timeline('2020', '2010', '2008', '2001'),
  },
  'site/quote-of-other': { breaks: said('Lee T.'), keeps: said('Dana R.') },
  'site/language-missing': {
    breaks: inSpanish(''),
    keeps: inSpanish('language: es\ntranslates: /\n'),
  },
  'site/never-changed': {
    breaks: edited(home, 'label: Home', 'label: Home\nchangefreq: never'),
    keeps: edited(contact, 'label: Contact', 'label: Contact\nchangefreq: never'),
  },
  'site/title-one-word': swap(decks, 'title: Deck builder in Claremore', 'title: Decks', 'title: Decks, built'),
  'site/fine-print-priority': {
    breaks: finePrint(0.9),
    keeps: finePrint(0.3),
  },
  'fact/url-placeholder': swap(
    config,
    'https://www.acme.example',
    'https://www.yourdomain.com',
    'https://www.acme-domain.com',
  ),
  'fact/counted-parameter': {
    breaks: edited(config, 'redirects:', 'queryRedirects: [{ parameter: utm_source, to: / }]\nredirects:'),
    keeps: edited(config, 'redirects:', 'queryRedirects: [{ parameter: p, to: / }]\nredirects:'),
  },
  'fact/kind-general': swap(
    config,
    '  founded: 2001',
    '  founded: 2001\n  kinds: [LocalBusiness, RoofingContractor]',
    '  founded: 2001\n  kinds: [RoofingContractor, LocalBusiness]',
  ),
  'fact/area-beyond-radius': swap(
    config,
    '    - { name: Tulsa,',
    '    - { name: Dallas, coordinates: [32.7767, -96.797] }\n    - { name: Tulsa,',
    '    - { name: Ada, coordinates: [34.77453, -96.67834] }\n    - { name: Tulsa,',
  ),
};
