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

const withSecondAddress = (street: string, city: string): Edit =>
  edited(
    config,
    '      phone: (405) 555-0173\n',
    `      phone: (405) 555-0173\n      address: { street: ${street}, city: ${city}, region: OK, postalCode: "73102" }\n`,
  );
const reviewed = (date: string): Edit =>
  section(
    `  - type: reviews\n    heading: Reviews\n    items:\n      - { name: Dana R., rating: 5, date: ${date}, text: They came., service: Roof, sample: true }\n`,
  );
const longAnswer =
  'We come on the day that we name, look at all of it, and write down what it takes and what it costs.';
const answered = (answer: string): Edit => edited(decks, 'answer: A week.', `answer: "${answer}"`);
const described = (file: typeof home | typeof contact, word: string): Edit => {
  const subject = file === home ? 'What Acme does in Oklahoma' : 'How to reach us';
  return edited(
    file,
    `description: ${subject}, told in one sentence that is long enough for a list of search results.`,
    `description: We build, mend and clean ${word} roof of every house between here and the lake, and say the price before.`,
  );
};

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
  'fact/city-with-more': swap(
    config,
    'city: Claremore, region',
    'city: "Claremore, OK 74017", region',
    'city: Old Claremore, region',
  ),
  'fact/street-in-two-cities': {
    breaks: withSecondAddress('1 Sample street', 'Oklahoma City'),
    keeps: withSecondAddress('11 Sample Street', 'Oklahoma City'),
  },
  'fact/area-code-elsewhere': swap(config, '(405) 555-0173', '(504) 555-0173', '(479) 555-0173'),
  'claim/grade-other': {
    breaks: {
      ...edited(config, '  founded: 2001', '  founded: 2001\n  rating: A+'),
      ...inPlain('Rated A by the bureau.'),
    },
    keeps: {
      ...edited(config, '  founded: 2001', '  founded: 2001\n  rating: A+'),
      ...inPlain('An A+ rating from the BBB. A rating says little; Class A rated shingles and A-rated windows last.'),
    },
  },
  'prose/emoji-in-name': swap(
    home,
    'heading: What hail does',
    'heading: What hail does 🔨',
    'heading: What hail does ™',
  ),
  'site/day-before-founding': {
    breaks: reviewed('29 years ago'),
    keeps: reviewed('20 years ago'),
  },
  'site/label-slip': swap(
    config,
    '    - { label: Resources,',
    '    - { label: Contcat us, href: /contact }\n    - { label: Resources,',
    '    - { label: Contacts, href: /contact }\n    - { label: Resources,',
  ),
  'site/answer-twice': {
    breaks: { ...asked('How long?', longAnswer), ...answered(longAnswer) },
    keeps: { ...asked('How long?', longAnswer), ...answered(longAnswer.replace('day', 'morning')) },
  },
  'site/text-near': {
    breaks: { ...described(home, 'the'), ...described(contact, 'a') },
    keeps: { ...described(home, 'Tulsa'), ...described(contact, 'Ada') },
  },
  'prose/spelled-elsewhere': words('The colour of the aluminium.', 'The color of the Colour House in gray.'),
  'site/price-said-other': {
    breaks: { ...edited(contact, '"$150-$500"', '$150'), ...inPlain('A permit is $160.') },
    keeps: {
      ...edited(contact, '"$150-$500"', '$150'),
      ...inPlain('A permit is $160 at night. An evening permit costs $170. A permit for $150.'),
    },
  },
};
