import { added, alone, type Breach, frost, home, lockhart, services } from './breach';

const _heater = 'pages/seguin/water-heaters.yaml';
const inProse = (text: string): Breach[2] => [home, 'Frost *splits* copper.', text.split('\n').join('\n      ')];
const title = (text: string): Breach[2] => [services, 'title: Plumbing services', `title: ${text}`];
const summary = (text: string): Breach[2] => [
  services,
  'description: Everything we repair and fit, told in one sentence that is long enough for a list of search results.',
  text,
];
const alt = (text: string): Breach[2] => [
  home,
  '    image: { src: hero.jpg, alt: A tap over a sink }\n    actions',
  `    image: { src: hero.jpg, ${text} }\n    actions`,
];
const spanish = (route: string, lines: string): Breach[2] => [
  `pages/${route}.yaml`,
  '',
  `title: Sobre ${route}
description: Lo que hay que saber de ${route}, dicho en una frase que es bastante larga para los resultados de búsqueda.
language: es
${lines}sections:
  - { type: hero, layout: plain, heading: Acerca de ${route}, text: Único en su género. }
`,
];
const toSpanish = (route: string): Breach[2] => [
  home,
  'Frost *splits* copper.',
  `Frost *splits* copper. [En español](/${route}).`,
];

/** A text that would be true of any place. */
const ofAnyPlace = (place: string): string =>
  `${place} has houses of every age, and each of them has pipes. We look at the valves first, then at the heater, and write down what we find. What is sound stays, what leaks is cut out and made new, and by evening the floor is as clean as it was before we came to ${place}.`;

