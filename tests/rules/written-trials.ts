import { pageTexts } from './sound-pages';
import { edited } from './sound-site';
import { type Edit, inMarkdown, inPlain, type Trial } from './trial';

const config = 'site.config.yaml';
const home = 'pages/index.yaml';
const contact = 'pages/contact.yaml';
const tulsa = 'pages/service-areas/tulsa.yaml';
const decks = 'pages/blog/decks.yaml';

const markdown = (breaks: string, keeps: string): Trial => ({ breaks: inMarkdown(breaks), keeps: inMarkdown(keeps) });
const plain = (breaks: string, keeps: string): Trial => ({ breaks: inPlain(breaks), keeps: inPlain(keeps) });
const swap = (file: Parameters<typeof edited>[0], from: string, breaks: string, keeps: string): Trial => ({
  breaks: edited(file, from, breaks),
  keeps: edited(file, from, keeps),
});

/** The home page with a further section at its end. */
const section = (lines: string): Edit => edited(home, '  - type: post-list\n', `${lines}  - type: post-list\n`);
const sections = (breaks: string, keeps: string): Trial => ({ breaks: section(breaks), keeps: section(keeps) });
const faq = (question: string, answer: string): string =>
  `  - type: faq\n    heading: Questions\n    items:\n      - { question: "${question}", answer: "${answer}" }\n`;
const steps = (...titles: string[]): string =>
  `  - type: steps\n    heading: How it goes\n    steps:\n${titles.map((title) => `      - { title: "${title}", text: "We do it, ${title.length} times." }\n`).join('')}`;
const figure = (caption: string): string =>
  `  - type: prose\n    heading: A deck\n    figure: { src: deck.jpg, alt: A deck of cedar, caption: "${caption}" }\n    text: Boards.\n`;
const prices = (...rows: string[]): string =>
  `  - type: table\n    caption: What boards cost\n    columns: [Item, Price]\n    rows:\n${rows.map((row) => `      - [${row}]\n`).join('')}`;
const review = (date: string, responseDate: string): string =>
  `  - type: reviews\n    heading: Reviews\n    items:\n      - { name: Sam O., rating: 5, date: "${date}", text: Clear price., service: Roof, response: Thank you., responseDate: "${responseDate}", sample: true }\n`;
const list = (...items: string[]): string =>
  `  - type: checklist\n    heading: To have ready\n    items: [${items.join(', ')}]\n`;
const photos = (...names: string[]): string =>
  `  - type: gallery\n    heading: Photos\n    images:\n${names.map((name, index) => `      - { src: ${name}, alt: Picture ${index} of it }\n`).join('')}`;

/** The page on contact in Spanish, which home leads to in two ways. */
const inSpanish = (href: string, language = 'es'): Edit => ({
  ...edited(
    home,
    'Hail *bruises* the mat.',
    'Hail *bruises* the mat; see [en español](/contacto) and [our roofs](/techo).',
  ),
  'pages/contacto.yaml': `language: ${language}\ntranslates: /contact\ntitle: Contacto con Acme\nlabel: Contacto\ndescription: Cómo nos llama y nos escribe, y cuándo contesta alguien de la oficina, en una sola frase.\nsections:\n  - { type: hero, layout: plain, heading: Escríbanos }\n  - { type: notice, heading: De día, text: Llame. }\n`,
  'pages/techo.yaml': `language: es\ntitle: El techo y las tejas\nlabel: Techo\ndescription: Lo que se dice del techo y de las tejas de la casa, en una frase larga para los resultados.\nsections:\n  - type: hero\n    layout: plain\n    heading: El techo\n    actions: [{ label: Pregunte, href: ${href} }]\n  - { type: notice, heading: Las tejas, text: Son de barro. }\n`,
});
const spanishAlone = (language: string): Edit => ({
  ...edited(home, 'Hail *bruises* the mat.', 'Hail *bruises* the mat; see [en español](/contacto).'),
  'pages/contacto.yaml': inSpanish('/', language)['pages/contacto.yaml']?.replace('translates: /contact\n', ''),
});

const twoOffices = (text: string): Edit => inMarkdown(text);

