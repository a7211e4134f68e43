import { pageText } from '../page-text';
import { pageTexts } from './sound-pages';
import { edited } from './sound-site';
import type { Edit, Trial } from './trial';

const home = 'pages/index.yaml';
const tulsa = 'pages/service-areas/tulsa.yaml';
const decks = 'pages/blog/decks.yaml';
const contact = 'pages/contact.yaml';

const onHome = (line: string): Edit => edited(home, 'label: Home', `${line}\nlabel: Home`);

const long = (subject: string): string =>
  `${subject} A crew of four lays the old covering bare, looks at each board of the deck, and writes down what it finds. ` +
  'What is sound stays; what is soft is cut out and made new. Nails are counted, chalk lines drawn, and the first course ' +
  'goes down before noon. By evening the yard is as clean as it was in the morning, and you have a paper that says so.';
const other =
  'Ask three people who have lived there for long, and each tells another story about the flood. The river came up to the ' +
  'second step of the mill, took the bridge, and left a fish on the altar. Nobody was hurt, everyone was late, and the ' +
  'baker gave his bread away. That is how the feast began, which is held on the same day in every year since then.';

/** A further page, which home leads to. */
const page = (route: string, text: string, lines = ''): Edit => ({
  ...edited(home, 'Hail *bruises* the mat.', `Hail *bruises* the mat; see [the ${route}](/${route}).`),
  [`pages/${route}.yaml`]: pageText(route, lines, text),
});
/** A page in Spanish that says which page it translates. */
function inSpanish(translates: string): Edit {
  const file = 'pages/techo.yaml';
  const edit = page('techo', 'Tejas.', `language: es\ntranslates: ${translates}\n`);
  const summary =
    'description: Lo que se dice del techo y de las tejas de la casa, en una frase larga para los resultados.';
  return {
    ...edit,
    [file]: edit[file]
      ?.replace(/description: .*/, summary)
      .replace('About the techo', 'El techo')
      .replace('How the techo runs', 'Las tejas')
      .replace('One of a kind.', 'De barro.'),
  };
}
const both = (one: Edit, second: Edit): Edit => ({
  ...one,
  ...second,
  [home]: (pageTexts[home] as string).replace(
    'Hail *bruises* the mat.',
    'Hail *bruises*; see [the mill](/mill) and [the barn](/barn).',
  ),
});
const questions = (...asked: string[]): string =>
  `  - type: faq\n    heading: Questions\n    items:\n${asked.map((question) => `      - { question: "${question}", answer: A week for ${question.length} boards. }\n`).join('')}`;

const chain = (from: string, to: string): Edit => ({
  [`pages/${from}.yaml`]: page(from, `Then comes [the ${to}](/${to}).`)[`pages/${from}.yaml`] ?? '',
});

/** A site that says how soon it is in a town. */
const thanking = edited(
  'site.config.yaml',
  'form: { src: /embed/estimate }',
  'forms: { ask: { provider: post, endpoint: "https://forms.example.com/a", thanks: /thanks, fields: [{ type: phone, label: Phone }] } }',
);
const promised = edited(
  'site.config.yaml',
  '  radius: 100',
  '  radius: 100\n  responseTimes: [{ area: Tulsa, time: 45 minutes }]',
);

/** An edit that breaks each rule about pages, and one that comes near. */
const onDecks = 'Whatever there is to be told of decks on long posts in this town';

