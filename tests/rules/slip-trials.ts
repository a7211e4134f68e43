import { edited } from './sound-site';
import { type Edit, inAlt, inMarkdown, inPlain, type Trial } from './trial';

const home = 'pages/index.yaml';
const contact = 'pages/contact.yaml';
const tulsa = 'pages/service-areas/tulsa.yaml';
const decks = 'pages/claremore/deck-builder.yaml';

const markdown = (breaks: string, keeps: string): Trial => ({ breaks: inMarkdown(breaks), keeps: inMarkdown(keeps) });
const plain = (breaks: string, keeps: string): Trial => ({ breaks: inPlain(breaks), keeps: inPlain(keeps) });
const swap = (file: Parameters<typeof edited>[0], from: string, breaks: string, keeps: string): Trial => ({
  breaks: edited(file, from, breaks),
  keeps: edited(file, from, keeps),
});
/** The home page with a further section at its end. */
const section = (lines: string): Edit => edited(home, '  - type: post-list\n', `${lines}  - type: post-list\n`);

const team = (alt: string): Edit =>
  section(
    `  - type: team\n    heading: Who comes\n    people:\n      - { name: Dana Ruiz, role: Roofer, image: { src: hero.jpg, alt: ${alt} }, sample: true }\n      - { name: Lee Tran, role: Roofer, sample: true }\n`,
  );
const answered = (response: string): Edit =>
  section(
    `  - type: reviews\n    heading: Said\n    items:\n      - { name: Dana R., rating: 5, date: 2 months ago, text: They came with Sam., service: Roof, response: "${response}", sample: true }\n      - { name: Lee T., rating: 5, date: 3 months ago, text: The roof is tight., service: Roof, sample: true }\n`,
  );
const row = (key: string, cell: string): Edit => edited(contact, '[Permit, "$150-$500"]', `[${key}, "${cell}"]`);

/** The pictures of two pages with words of their own, and the one of a third. */
const shown = (alt: string): Edit => ({
  ...edited(home, 'alt: A house', `alt: ${alt}`),
  ...edited(
    tulsa,
    'hero: { src: hero.jpg, alt: A house }',
    'hero: { src: hero.jpg, alt: White house with a brown shingle roof }',
  ),
  ...edited(
    'pages/claremore.yaml',
    'hero: { src: hero.jpg, alt: A house }',
    'hero: { src: hero.jpg, alt: House in evening sun under brown shingles }',
  ),
});
/** The home page in Spanish, with a text of its own. */
const inSpanish = (text: string): Edit => ({
  ...edited(home, 'Hail *bruises* the mat.', 'Hail *bruises* the mat; see [en español](/es).'),
  ...edited(
    'site.config.yaml',
    'redirects:',
    'languages:\n  es:\n    navigation:\n      menu: [{ label: Inicio, href: /es }]\n      callLabel: Llámenos\n      estimate: { label: Pedir un precio, href: /es }\n      legal: [{ label: Mapa del sitio, href: /sitemap.xml }]\nredirects:',
  ),
  'pages/es.yaml': `language: es\ntranslates: /\ntitle: Acme, techos y tejas\nlabel: Inicio\ndescription: Lo que se dice del techo y de las tejas de la casa, en una frase larga para los resultados.\nsections:\n  - { type: hero, layout: plain, heading: El techo de la casa, text: "${text}" }\n  - { type: prose, heading: Las tejas, text: Las tejas de la casa son nuestras. }\n`,
});
const purposes = (second: string): Edit => ({
  ...edited(contact, 'label: Contact', 'purpose: contact\nlabel: Contact'),
  ...edited('pages/blog.yaml', 'label: Advice', `purpose: ${second}\nlabel: Advice`),
});

const paidBy = (ways: string): Edit => edited('site.config.yaml', 'navigation:', `  payment: [${ways}]\nnavigation:`);
const carded = (alt: string): Edit =>
  section(
    `  - type: card-grid\n    heading: What we do\n    cards:\n      - { title: Old roof, text: One., image: { src: hero.jpg, alt: ${alt} } }\n      - { title: New one, text: Two., image: { src: deck.jpg, alt: A deck } }\n`,
  );
