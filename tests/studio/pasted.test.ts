import { expect, test } from 'vitest';
import { asItems, pasted } from '../../studio/pasted';

const from = (text: string, html = '') => ({ getData: (kind: string) => (kind === 'text/html' ? html : text) });

test.each([
  ['words with spaces at their ends', ' in full ', ' in full '],
  ['what a word processor sets between words', 'Why\u00a0us?\tWe\u2019re  good', 'Why us? We’re good'],
  [
    'a space before a unit or a sign',
    '20\u00a0m\u00b2, 5\u00a0% – «\u00a0oui\u00a0»',
    '20\u00a0m², 5\u00a0% – «\u00a0oui\u00a0»',
  ],
  ['signs that nobody sees', '\ufeffin\u00advisible\u200b', 'invisible'],
  ['emoji, and words from right to left', '😀 שלום 👨‍👩‍👧', '😀 שלום 👨‍👩‍👧'],
])('%s stand in a text as they are typed', (_, text, written) => {
  expect(pasted(from(text), false)).toBe(written);
  expect(pasted(from(text), true)).toBe(written);
});

test.each([
  [
    'dots of a word processor',
    'We do:\r\n·\tRoofs\r\n·\tGutters\r\nCall us',
    'We do:\n\n- Roofs\n- Gutters\n\nCall us',
  ],
  ['signs of its own fonts', '\uf0b7\tRoofs\no\tGutters', '- Roofs\n- Gutters'],
  ['bullets of a web page', '• Roofs\n• Gutters', '- Roofs\n- Gutters'],
  ['numbers', '1.\tMeasure\n2)\tBuild', '1. Measure\n2. Build'],
])('%s become a list of Markdown', (_, text, written) => {
  expect(pasted(from(text), true)).toBe(written);
});

test('paragraphs of a document are paragraphs, lines of a plain text are lines', () => {
  expect(pasted(from('One\r\nTwo\r\n', '<p class=MsoNormal>One</p><p>Two</p>'), true)).toBe('One\n\nTwo');
  expect(pasted(from('1420 Sample Street\nClaremore'), true)).toBe('1420 Sample Street\nClaremore');
});

const docs =
  '<b id="docs-internal-guid-1"><p><span>We do:</span></p><ul><li><p><span>Roofs &amp; walls</span></p></li>' +
  '<li><p><b>Gutters</b></p><ol><li>Measure</li><li>Build</li></ol></li></ul><p>Call us</p></b>';

test.each([
  [
    'a document that sets no signs before its items',
    ['We do:\n\nRoofs & walls\nGutters\nMeasure\nBuild\n\nCall us', docs],
    'We do:\n\n- Roofs & walls\n- Gutters\n1. Measure\n2. Build\n\nCall us',
  ],
  [
    'a page of the web',
    ['Roofs\nGutters', '<ul>\n<li>Roofs</li>\n<li><a href="https://example.com/">Gutters</a></li>\n</ul>'],
    '- Roofs\n- [Gutters](https://example.com/)',
  ],
  ['lines that are no list', ['Roofs\nGutters', '<span>Roofs<br>Gutters</span>'], 'Roofs\nGutters'],
] as const)('the lists of %s are lists', (_, [text, html], written) => {
  expect(pasted(from(text, html), true)).toBe(written);
});

test('in a text of one line a list has no signs before its items', () => {
  expect(pasted(from('We do:\n·\tRoofs\n2.\tGutters'), false)).toBe('We do:\nRoofs\nGutters');
});

test.each([
  [
    'a sentence',
    [
      'Ask the county & the state.',
      '<p>Ask <a href="https://example.com/a(1)?b=1&amp;c=2">the <b>county</b> &amp; the state</a>.</p>',
    ],
    'Ask [the county & the state](https://example.com/a%281%29?b=1&c=2).',
  ],
  [
    'words that are there twice',
    [
      'Call us here, or write here.',
      'Call us <a href="tel:+15125550100">here</a>, or write <a href=\'mailto:a@example.com\'>here</a>.',
    ],
    'Call us [here](tel:+15125550100), or write [here](mailto:a@example.com).',
  ],
  [
    'a word processor on the web',
    [
      'See the guide',
      '<a href="https://www.google.com/url?q=https://example.com/guide&amp;sa=D"><span>the guide</span></a>',
    ],
    'See [the guide](https://example.com/guide)',
  ],
  [
    'what leads nowhere for others',
    ['One two three', '<a href="javascript:void(0)">One</a> <a href="#top">two</a> <a href="file:///c:/x">three</a>'],
    'One two three',
  ],
] as const)('the links of %s keep their addresses where a text can have them', (_, [text, html], written) => {
  expect(pasted(from(text, html), true)).toBe(written);
  expect(pasted(from(text, html), false)).toBe(text);
});

test.each([
  [
    'a word processor',
    [
      'Prices\r\nJob\tPrice\r\nTap | valve\t$40\r\nCall us',
      '<p class=MsoNormal>Prices</p><table class=MsoTableGrid><tr><td><p class=MsoNormal>Job</p></td><td><p>Price</p></td></tr><tr><td><p>Tap | valve</p></td><td><p>$40<o:p></o:p></p></td></tr></table><p>Call us</p>',
    ],
    'Prices\n\n| Job | Price |\n| --- | --- |\n| Tap \\| valve | $40 |\n\nCall us',
  ],
  [
    'a spreadsheet',
    ['Mo\t8–18\nTu\t8–18', '<table><tr><td>Mo</td><td>8–18</td></tr><tr><td>Tu</td><td>8–18</td></tr></table>'],
    '| Mo | 8–18 |\n| --- | --- |\n| Tu | 8–18 |',
  ],
] as const)('a table of %s is a table', (_, [text, html], written) => {
  expect(pasted(from(text, html), true)).toBe(written);
});

test.each([
  ['·\tFirst thing\n·\tSecond thing', false, ['First thing', 'Second thing']],
  ['·\tFirst thing\n·\tSecond thing', true, ['', 'First thing', 'Second thing']],
  ['- One\n\n1. Two', false, ['One', 'Two']],
  [' only one', true, [' only one']],
  ['', false, ['']],
])('%j is so many items in a list of texts', (text, isAtEnd, items) =>
  expect(asItems(pasted(from(text), true), isAtEnd)).toEqual(items),
);