export const pageTrials: Record<string, Trial> = {
  'site/same-excerpt': {
    breaks: edited(decks, 'excerpt: About decks.', 'excerpt: About hail.'),
    keeps: edited(decks, 'excerpt: About decks.', 'excerpt: About hail on decks.'),
  },
  'site/label-elsewhere': {
    breaks: edited('site.config.yaml', '  legal:\n', '  legal:\n    - { label: Contact, href: /claremore }\n'),
    keeps: {
      ...edited('site.config.yaml', '  legal:\n', '  legal:\n    - { label: How to reach us, href: /contact }\n'),
      ...edited(
        home,
        'See [the lender](link:lender)',
        'See [a deck builder](/claremore) and [Roofing in Claremore](/claremore)',
      ),
    },
  },
  'site/other-language': {
    breaks: edited(
      home,
      'Hail *bruises* the mat.',
      'El granizo daña los techos de la casa y por eso los revisamos con fotos.',
    ),
    keeps: edited(home, 'Hail *bruises* the mat.', 'La Vista, El Paso and Los Alamos have seen hail.'),
  },
  'site/description-cut': {
    breaks: edited(
      contact,
      'description: ',
      'description: "Call, write or send the form; we answer within the day and come to look at…" #',
    ),
    keeps: edited(
      contact,
      'description: ',
      'description: "Call, write or send the form; we answer… within the day, and come to look at it." #',
    ),
  },
  'fact/response-time-other': {
    breaks: { ...promised, ...edited(tulsa, 'responseTime: 45 minutes', 'responseTime: 20 minutes in Tulsa') },
    keeps: { ...promised, ...edited(tulsa, 'responseTime: 45 minutes', 'responseTime: 45 minutes in Tulsa') },
  },
  'fact/category-near': {
    breaks: edited(decks, 'group: Building', 'group: Building\ncategory: Bulding'),
    keeps: edited(decks, 'group: Building', 'group: Building\ncategory: Decks and porches'),
  },
  'site/home-hidden': { breaks: onHome('robots: noindex, follow'), keeps: onHome('robots: index, follow') },
  'site/home-draft': { breaks: onHome('draft: true'), keeps: onHome('draft: false') },
  'site/home-elsewhere': { breaks: onHome('canonical: /contact'), keeps: onHome('canonical: /') },
  'site/home-priority': { breaks: onHome('priority: 0.2'), keeps: onHome('priority: 1') },
  'site/not-found-listed': {
    breaks: { 'pages/404.yaml': page('404', 'Nothing is here.')['pages/404.yaml'] },
    keeps: { 'pages/404.yaml': page('404', 'Nothing is here.', 'robots: noindex, nofollow\n')['pages/404.yaml'] ?? '' },
  },
  'site/not-found-address': {
    breaks: {
      'pages/404.yaml':
        page('404', 'Nothing is here.', 'robots: noindex, nofollow\nredirectFrom: [/gone]\n')['pages/404.yaml'] ?? '',
    },
    keeps: {
      'pages/404.yaml':
        page('404', 'Nothing is here.', 'robots: noindex, nofollow\nredirectFrom: []\n')['pages/404.yaml'] ?? '',
    },
  },
  'site/hidden-and-elsewhere': {
    breaks: page('mill', 'Flour.', 'robots: noindex, follow\ncanonical: /contact\n'),
    keeps: page('mill', 'Flour.', 'robots: noindex, follow\ncanonical: /mill\n'),
  },
  'site/title-says-nothing': {
    breaks: edited(home, 'title: Acme Roofing', 'title: Untitled'),
    keeps: edited(home, 'title: Acme Roofing', 'title: Welcome home kits for new roofs'),
  },
  'site/title-stuffed': {
    breaks: edited(home, 'title: Acme Roofing', 'title: Roofing, roofing and more roofing'),
    keeps: edited(home, 'title: Acme Roofing', 'title: Roofing and roofing again'),
  },
  'site/title-name-twice': {
    breaks: edited(home, 'title: Acme Roofing', 'title: Acme roofs by Acme'),
    keeps: edited(home, 'title: Acme Roofing', 'title: Roofs by {shortName}'),
  },
  'site/title-ends-open': {
    breaks: edited(home, 'title: Acme Roofing', 'title: Acme Roofing –'),
    keeps: edited(home, 'title: Acme Roofing', 'title: Acme | Roofing'),
  },
  'site/description-is-title': {
    breaks: {
      [decks]: edited(decks, 'heading: The decks article', `heading: ${onDecks}`)[decks]?.replace(
        /^description: .*$/m,
        `description: ${onDecks}.`,
      ),
    },
    keeps: edited(decks, 'heading: The decks article', `heading: ${onDecks}`),
  },
  'site/description-stuffed': {
    breaks: edited(
      home,
      'description: What Acme does in Oklahoma, told in one sentence that is long enough for a list of search results.',
      'description: roofs, roof repair, new roofs, cheap roofs, roofs Tulsa, roofs Ada, best roofs',
    ),
    keeps: edited(
      home,
      'description: What Acme does in Oklahoma, told in one sentence that is long enough for a list of search results.',
      'description: Roofs, siding, gutters, windows and decks, built and mended by one crew that stays until it is done.',
    ),
  },
  'site/question-twice': {
    breaks: withQuestions('How long?', 'how long'),
    keeps: withQuestions('How long?', 'How long for two?'),
  },
  'site/section-heading-twice': {
    breaks: edited(
      home,
      'heading: What hail does\n',
      'heading: What hail does\n    text: Wind follows.\n  - type: prose\n    heading: What hail does\n',
    ),
    keeps: edited(
      home,
      'heading: What hail does\n',
      'heading: What hail does\n    text: Wind follows.\n  - type: prose\n    heading: What wind does\n',
    ),
  },
  'site/passage-twice': {
    breaks: twice(other, other),
    keeps: twice(other, long('First.')),
  },
  'site/place-missing': {
    breaks: edited(tulsa, 'heading: Your contractor in Tulsa', 'heading: Your contractor in Norman'),
    keeps: edited(tulsa, 'heading: Your contractor in Tulsa', "heading: Tulsa's contractor"),
  },
  'site/place-other-office': {
    breaks: edited('pages/claremore.yaml', 'office: claremore', 'office: okc'),
    keeps: edited(tulsa, 'office: okc', 'office: claremore'),
  },
  'site/place-without-facts': {
    breaks: edited(tulsa, ', from Maple Ridge and Brookside to Jenks.', ' and all around it, every day.'),
    keeps: edited(
      tulsa,
      ', from Maple Ridge and Brookside to Jenks.',
      ', from Maple Ridge to the 1928 tower on Cherry Street.',
    ),
  },
  'site/day-impossible': {
    breaks: edited(decks, 'date: 2024-03-01', 'date: 0224-03-01'),
    keeps: edited(decks, 'date: 2024-03-01', 'date: 1998-03-01'),
  },
  'site/updated-before-published': {
    breaks: edited(decks, 'date: 2024-03-01', 'date: 2024-03-01\nupdated: 2023-03-01'),
    keeps: edited(decks, 'date: 2024-03-01', 'date: 2024-03-01\nupdated: 2024-03-01'),
  },
  'site/reading-time': {
    breaks: edited(decks, 'date: 2024-03-01', 'date: 2024-03-01\nreadTime: 45'),
    keeps: edited(decks, 'date: 2024-03-01', 'date: 2024-03-01\nreadTime: 2'),
  },
  'site/translation': {
    breaks: inSpanish('/roof'),
    keeps: inSpanish('/'),
  },
  'site/link-to-itself': {
    breaks: edited(home, 'href: /contact', 'href: /'),
    keeps: edited(home, 'href: /contact', 'href: "#hail"'),
  },
  'site/link-words-shared': {
    breaks: edited(home, 'See [the lender](link:lender)', 'See [the lender](link:lender), [Get an estimate](/blog)'),
    keeps: edited(home, 'See [the lender](link:lender)', 'See [the lender](/blog), [get an estimate](/contact#office)'),
  },
  'page/same-text': {
    breaks: edited(contact, 'title: Contact Acme', 'title: ACME ROOFING'),
    keeps: edited(contact, 'title: Contact Acme', 'title: Acme roofing contacts'),
  },
  'site/same-heading': {
    breaks: edited(contact, 'heading: Contact us', 'heading: Advice'),
    keeps: edited(contact, 'heading: Contact us', 'heading: Advice by phone'),
  },
  'page/second-featured': {
    breaks: {
      ...edited(decks, 'group:', 'featured: true\ngroup:'),
      ...edited('pages/blog/hail.yaml', 'group:', 'featured: true\ngroup:'),
    },
    keeps: edited(decks, 'group:', 'featured: true\ngroup:'),
  },
  'site/day-to-come': {
    breaks: edited(decks, 'date: 2024-03-01', 'date: 2031-03-01'),
    keeps: edited(decks, 'date: 2024-03-01', 'date: 2026-11-01'),
  },
  'site/copied': {
    breaks: both(page('mill', long('Tulsa.')), page('barn', long('Claremore.'))),
    keeps: both(page('mill', long('Tulsa.')), page('barn', other)),
  },
  'site/alike': {
    breaks: both(
      page('mill', long('Tulsa.')),
      page(
        'barn',
        `${long('Claremore.')} The barn is larger, older and drier than most, and smells of hay in the summer.`,
      ),
    ),
    keeps: both(page('mill', long('Tulsa.')), page('barn', `${other} A crew of four lays the old covering bare.`)),
  },
  'site/canonical-unlike': {
    breaks: both(page('mill', long('Tulsa.'), 'canonical: /barn\n'), page('barn', other)),
    keeps: both(page('mill', long('Tulsa.'), 'canonical: /barn\n'), page('barn', long('Ada.'))),
  },
  'site/canonical-hidden': {
    breaks: both(
      page('mill', long('Tulsa.'), 'canonical: /barn\n'),
      page('barn', long('Ada.'), 'robots: noindex, follow\n'),
    ),
    keeps: both(page('mill', long('Tulsa.'), 'canonical: /barn\n'), page('barn', long('Ada.'))),
  },
  'site/no-way': {
    breaks: { 'pages/mill.yaml': page('mill', 'Flour.')['pages/mill.yaml'] ?? '' },
    keeps: { 'pages/mill.yaml': page('mill', 'Flour.', 'robots: noindex, follow\n')['pages/mill.yaml'] ?? '' },
  },
  'site/far-away': {
    breaks: {
      ...page('one', 'Then comes [the two](/two).'),
      ...chain('two', 'three'),
      ...chain('three', 'four'),
      'pages/four.yaml': page('four', 'The end.')['pages/four.yaml'] ?? '',
    },
    keeps: {
      ...page('one', 'Then comes [the two](/two).'),
      ...chain('two', 'three'),
      'pages/three.yaml': page('three', 'The end.')['pages/three.yaml'] ?? '',
    },
  },
  'site/thanks-listed': {
    breaks: { ...thanking, 'pages/thanks.yaml': pageText('thanks', '', 'We ring you back.') },
    keeps: { ...thanking, 'pages/thanks.yaml': pageText('thanks', 'robots: noindex, follow\n', 'We ring you back.') },
  },
  'site/hidden-in-menu': {
    breaks: edited(contact, 'label: Contact', 'label: Contact\nrobots: noindex, follow'),
    keeps: edited(decks, 'group:', 'robots: noindex, follow\ngroup:'),
  },
  'site/elsewhere-in-menu': {
    breaks: edited(contact, 'label: Contact', 'label: Contact\ncanonical: /blog'),
    keeps: edited(contact, 'label: Contact', 'label: Contact\ncanonical: /contact'),
  },
  'site/category-near': {
    breaks: edited(decks, 'group: Building', 'group: Roof'),
    keeps: edited(decks, 'group: Building', 'group: Gardens'),
  },
  'site/category-empty': {
    breaks: edited(home, 'show: latest', 'show: category\n    category: Bulding'),
    keeps: edited(home, 'show: latest', 'show: category\n    category: Building'),
  },
  'site/not-found-missing': {
    breaks: { 'pages/404.yaml': undefined },
    keeps: edited('pages/404.yaml', 'noindex, nofollow', 'noindex, follow'),
  },
  'site/heading-says-nothing': {
    breaks: edited(contact, 'heading: Contact us', 'heading: Welcome to our website'),
    keeps: edited(contact, 'heading: Contact us', 'heading: Welcome to the shop on the corner'),
  },
  'site/home-missing': { breaks: { [home]: undefined }, keeps: {} },
  'look/picture-point': {
    breaks: { 'public/images/deck.jpg': '1x1' },
    keeps: { 'public/images/deck.jpg': '1000x800' },
  },
  'look/picture-small': {
    breaks: { 'public/images/deck.jpg': '300x200' },
    keeps: { 'public/images/deck.jpg': '1000x800' },
  },
  'look/picture-huge': {
    breaks: { 'public/images/deck.jpg': '30000x20000' },
    keeps: { 'public/images/deck.jpg': '6000x4000' },
  },
  'look/opening-small': {
    breaks: { ...edited(home, 'src: hero.jpg', 'src: deck.jpg'), 'public/images/deck.jpg': '800x700' },
    keeps: { 'public/images/hero.jpg': '1200x700' },
  },
  'look/social-small': {
    breaks: { 'public/images/hero.jpg': '1100x600' },
    keeps: { 'public/images/hero.jpg': '1200x630' },
  },
};

function withQuestions(...asked: string[]): Edit {
  return edited(home, '  - type: post-list', `${questions(...asked)}  - type: post-list`);
}

function twice(one: string, second: string): Edit {
  return edited(
    home,
    '  - type: post-list',
    `  - { type: notice, heading: One, text: "${one}" }\n  - { type: notice, heading: Two, text: "${second}" }\n  - type: post-list`,
  );
}