const pair = (after: string): Edit =>
  section(
    `  - type: before-after\n    heading: Before and after\n    pairs:\n      - before: { src: hero.jpg, alt: A roof with holes }\n        after: { src: ${after}, alt: The same roof when it was done }\n        caption: A day.\n`,
  );
const searched = (priority: string): Edit => ({
  ...edited(home, 'label: Home', 'label: Home\npriority: 1'),
  ...edited(
    contact,
    'text: Call or write.',
    'text: Call or write.\n    actions: [{ label: Search our pages, href: /search }]',
  ),
  'pages/search.yaml': `title: Search our pages\nlabel: Search\npriority: ${priority}\ndescription: Look for a roof, a deck or a question on every page of this site, or pick a page from the list.\nsections:\n  - { type: hero, layout: plain, heading: What are you looking for? }\n  - type: search\n`,
});

/** Slips of which each leaves a text that reads well, and says another thing than the site does. */
const formIn = (language: string): Edit =>
  edited(
    'site.config.yaml',
    'form: { src: /embed/estimate }',
    `forms: { ask: { provider: embed, src: /embed/estimate, height: 700, language: ${language} } }`,
  );
const reviewedOn = (...days: string[]): Edit =>
  section(
    `  - type: reviews\n    heading: Reviews\n    items:\n${days.map((day, index) => `      - { name: Dana R., rating: 5, date: ${day}, service: Roof, text: Clean yard on day ${index + 1}., sample: true }\n`).join('')}`,
  );

