import { edited } from './sound-site';
import { type Edit, inAlt, inMarkdown, inPlain, type Trial } from './trial';

const home = 'pages/index.yaml';
const contact = 'pages/contact.yaml';

const markdown = (breaks: string, keeps: string): Trial => ({ breaks: inMarkdown(breaks), keeps: inMarkdown(keeps) });
const plain = (breaks: string, keeps: string): Trial => ({ breaks: inPlain(breaks), keeps: inPlain(keeps) });
/** The home page with a further section at its end. */
const section = (lines: string): Edit => edited(home, '  - type: post-list\n', `${lines}  - type: post-list\n`);
const moments = (...all: string[]): Edit =>
  section(
    `  - type: timeline\n    heading: How it was\n    moments:\n${all.map((one) => `      - ${one}\n`).join('')}`,
  );
const rows = (...all: string[]): Edit =>
  section(
    `  - type: table\n    caption: Sizes\n    columns: [Size, Pieces, Price]\n    rows:\n${all.map((one) => `      - ${one}\n`).join('')}`,
  );

const inMiles = edited('site.config.yaml', 'navigation:', '  units: miles\nnavigation:');
const reviewed = (...days: string[]): Edit =>
  section(
    `  - type: reviews\n    heading: Reviews\n    items:\n${days.map((day) => `      - { name: Dana R., rating: 5, date: ${day}, service: Roof, text: Clean yard., sample: true }\n`).join('')}`,
  );