/** An edit that breaks each rule about what people write and paste, and one that comes near. */
export const writtenTrials: Record<string, Trial> = {
  'prose/chat-left': markdown(
    'Certainly! Here is a revised version of your text: Hail bruises the mat.',
    'Here is a version for steep roofs. Let me know if you find a shingle. Our AI reads no roofs.',
  ),
  'prose/pasted-field': markdown(
    'Hail bruises. Error! Reference source not found.',
    'Error! That is what the panel shows.',
  ),
  'prose/code-fence': markdown('Hail.\n\n```text\nbruises', 'Type `roof`.'),
  'prose/word-broken': markdown(
    'It bruises the shin-\ngle.',
    'One- and two-\nand three-layer roofs, and low-slope\nones.',
  ),
  'prose/tick-typed': markdown('✅ We look at the attic', 'We look at the attic ✅'),
  'prose/quotes-foreign': markdown('Hail „bruises“ the mat.', 'Hail “bruises” the "mat".'),
  'prose/apostrophe-other': markdown('Don´t wait.', "Don't wait for the Piñón’s ´ accent."),
  'prose/time-impossible': markdown('Call until 14 PM.', 'Call until 2 PM, at a slope of 25:12, or at 24:00.'),
  'prose/says-title': {
    breaks: edited(contact, 'text: Call or write.', 'text: Contact us!'),
    keeps: edited(contact, 'text: Call or write.', 'text: Contact us by phone.'),
  },
  'prose/click-here': plain('Click here to see what hail does.', 'The latch must click before you let go.'),
  'prose/place-stuffed': plain(
    'Roofs in Tulsa, decks in Tulsa, floors in Tulsa.',
    'Roofs in Tulsa. Decks in Tulsa and Claremore.',
  ),
  'prose/question-mark': sections(faq('How long does it take', 'A day.'), faq('The day itself', 'It begins at eight.')),
  'prose/answer-repeats': sections(
    faq('Does it leak?', 'Does it leak? No.'),
    faq('Does it leak?', 'No. Does it leak later, call us.'),
  ),
  'prose/step-number': sections(steps('1. Look', '2. Measure'), steps('24 hours later', 'Measure')),
  'prose/no-words': sections(faq('—', 'A day.'), faq('404?', 'A day.')),
  'look/caption-repeats': sections(figure('A deck of cedar.'), figure('A deck of cedar, in its first summer')),
  'look/caption-file-name': sections(figure('deck-2024.jpg'), figure('The deck, e.g. of pine')),
  'look/picture-twice': sections(photos('deck.jpg', 'hero.jpg', 'deck.jpg'), photos('deck.jpg', 'hero.jpg')),
  'fact/review-days': sections(review('1 week ago', '3 months ago'), review('3 weeks ago', '2 weeks ago')),
  'prose/day-impossible': markdown(
    'Hail fell on April 31, 2021.',
    'Hail fell on April 30, 2021, and on 2/29/2024. In April 31 roofs were mended.',
  ),
  'prose/weekday-other': markdown(
    'It was Tuesday, April 22, 1889.',
    'It was Monday, April 22, 1889, and a Tuesday in April 1889.',
  ),
  'prose/day-ahead': markdown(
    'Effective date: 8/18/2031.',
    'Effective date: 8/18/2025. We guarantee it until 8/18/2031.',
  ),
  'prose/year-over': markdown('Ask for our 2019 special.', 'Ask about the 2019 storm, and what was built new in town.'),
  'prose/range-backward': markdown('It is $600–$400.', 'It is $400–$600, $1,000 to $2,000, or $90 for 3 boards.'),
  'prose/price-decimals': markdown('It is $79,99.', 'It is $79.99, $1,200 or 1,5 of it.'),
  'prose/currency-other': sections(prices('Pine, €12', 'Cedar, $18'), prices('Pine, €12', 'Cedar, €18')),
  'prose/currency-side': markdown('A look is 89 $.', 'A look is $89, of $5 $9 and 5 of $100.'),
  'prose/price-bare': sections(prices('Pine, $12', 'Cedar, "18"'), prices('Pine, $12', 'Cedar, ask us')),
  'prose/token-twice': markdown('Since {founded} {founded}.', 'Since {founded}, {years} years.'),
  'prose/token-sense': markdown(
    'We build since {years}.',
    'Since {founded}, for {years} years, within {radius} miles.',
  ),
  'prose/phone-of-other-office': {
    breaks: twoOffices('The Oklahoma City line is {phone}.'),
    keeps: twoOffices('The Claremore office is {phone}, the Oklahoma City line {phone:okc}.'),
  },
  'fact/place-other-state': swap(
    tulsa,
    'title: Contractor in Tulsa',
    'title: Contractor in Tulsa, TX',
    'title: Contractor in Tulsa, OK',
  ),
  'fact/url-of-preview': swap(
    config,
    'https://www.acme.example',
    'https://staging.acme.example',
    'https://test-roofs.example',
  ),
  'fact/locale-of-other-country': swap(
    config,
    'url: https://www.acme.example',
    'url: https://www.acme.example\nlocale: en-GB',
    'url: https://www.acme.example\nlocale: en-US',
  ),
  'claim/open-day': markdown(
    'We are open on Saturdays.',
    'We are open Monday to Friday, and closed on Sundays. It rains on weekends. The emergency line is open on weekends.',
  ),
  'claim/license': markdown('License no. 80004512.', 'Ask for the license, and its number; the license is for 2026.'),
  'site/title-parts': swap(
    contact,
    'title: Contact Acme',
    'title: Contact | Phone | Write',
    'title: How to reach us | by phone',
  ),
  'site/near-me': swap(contact, 'title: Contact Acme', 'title: Roofers near me', 'title: Is there a roofer near me?'),
  'site/heading-long': swap(
    contact,
    'heading: Contact us',
    'heading: Call us or write to us, whatever it is that you saw on the roof, in the attic or on the lawn below it, and we come and look',
    'heading: Call us or write to us, whatever it is that you saw up there',
  ),
  'site/place-in-heading': swap(
    tulsa,
    'showHours: true',
    'showHours: true\nformHeading: A quote for Claremore\ntilesHeading: Around',
    'showHours: true\nformHeading: A quote between Claremore and Tulsa',
  ),
  'site/place-far-office': swap(config, '[36.15398, -95.99277]', '[36.25398, -95.79277]', '[36.15398, -95.99378]'),
  'site/item-twice': sections(list('Photos', 'ZIP code', 'photos'), list('Photos', 'ZIP code', 'More photos')),
  'site/link-copied': markdown(
    'See [the board](https://www.google.com/url?q=https://board.example.org/&sa=D).',
    'See [a search](https://www.google.com/search?q=hail) and [the board](https://board.example.org/?id=4).',
  ),
  'site/language-unknown': { breaks: spanishAlone('sp'), keeps: spanishAlone('es') },
  'site/link-other-language': { breaks: inSpanish('/contact'), keeps: inSpanish('/contacto') },
  'site/label-of-home': swap(contact, 'label: Contact\n', 'label: Home\n', 'label: Home visits\n'),
  'site/price-other': {
    breaks: { ...section(prices('Permit fee, "$200-$500"')), [contact]: pageTexts[contact] },
    keeps: { ...section(prices('Permit fee, "$150.00 – $500"')), [decks]: pageTexts[decks] },
  },
};