export const slipTrials: Record<string, Trial> = {
  'prose/sign-opening': {
    breaks: inSpanish('Bienvenidos a casa! Somos techadores.'),
    keeps: inSpanish('¡Pase! El Sr. Ruiz mira, ¿y usted? Si llueve, ¿viene el Sr. Lara? (¡Sí!)'),
  },
  'prose/day-unsaid': {
    breaks: reviewedOn('soon'),
    keeps: reviewedOn('last spring', 'May 2025', 'two weeks ago', '2025-05-04', 'December', 'on a Monday this year'),
  },
  'site/form-language': { breaks: formIn('de'), keeps: formIn('en-GB') },
  'fact/place-small': swap(
    'site.config.yaml',
    '{ name: Tulsa, href: /service-areas/tulsa, coordinates: [36.15398, -95.99277] }',
    '{ name: Tulsa, href: /service-areas/tulsa }\n    - { name: owasso }',
    '{ name: Tulsa, href: /service-areas/tulsa }\n    - { name: Owasso }\n    - { name: la Grange }',
  ),
  'site/figure-swapped': {
    breaks: section(
      '  - type: stats\n    items:\n      - { label: "40", value: roofs a year }\n      - { value: "12", label: crews }\n',
    ),
    keeps: section(
      '  - type: stats\n    items:\n      - { value: "40", label: roofs a year }\n      - { value: Same day, label: for calls before 9 }\n',
    ),
  },
  'site/figure-missing': {
    breaks: section(
      '  - type: stats\n    items:\n      - { value: minutes, label: to an answer }\n      - { value: "12", label: crews }\n',
    ),
    keeps: section(
      '  - type: stats\n    items:\n      - { value: Half an hour, label: to an answer }\n      - { value: A few days, label: for a deck }\n',
    ),
  },
  'look/words-twice': {
    breaks: section(
      '  - type: gallery\n    heading: Photos\n    images:\n      - { src: hero.jpg, alt: A house on a hill, title: Ridge }\n      - { src: deck.jpg, alt: A deck, title: Ridge }\n',
    ),
    keeps: section(
      '  - type: gallery\n    heading: Photos\n    images:\n      - { src: hero.jpg, alt: A house on a hill, title: The ridge }\n      - { src: deck.jpg, alt: A deck, title: Ridge }\n',
    ),
  },
  'look/film-silent': {
    breaks: section(
      '  - type: video\n    heading: A film\n    videos:\n      - { title: A deck, src: /tour.webm, poster: { src: deck.jpg, alt: A deck }, date: "2025-03-02" }\n',
    ),
    keeps: section(
      '  - type: video\n    heading: A film\n    videos:\n      - { title: A deck, src: "https://www.youtube.com/watch?v=abcdefghijk", poster: { src: deck.jpg, alt: A deck }, date: "2025-03-02" }\n',
    ),
  },
  'site/gallery-category-near': {
    breaks: section(
      '  - type: gallery\n    heading: Photos\n    filter: true\n    images:\n      - { src: hero.jpg, alt: A house, category: Roofs }\n      - { src: deck.jpg, alt: A deck, category: Roof }\n',
    ),
    keeps: section(
      '  - type: gallery\n    heading: Photos\n    filter: true\n    images:\n      - { src: hero.jpg, alt: A house, category: Roofs }\n      - { src: deck.jpg, alt: A deck, category: Decks }\n',
    ),
  },
  'site/gallery-category-missing': {
    breaks: section(
      '  - type: gallery\n    heading: Photos\n    filter: true\n    images:\n      - { src: hero.jpg, alt: A house, category: Roofs }\n      - { src: deck.jpg, alt: A deck }\n',
    ),
    keeps: section(
      '  - type: gallery\n    heading: Photos\n    images:\n      - { src: hero.jpg, alt: A house }\n      - { src: deck.jpg, alt: A deck }\n',
    ),
  },
  'prose/cut-off': markdown(
    'Hail bruises the mat under the granules and the\n\nThen comes rain.',
    'That is what we stand for\n\nVitamin A\n\nAsk for plan A.',
  ),
  'prose/end-missing': markdown(
    'Hail bruises the mat. Nobody sees it from the street',
    'Hail bruises the mat. Not always\n\n- One item. And one more that has no full stop\n\nServing St. Louis and the towns around it',
  ),
  'prose/percent-over': plain(
    'Windows cut energy use by up to 300%.',
    'Windows cut energy use by up to 30%, of 120 % before.',
  ),
  'prose/offer-over': plain(
    'Book before June 30, 2024 and get 10% off.',
    'Book before June 30, 2099 and get 10% off. The offer ended before June 30, 2024. A storm came before June 30, 2024.',
  ),
  'prose/label-number-other': swap(
    home,
    '{ label: Get an estimate, href: /contact }',
    '{ label: "Call {emergency}", href: call }',
    '{ label: "Call {phone}", href: "call:okc" }',
  ),
  'claim/distance': markdown(
    'Tulsa is 90 miles from our Claremore office.',
    'Tulsa is about 28 miles from our Claremore office. Dallas is 250 miles from Claremore, and Joplin 90 miles.',
  ),
  'claim/other-business': plain(
    'Summit Exteriors opened in {founded}.',
    '"We" means Acme LLC. Acme Roofing opened in {founded}; Dana Ruiz opened the first shop. The roof of Home Depot was founded on rock.',
  ),
  'look/portrait-other': { breaks: team('Lee Tran'), keeps: team('Dana Ruiz with Lee Tran') },
  'look/reply-other': {
    breaks: answered('Thank you, Lee.'),
    keeps: answered('Thank you for the tea with Lee, Dana. Sam says so, too.'),
  },
  'claim/row-other': {
    breaks: row('Headquarters', 'Tulsa, Oklahoma'),
    keeps: row('Headquarters', 'Claremore, 30 miles east'),
  },
  'look/alt-other': {
    breaks: shown('Kitchen island with brass pendants'),
    keeps: shown('Brick house with a green porch'),
  },
  'look/alt-twice': { breaks: carded('A deck'), keeps: carded('A deck in sun') },
  'site/purpose-twice': { breaks: purposes('contact'), keeps: purposes('collection') },
  'prose/unit-other': plain(
    'A square is 100 square meters of roof.',
    'A square is 100 square feet (9.3 square meters) of roof; in Europe heat is told in W per square meter.',
  ),
  'prose/misspelt': markdown(
    '[Our page](/contact#office) is for whoever definately wants a seperate estimate.',
    'The Adress Rehearsal and the Wich Road are names; a lot of it is separate.',
  ),
  'prose/word-heard': markdown(
    "You should of called before you're house was wet.",
    "You're home free. It could of course be worse; more, then the rest.",
  ),
  'prose/small-start': plain(
    'then it has to be built like a roof. We do both.',
    'iPhone photos are fine. We look at both.',
  ),
  'prose/powered-by': plain('Proudly powered by WordPress.', 'The site is powered by the sun.'),
  'prose/notice-old': plain('Due to COVID-19 we wear masks.', 'In the pandemic of 2020 many built a deck.'),
  'prose/side-said': plain(
    'The picture on the left shows a bruise.',
    'In the picture the pipe on the left is older. The form on the right page of the folder is theirs.',
  ),
  'claim/payment': {
    breaks: { ...paidBy('Cash, Check'), ...inPlain('Pay with cash, PayPal or a check.') },
    keeps: {
      ...paidBy('Cash, PayPal'),
      ...inPlain('Pay with cash or PayPal. We do not take Venmo; Affirm Road is near.'),
    },
  },
  'claim/guarantee': plain(
    'A lifetime guarantee on every roof.',
    'The manufacturer gives a limited lifetime warranty. Ask what a lifetime guarantee covers, and how to choose.',
  ),
  'look/alt-of-title': {
    breaks: { ...carded('Old roof') },
    keeps: { ...carded('Old roof with moss') },
  },
  'look/before-is-after': { breaks: pair('hero.jpg'), keeps: pair('deck.jpg') },
  'site/changed-always': swap(
    contact,
    'label: Contact',
    'changefreq: always\nlabel: Contact',
    'changefreq: daily\nlabel: Contact',
  ),
  'site/aside-priority': { breaks: searched('1.0'), keeps: searched('0.3') },
  'site/heading-elsewhere': swap(decks, 'heading: Deck builder', 'heading: Tulsa', 'heading: Decks in Claremore'),
};