/** What people write on pages when they are in a hurry, and what comes near it. */
export const editorTrials: [code: string, Trial][] = [
  [
    'claim/since',
    plain('Since 2009 we have served Tulsa.', 'Since 2019 we use drones. Since 2015 we recycle what we tear off.'),
  ],
  ['claim/since', plain('Since 1998 we use drones.', 'In 2019 we bought drones.')],
  [
    'claim/grade',
    plain('Our roofs are rated A++.', 'Blood type A- is rare. The pump is of class A++, and the key is F-.'),
  ],
  ['claim/best', plain('We are the #1 team in Tulsa.', 'We are the best part of an hour away, and on the #1 route.')],
  ['claim/best', plain('We’re the top outfit in Tulsa.', 'We are at the top of the hill in Tulsa.')],
  ['claim/offices', plain('Meet us in our three shops.', 'Three shops in Tulsa sell the mats. Our one shop is small.')],
  [
    'text/address',
    plain('The yard is at 40 Farm Road.', 'Dana grew up at 40 Farm Road, and Lee lived at 12 Smith Street as a child.'),
  ],
  ['prose/token-signs', plain('Ring us on (phone).', 'Ask inside (phone orders close at noon), or (phone).')],
  ['prose/token-signs', plain('Appelez le (téléphone).', 'Ask (by telephone) at noon.')],
  ['prose/link-words', markdown('See [ici](/contact).', 'See [how to reach us](/contact).')],
  ['prose/link-words', markdown('See [mehr Infos](/contact).', 'See [more on hail](/contact).')],
  [
    'look/alt-stuffed',
    { breaks: inAlt('Tulsa roof best Tulsa hail new Tulsa'), keeps: inAlt('A roof in Tulsa, and Tulsa behind it') },
  ],
  ['look/alt-says-nothing', { breaks: inAlt('.'), keeps: inAlt('屋根') }],
  ['look/alt-announces', { breaks: inAlt('Bild von einem Dach'), keeps: inAlt('Bildstock am Weg') }],
  ['prose/to-do', plain('A look costs $XX here.', 'Size XX, and XXL.')],
  ['prose/to-do', plain('We open at XX:XX.', 'The model X:XX2 is old.')],
  ['prose/to-do', plain('tbc', 'The tbc is a club.')],
  ['prose/italic-unclosed', markdown('Hail is * very * hard.', 'Hail is 3 * 4 * 5 mm.')],
  ['prose/to-do', plain('Hail bruises the mat. @Dana please check.', 'Find us as @AcmeRoofs, or ask Dana please.')],
  ['prose/token-signs', plain('Call [telephone] now.', 'Call [sic] now.')],
  ['prose/currency-other', plain('A look costs 65 € here.', 'A look costs $65 here.')],
  ['prose/list-sign', markdown('-Hail bruises the mat of a roof.', '-Dana and Lee')],
  [
    'prose/currency-other',
    plain('A look costs 65 Euros here.', 'A look costs 65 dollars here. The euro zone has 20 lands.'),
  ],
  [
    'prose/day-impossible',
    {
      breaks: moments('{ when: "2004", title: A van }', '{ when: "2051", title: A shop }'),
      keeps: moments('{ when: "2004", title: A van }', '{ when: "2029", title: A shop is planned }'),
    },
  ],
  [
    'site/item-twice',
    {
      breaks: moments('{ when: "2004", title: A van }', '{ when: "2004", title: A van }'),
      keeps: moments('{ when: "2004", title: A van }', '{ when: "2004", title: A shop }'),
    },
  ],
  [
    'site/moments-order',
    {
      breaks: moments(
        '{ when: May 2004, title: A van }',
        '{ when: March 2004, title: A shop }',
        '{ when: "2009", title: Two }',
      ),
      keeps: moments(
        '{ when: May 2004, title: A van }',
        '{ when: "2004", title: A shop }',
        '{ when: 1990s, title: Two }',
      ),
    },
  ],
  [
    'site/item-twice',
    {
      breaks: rows('[Ten inch, "12", "$90"]', '[Two foot, "24", "$190"]', '[Ten inch, "18", "$120"]'),
      keeps: rows('[Vent, small, "$90"]', '[Vent, large, "$120"]', '[Mat, "24", "$190"]'),
    },
  ],
  ['site/title-one-word', { breaks: edited(contact, 'title: Contact Acme', 'title: Contact'), keeps: {} }],
  [
    'site/title-stuffed',
    {
      breaks: edited(contact, 'title: Contact Acme', 'title: Roofs, hail, decks, wind, gutters, Tulsa'),
      keeps: edited(contact, 'title: Contact Acme', 'title: Roofs, decks and gutters in Tulsa'),
    },
  ],
  [
    'site/heading-long',
    {
      breaks: edited(
        contact,
        'heading: Contact us',
        'heading: Call us or write to us about it and we come to you and look at it',
      ),
      keeps: edited(contact, 'heading: Contact us', 'heading: Call us or write to us about it and we come to you soon'),
    },
  ],
  ['prose/day-unsaid', { breaks: reviewed('24-05-01'), keeps: reviewed('5/13/24') }],
  ['claim/since', plain('A crew and a van, founded 1998.', 'A crew and a van, founded 2001.')],
  ['claim/since', plain('Est. 1998. We build decks.', 'The mill next door was established in 1998. We build decks.')],
  ['claim/best', plain('The best roofer in Tulsa answers.', 'The best bread in Tulsa is sold next door.')],
  ['prose/capitals', markdown('TWO ROOFERS AND A LADDER ARE READY.', 'The NASA, UNESCO, WHO, FAA and ISO agree.')],
  ['prose/price-decimals', plain('A look costs $140$ here.', 'A look costs $140, $160 or $180–$200.')],
  [
    'prose/unit-other',
    {
      breaks: { ...inPlain('We drive 15 km for a look.'), ...inMiles },
      keeps: { ...inPlain('We drive 15 miles for a look; ask Mr. Miles, who ran the 10 km run.'), ...inMiles },
    },
  ],
  [
    'fact/street-without-number',
    {
      breaks: edited('site.config.yaml', '1 Sample Street', '"#318"'),
      keeps: edited('site.config.yaml', '1 Sample Street', '450 S 300 E'),
    },
  ],
  ['site/item-twice', { breaks: reviewed('May 2025', 'May 2025'), keeps: reviewed('May 2025') }],
];