export const textBreaches: readonly Breach[] = [
  [
    'a card of one page that leads to another',
    'site/label-elsewhere',
    [services, 'label: Water heaters, href: /seguin/water-heaters', 'label: Water heaters, href: /call-out-charge'],
  ],
  [
    'a link in a text of one page that leads to another',
    'site/label-elsewhere',
    inProse('See our [services](/call-out-charge).'),
  ],
  [
    'a greeting for a heading',
    'site/heading-says-nothing',
    [services, 'heading: Plumbing services', 'heading: Welcome to our website!'],
  ],
  ['an arrow for a link', 'prose/link-words', inProse('[→](/services)')],
  [
    'a summary of another place',
    'site/place-missing',
    [lockhart, 'description: Our work in Lockhart', 'description: Our work in Marion'],
  ],
  ['an alt that is a file name in words', 'look/alt-file-name', alt('alt: hero tap jpg')],
  ['home kept out of lists', 'site/home-hidden', [home, 'label: Home', 'robots: noindex, follow\nlabel: Home']],
  ['home kept out, links too', 'site/home-hidden', [home, 'label: Home', 'robots: noindex, nofollow\nlabel: Home']],
  ['robots none', 'value/not-allowed', [home, 'label: Home', 'robots: none\nlabel: Home']],
  ['robots misspelt', 'value/not-allowed', [home, 'label: Home', 'robots: no-index\nlabel: Home']],
  ['robots that contradict', 'value/not-allowed', [home, 'label: Home', 'robots: index, noindex\nlabel: Home']],
  ['noindex as a switch', 'field/unknown', [home, 'label: Home', 'noindex: true\nlabel: Home']],
  [
    'a page of the menus kept out of lists',
    'site/hidden-in-menu',
    [services, 'label: Services', 'robots: noindex, follow\nlabel: Services'],
  ],
  ['home as a draft', 'site/home-draft', [home, 'label: Home', 'draft: true\nlabel: Home']],
  ['home with a low weight', 'site/home-priority', [home, 'label: Home', 'priority: 0.3\nlabel: Home']],
  ['a weight above one', 'value/out-of-range', [home, 'label: Home', 'priority: 1.5\nlabel: Home']],
  ['a weight below nothing', 'value/out-of-range', [services, 'label: Services', 'priority: -0.5\nlabel: Services']],
  ['a weight in words', 'value/kind', [services, 'label: Services', 'priority: high\nlabel: Services']],
  [
    'home with less weight than a page that has the most',
    'site/home-priority',
    [home, 'label: Home', 'priority: 0.9\nlabel: Home'],
    [services, 'label: Services', 'priority: 1\nlabel: Services'],
  ],
  [
    'a change frequency that there is not',
    'value/not-allowed',
    [services, 'label: Services', 'changefreq: biweekly\nlabel: Services'],
  ],
  [
    'a day of change to come',
    'site/day-to-come',
    [services, 'label: Services', 'updated: 2031-04-01\nlabel: Services'],
  ],
  ['a day that there is not', 'value/format', [services, 'label: Services', 'updated: 2025-02-30\nlabel: Services']],
  [
    'a day with its time',
    'value/format',
    [services, 'label: Services', 'updated: 2025-02-03T10:00:00Z\nlabel: Services'],
  ],
  ['a day the American way', 'value/format', [services, 'label: Services', 'updated: 02/03/2025\nlabel: Services']],
  [
    'a year before the web',
    'site/day-impossible',
    [services, 'label: Services', 'updated: 1925-02-03\nlabel: Services'],
  ],
  ['an article to come', 'site/day-to-come', [frost, 'date: 2024-05-01', 'date: 2042-05-01']],
  ['an article of another age', 'site/day-impossible', [frost, 'date: 2024-05-01', 'date: 1024-05-01']],
  [
    'an article changed before it came',
    'site/updated-before-published',
    [frost, 'date: 2024-05-01', 'date: 2024-05-01\nupdated: 2024-04-01'],
  ],
  ['an article without its day', 'field/missing', [frost, 'date: 2024-05-01\n', '']],
  ['a reading time of an hour', 'site/reading-time', [frost, 'date: 2024-05-01', 'date: 2024-05-01\nreadTime: 60']],
  ['two titles alike', 'page/same-text', title('Contact Heron')],
  ['two titles alike but for capitals', 'page/same-text', title('contact heron')],
  ['two titles alike once filled in', 'page/same-text', title('Contact {shortName}')],
  ['two titles alike but for a sign', 'page/same-text', title('"Contact Heron!"')],
  [
    'a title too long',
    'value/too-long',
    title('Plumbing services, repairs, drains, heaters, taps, valves and everything else'),
  ],
  ['a title of one word', 'site/title-says-nothing', title('Services')],
  ['a title that says home', 'site/title-says-nothing', title('Home page')],
  ['a title that says untitled', 'site/title-says-nothing', title('Untitled document')],
  ['a title in capitals', 'prose/capitals', title('PLUMBING SERVICES IN TEXAS')],
  ['a title full of one word', 'site/title-stuffed', title('Plumber, plumbers, plumbing, plumber Texas')],
  ['a title with the name twice', 'site/title-name-twice', title('Heron plumbing by Heron')],
  ['a title with a dash at its end', 'site/title-ends-open', title('Plumbing services –')],
  ['a title with Markdown', 'prose/plain-bold', title('"**Plumbing** services"')],
  ['a title with an entity', 'prose/html-entity', title('Drains &amp; heaters')],
  ['a title with a tag', 'prose/html-tag', title('<b>Plumbing</b> services')],
  ['a title with a phone number', 'text/phone-number', title('Plumbing services (512) 555-0111')],
  ['no title', 'field/missing', [services, 'title: Plumbing services\n', '']],
  ['an empty title', 'value/too-short', title('""')],
  ['a title with an unknown fact', 'token/unknown', title('Plumbing in {town}')],
  [
    'two summaries alike',
    'page/same-text',
    summary('description: How to reach us, told in one sentence that is long enough for a list of search results.'),
  ],
  ['a summary too short', 'value/too-short', summary('description: Repairs.')],
  [
    'a summary too long',
    'value/too-long',
    summary(`description: ${'We repair and fit what carries water in a house. '.repeat(5)}`),
  ],
  [
    'a summary of search words',
    'site/description-stuffed',
    summary('description: plumber, plumbing, plumber Texas, cheap plumber, drain, drains, heater, heaters, taps'),
  ],
  [
    'a summary that is the title',
    'site/description-stuffed',
    summary(
      'description: Plumbing services, Plumbing services, Plumbing services, Plumbing services, Plumbing services',
    ),
  ],
  [
    'no summary',
    'field/missing',
    summary('').map((part) => part.replace('in a list of search results.', '')) as unknown as Breach[2],
  ],
  [
    'a page without its heading',
    'page/first-block',
    [
      services,
      '  - type: hero\n    layout: split\n    heading: Plumbing services\n    image: { src: drain.jpg, alt: A drain }\n    call: office\n',
      '',
    ],
  ],
  [
    'two main headings',
    'page/second-heading',
    [services, '  - type: stats', '  - type: hero\n    layout: plain\n    heading: Once more\n  - type: stats'],
  ],
  ['a heading without words', 'prose/heading-empty', inProse('It splits copper.\n\n### \n\nWells freeze.')],
  ['a heading that is only bold', 'prose/heading-bold', inProse('**How frost splits copper**\n\nWells freeze.')],
  ['one heading on two pages', 'site/same-heading', [services, 'heading: Plumbing services', 'heading: Contact us']],
  [
    'two sections of one heading',
    'site/section-heading-twice',
    [services, 'heading: What customers say', 'heading: Repairs'],
  ],
  ['an empty heading', 'value/too-short', [services, 'heading: Every visit includes', 'heading: ""']],
  [
    'a heading in capitals',
    'prose/capitals',
    [services, 'heading: Every visit includes', 'heading: EVERY VISIT INCLUDES THIS'],
  ],
  ['a link that says click here', 'prose/link-words', inProse('[click here](/contact#office) for more.')],
  ['a link that says read more', 'prose/link-words', inProse('[Read more](/services).')],
  ['a link that says here', 'prose/link-words', inProse('See [here](/services).')],
  ['a link that is its address', 'prose/link-words', inProse('See [/services](/services).')],
  ['a link without words', 'prose/link-without-text', inProse('See [](/services).')],
  [
    'a button that says more',
    'prose/link-words',
    [home, 'label: Ask for a visit, href: /contact', 'label: Learn more, href: /contact'],
  ],
  [
    'a button that says click here',
    'prose/link-words',
    [home, 'label: Ask for a visit, href: /contact', 'label: Click here, href: /contact'],
  ],
  [
    'a button without a target',
    'field/missing',
    [home, 'label: Ask for a visit, href: /contact', 'label: Ask for a visit'],
  ],
  ['a card that says details', 'prose/link-words', [home, 'label: See all services', 'label: Details']],
  [
    'two links of one name to two pages',
    'site/link-words-shared',
    [home, 'label: See all services', 'label: Read what we do'],
    [home, 'label: See water heaters', 'label: Read what we do'],
  ],
  ['an alt that is a file name', 'look/alt-file-name', alt('alt: IMG_2041.JPG')],
  ['an alt that says image', 'look/alt-says-nothing', alt('alt: image')],
  ['an alt that says photo of', 'look/alt-says-nothing', alt('alt: Photo')],
  ['an alt of nothing', 'value/too-short', alt('alt: ""')],
  [
    'no alt',
    'field/missing',
    [
      home,
      '    image: { src: hero.jpg, alt: A tap over a sink }\n    actions',
      '    image: { src: hero.jpg }\n    actions',
    ],
  ],
  [
    'an alt of a page',
    'look/alt-long',
    alt(`alt: ${'A tap over a sink with a window behind it and a cat on the sill. '.repeat(5)}`),
  ],
  [
    'an alt of search words',
    'look/alt-stuffed',
    alt('alt: "plumber, plumbing, plumber Texas, cheap plumber, plumber near me"'),
  ],
  [
    'a picture that is not there',
    'picture/unknown',
    [
      home,
      'src: hero.jpg, alt: A tap over a sink }\n    actions',
      'src: tap.jpg, alt: A tap over a sink }\n    actions',
    ],
  ],
  ['a picture in Markdown', 'text/picture', inProse('![A tap](/images/hero.jpg)')],
  ['a picture as a tag', 'prose/html-tag', inProse('<img src="/images/hero.jpg" alt="A tap">')],
  ['a script in a text', 'prose/html-tag', inProse('<script>alert(1)</script>')],
  [
    'one question twice',
    'site/question-twice',
    [services, 'question: What does a visit cost?', 'question: do you come at night?'],
  ],
  ['an answer without words', 'value/too-short', [services, 'answer: No. We come **in office hours**.', 'answer: ""']],
  ['a review without a name', 'field/missing', [services, '{ name: Sam O., rating: 5', '{ rating: 5']],
  ['a review of six stars', 'value/out-of-range', [services, 'rating: 5', 'rating: 6']],
  ['a review of no stars', 'value/out-of-range', [services, 'rating: 5', 'rating: 0']],
  [
    'a page copied for another place',
    'site/copied',
    ...added('lockhart-drains', '', ofAnyPlace('Lockhart')),
    alone('marion-drains', '', `${ofAnyPlace('Marion')} See [the other](/lockhart-drains).`),
    [home, 'Frost *splits* copper,', 'Frost *splits* copper and [steel](/marion-drains),'],
  ],
  [
    'a place that the title does not name',
    'site/place-missing',
    [lockhart, 'title: Plumber in Lockhart', 'title: Plumber in your town'],
  ],
  [
    'a place that the heading does not name',
    'site/place-missing',
    [lockhart, 'heading: Your plumber in Lockhart', 'heading: Your plumber in Luling'],
  ],
  [
    'an area page without a fact of the place',
    'site/place-without-facts',
    [
      lockhart,
      'All of Lockhart, from Market Street and Plum Creek to Mustang Ridge.',
      'All of Lockhart and all that is around it.',
    ],
  ],
  [
    'a passage twice',
    'site/passage-twice',
    [
      home,
      'Frost *splits* copper.',
      'Ask three people who have lived there for long, and each tells another story about the frost. The river stood still to the second step of the mill, took the bridge, and left a fish on the altar. Nobody was hurt, everyone was late, and the baker gave his bread away.\n\n      Ask three people who have lived there for long, and each tells another story about the frost. The river stood still to the second step of the mill, took the bridge, and left a fish on the altar. Nobody was hurt, everyone was late, and the baker gave his bread away.\n\n      It splits copper.',
    ],
  ],
  ['a translation of nothing', 'site/translation', spanish('es', 'translates: /heim\n'), toSpanish('es')],
  [
    'a translation of a translation',
    'site/translation',
    spanish('es', 'translates: /\n'),
    spanish('mx', 'translates: /es\n'),
    [home, 'Frost *splits* copper.', 'Frost *splits* copper. [En español](/es) y [en México](/mx).'],
  ],
  ['a translation of itself', 'site/translation', spanish('es', 'translates: /es\n'), toSpanish('es')],
  [
    'two translations into one language',
    'site/translation',
    spanish('es', 'translates: /\n'),
    spanish('mx', 'translates: /\n'),
    [home, 'Frost *splits* copper.', 'Frost *splits* copper. [En español](/es) y [en México](/mx).'],
  ],
  ['a translation without its language', 'site/translation', ...added('mill', 'translates: /\n')],
  ['a language that there is not', 'value/format', [services, 'label: Services', 'language: spanish\nlabel: Services']],
  ['a language with an underscore', 'value/format', [services, 'label: Services', 'language: es_US\nlabel: Services']],
  [
    'a translation that names the other in its place',
    'site/translation',
    spanish('es', 'translates: /\ncanonical: /\n'),
    toSpanish('es'),
  ],
  ['a message of a messenger', 'prose/pasted-field', inProse('14/02/2026, 09:12 - Ann: Frost splits copper.')],
  ['a fence in front of a text', 'prose/code-fence', inProse('```\nFrost splits copper.\n```')],
  ['a pair of shortcodes', 'prose/shortcode', inProse('[caption id="a12"]Frost[/caption] splits copper.')],
  ['a host with a comma', 'link/form', inProse('See [the board](https://www.board,example).')],
  ['a name of a link alone', 'link/nowhere', inProse('See [the board](license).')],
  ['a scheme without its colon', 'link/nowhere', inProse('See [the board](https//board.example.com).')],
  ['a link with braces', 'token/unknown', inProse('See [the board]{link:license}.')],
  ['years of doing', 'claim/years', inProse('Mending pipes in Seguin for over 40 years.')],
];