/** Further kinds of what a rule is about, and what comes near them. */
export const furtherTrials: [code: string, Trial][] = [
  ['prose/capitals', swap(home, 'heading: What hail does', 'heading: WHAT WE DO', 'heading: AC, HVAC, IICRC')],
  ['prose/price-decimals', plain('A look costs $$140 here.', 'A look costs $140 here.')],
  ['prose/link-without-target', markdown('See [[our page]](/contact).', 'See [our page](/contact).')],
  ['prose/small-start', plain('hail bruises the mat of a roof.', 'eBay sells the mat of a roof.')],
  [
    'site/link-copied',
    markdown(
      'See [the maker](https://https://maker.example/mats).',
      'See [the maker](https://maker.example/mats?size=2).',
    ),
  ],
  ['site/place-missing', swap(tulsa, 'city: Tulsa', 'city: tulsa', 'city: Tulsa')],
  [
    'prose/table-broken',
    markdown(
      '| Hail | Wind |\n| --- | --- |\n| 1 | 2 | 3 |',
      '| Hail | Wind |\n| --- | --- |\n| 1 | |\n\nHail \\| wind.',
    ),
  ],
  [
    'claim/since',
    plain(
      'Roofers since 1998. Ask us about the roof of your own house.',
      'Roofers since 2001. This is the longest drought since 1998.',
    ),
  ],
  [
    'prose/ends-open',
    swap(home, 'heading: What hail does', 'heading: What hail does //', 'heading: Hail - or rain/sleet'),
  ],
  ['prose/filler', swap(home, 'heading: What hail does', 'heading: Hello world!', 'heading: A roof for the world')],
  ['prose/to-do', plain('Call (XXX) XXX-XXXX.', 'Size XX, and class XX of the code.')],
  ['prose/sign-spaced', plain('Is it dry ?', 'Is it dry?')],
  [
    'prose/word-heard',
    plain("The mat keeps it's shape.", "We look over there. It's shape that counts, it's finish and not size."),
  ],
  ['prose/word-heard', plain('For people with there homes here.', 'For people who live there homes are dear.')],
  [
    'prose/offer-over',
    plain(
      'Visit our booth on March 4, 2023.',
      'We met at the booth on March 4, 2023. See what hail did on May 4, 2023 was asked.',
    ),
  ],
  ['prose/year-over', plain('Merry Christmas 2022 to all.', 'Merry Christmas to all.')],
  ['claim/award', plain('Voted number one in Tulsa.', 'The town voted on it.')],
  ['prose/answer-of-other', swap(decks, 'answer: A week.', 'answer: How long?', 'answer: As long as it takes.')],
  ['prose/name-slip', markdown('The Clairmore roofs.', 'The Clermont and Clarington roofs.')],
  ['prose/name-slip', markdown('The Face-book page, and Clare More.', 'Clare mows the lawn.')],
  [
    'prose/year-over',
    plain('Now booking for spring 2024.', 'We booked crews for spring 2024. Built in 2024, and priced for 2024 homes.'),
  ],
  ['prose/word-twice', markdown('We stand in in your yard.', 'They came in in the evening.')],
  ['prose/capitals', swap(home, 'heading: What hail does', 'heading: DECK QUESTIONS', 'heading: HVAC and IICRC')],
  [
    'prose/ends-open',
    swap(home, 'heading: What hail does', 'heading: "What hail does:"', 'heading: "Hail: what it does"'),
  ],
  ['prose/filler', plain('At Your Company every roof is dry.', 'Protect Your Business With a Plan.')],
  [
    'prose/price-decimals',
    plain('A shingle costs $7.9 here.', 'It is $2.5 million, $2.5 per square foot, $2.5k, or $2.50.'),
  ],
  ['text/phone-number', plain('Call (918) 555-018.', 'Row (918) 55 of the plan.')],
  ['claim/since', plain('{shortName} opened in 1987.', '{shortName} opened in {founded}. The depot opened in 1911.')],
  [
    'claim/years',
    swap(home, 'heading: What hail does', 'heading: Forty years of roofs', 'heading: Ten years of warranty'),
  ],
  ['claim/award', plain('We are BBB accredited.', 'How to choose a BBB accredited roofer.')],
  ['claim/open-day', plain('Visit the office seven days a week.', 'The emergency line is for you seven days a week.')],
  [
    'claim/other-business',
    plain(
      'At Summit Roofing we take pride in it.',
      'At Acme Roofing we take pride in it. At Union Electric we replaced a roof.',
    ),
  ],
  [
    'fact/url-of-preview',
    swap(
      'site.config.yaml',
      'url: https://www.acme.example',
      'url: https://acme-staging.netlify.app',
      'url: https://acme-devon.netlify.app',
    ),
  ],
  [
    'look/alt-file-name',
    {
      breaks: {
        ...inAlt('old mill road'),
        ...edited(home, 'src: hero.jpg, alt: A house', 'src: old-mill-road.jpg, alt: old mill road'),
        'public/images/old-mill-road.jpg': '1600x900',
      },
      keeps: inAlt('old mill road'),
    },
  ],
  [
    'prose/range-backward',
    markdown(
      'Keep it between 50 and 30 percent.',
      'Between 30 and 50 percent; between 10 and 2 we are out; from 0.30 to 0.25.',
    ),
  ],
  [
    'claim/hours',
    plain(
      'We answer Monday to Saturday from 8 to 6.',
      'We answer Monday to Friday from 8 to 6. The permit office is open Monday to Thursday, 7 to 4.',
    ),
  ],
  [
    'claim/hours',
    plain(
      'We are here 8 to 8 on weekdays.',
      'We are here 8 to 6 on weekdays. The city pool is open 9 to 9 on weekdays.',
    ),
  ],
  [
    'claim/offices',
    plain('We are based in Tulsa.', 'We are based in Claremore. Our office in Claremore repaired an office in Tulsa.'),
  ],
  [
    'claim/since',
    plain('We have been here since 1998.', 'Acme opened in {founded}; its founder had roofed since 1989.'),
  ],
  ['claim/row-other', { breaks: row('Founded', '2003'), keeps: row('Founded', '{founded}') }],
  [
    'prose/chat-left',
    plain('Certainly! Below is the section about roofs.', 'Certainly a good roof. This is the page you asked for.'),
  ],
  ['prose/capitals', swap(home, 'heading: What hail does', 'heading: OUR VALUES', 'heading: HVAC units')],
  [
    'fact/place-other-state',
    plain('Roofs in Claremore, Texas.', 'Roofs in Claremore, Oklahoma. Maple Tulsa, Texas, is no town of ours.'),
  ],
  ['site/label-elsewhere', markdown('Read [contact us](/claremore).', 'Read [contact us](/contact#office).')],
  ['look/portrait-other', { breaks: team('Lee Tran on a ladder'), keeps: team('A roofer on a ladder') }],
  ['prose/range-backward', plain('It is $600 to $400.', 'Prices fell from $600 to $400 a square.')],
  [
    'prose/cut-off',
    plain(
      'Keep away from lines, and If it sags, leave.',
      'Keep away from the Who, and if it sags, leave. The roof and You.',
    ),
  ],
  [
    'prose/link-half',
    markdown('See our page](/contact) for more.', 'See [our page](/contact), or [1] and (a) for more.'),
  ],
  ['prose/sign-repeated', plain("It''s the wind.", "It's the wind, 5'' of rain.")],
  ['prose/filler', plain('At Your Company Name we care.', 'We care for your company, and its name.')],
  [
    'prose/year-over',
    plain('Rates as of January 2023.', 'As of 2023 the code asks for it. After opening the shop in 2021 we hired.'),
  ],
  ['prose/year-over', plain('Opening our new shop in spring 2021.', 'Opening day in 2021 was wet, and we stayed.')],
  [
    'claim/customers',
    plain('We have replaced 7,500 roofs.', 'We have installed 1,200 square feet of tile, and 1,500 linear feet.'),
  ],
  ['fact/place-other-state', plain('Serving Claremore, TX.', 'It is a day from Claremore, Ohio, to here.')],
  // What is held at a time is not when the doors are open.
  [
    'claim/hours',
    plain(
      'Monday to Friday: 7 AM to 4 PM',
      'Classes run Tuesdays from 6 p.m. to 7 p.m. Hire is from 2 p.m. to 11 a.m. On Mondays from 1 to 3 we bake. FEMA is open 7 a.m. to 3 p.m.',
    ),
  ],
  [
    'text/address',
    plain(
      'Opposite the courthouse, 1420 Sample Street.',
      'The permit office is at 104 S. Sample Ave., and closes at noon. The county courthouse sits at 200 South Sample Boulevard.',
    ),
  ],
  [
    'claim/hours',
    plain(
      'The main office is open 8 to 8.',
      "Sample's water office is in the old bank, open 7 to 5. Doors open at 7:30 PM for the dinner.",
    ),
  ],
  [
    'claim/years',
    plain('We have a roofer with five years of experience.', 'We need a roofer with five years of experience.'),
  ],
  [
    'claim/award',
    plain('The lowest price in town, and a free roof.', 'Be wary of anyone who offers the lowest price in town.'),
  ],
  ['claim/best', plain('Leading contractors in Tulsa.', 'Leading contractors in Tulsa use it, too.')],
  ['claim/since', plain('Roofers here, since 1998.', 'The law says so since 1998.')],
  [
    'prose/range-backward',
    plain('Between 50 and 30 inches of rain fell.', 'Cut the tape between 50 and 30 inches from the corner.'),
  ],
  ['prose/time-impossible', plain('Come at 13.30 p.m.', 'Come at 12.25 a.m. or at 9.15 a.m.')],
  [
    'prose/range-backward',
    plain('It takes between 150 and 120 days.', 'File between 150 and 120 days before it ends, or 30-20 days before.'),
  ],
  [
    'claim/years',
    plain(
      'We have over 30 years of experience.',
      "Joan Heron has over 30 years of experience, and she has 20 years in the trade. We've had one bookkeeper for over 15 years.",
    ),
  ],
  ['claim/since', plain('We have been here since 1998.', 'I have roofed since 1998, on my own since {founded}.')],
  [
    'claim/since',
    {
      breaks: inPlain('Since 1998 in Claremore.'),
      keeps: section(
        '  - { type: logos, heading: Member of, logos: [{ image: { src: hero.jpg, alt: The guild }, label: Since 2016 }] }\n',
      ),
    },
  ],
  [
    'fact/address-of-other-city',
    swap(
      'site.config.yaml',
      '      city: Oklahoma City\n',
      '      city: Weilheim am Main\n      address: { street: 4 Elm Street, city: Weilheim i. OB, postalCode: "73069" }\n',
      '      city: Weilheim in Oberbayern\n      address: { street: 4 Elm Street, city: Weilheim i. OB, postalCode: "73069" }\n',
    ),
  ],
  [
    'site/author-form',
    swap(
      'pages/blog/hail.yaml',
      'group:',
      'author: { name: Acme }\ngroup:',
      'author: { name: Acme, role: Roofer }\ngroup:',
    ),
  ],
  [
    'claim/hours',
    {
      breaks: inSpanish('Abierto de lunes a domingo de 8 a 18.'),
      keeps: inSpanish(
        'Abierto de lunes a viernes de 8 a 18. El ayuntamiento abre de lunes a jueves de 7 a 14. El curso es los martes de 19 a 20.',
      ),
    },
  ],
];
