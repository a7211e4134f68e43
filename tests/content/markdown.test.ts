import { expect, test } from 'vitest';
import type { SiteConfig } from '../../schemas/site';
import { localeOf } from '../../src/model/words/words-of';
import { resolved } from '../../src/reading/issue';
import { renderMarkdown } from '../../src/resolving/markdown';
import { numbers } from '../numbers';

const english = localeOf({ words: {} } as SiteConfig, 'en-US');
const resolve = (href: string) => resolved(href === 'call' ? 'tel:+18305550142' : href);
const html = (text: string): string => renderMarkdown(text, resolve, english).value;

test('links are resolved; those that leave the site open in a new tab and say so', () => {
  expect(
    html('[Call](call), [us](/contact#form), [a **bank**](https://bank.example/a?b=1&c="2") and [us](/a).'),
  ).toMatchInlineSnapshot(
    `"<p><a href="tel:+18305550142">Call</a>, <a href="/contact#form">us</a>, <a href="https://bank.example/a?b=1&amp;c=&quot;2&quot;" target="_blank" rel="noopener">a <strong>bank</strong><span class="visually-hidden"> (opens in a new tab)</span></a> and <a href="/a">us</a>.</p>"`,
  );
  expect(html('<https://bank.example>')).toMatchInlineSnapshot(
    `"<p><a href="https://bank.example" target="_blank" rel="noopener"><span class="long">https://bank.example</span><span class="visually-hidden"> (opens in a new tab)</span></a></p>"`,
  );
});

test('raw HTML is shown as text, addresses stay as written, quotes become typographic', () => {
  expect(html('<script>alert(1)</script> "quoted" -- www.example.com')).toMatchInlineSnapshot(
    `"<p><span class="long">&lt;script&gt;alert(1)&lt;/script&gt;</span> “quoted” -- www.example.com</p>"`,
  );
  expect(html('[x](javascript:alert(1))')).toMatchInlineSnapshot(
    `"<p><span class="long">[x](javascript:alert(1))</span></p>"`,
  );
});

test.each([
  ['# A\n\n## B', '<h3>A</h3>\n<h4>B</h4>'],
  ['### A\n\n#### B', '<h3>A</h3>\n<h4>B</h4>'],
  ['## A\n\n###### B', '<h3>A</h3>\n<h6>B</h6>'],
  ['Plain', '<p>Plain</p>'],
])('headings of %j begin at h3', (text, expected) => {
  expect(html(text)).toBe(expected);
});

test('tables have row titles, figures flush right and the name of its column at each cell', () => {
  expect(
    html('| Item & *part* | Price | Who |\n|---|---|--:|\n| **Permit** | $150–$500 | city |'),
  ).toMatchInlineSnapshot(`
    "<table class="data-table" data-stacked="true">
    <thead>
    <tr>
    <th scope="col">Item &amp; <em>part</em></th>
    <th data-figure="true" scope="col">Price</th>
    <th data-figure="true" scope="col">Who</th>
    </tr>
    </thead>
    <tbody>
    <tr>
    <th scope="row"><strong>Permit</strong></th>
    <td data-figure="true" data-label="Price"><span class="whole">$150–$500</span></td>
    <td data-figure="true" data-label="Who">city</td>
    </tr>
    </tbody>
    </table>"
  `);
});

const mistakes = (text: string) =>
  renderMarkdown(text, resolve, english).issues.map(({ found, fix, at }) => ({
    found,
    fix,
    needle: at?.needle,
  }));

test('pictures and empty texts are mistakes', () => {
  expect(mistakes('See ![A drain](drain.jpg) here')).toMatchInlineSnapshot(`
    [
      {
        "fix": "use the figure of a prose block, or a media-text block",
        "found": "the picture "drain.jpg" stands in running text",
        "needle": "drain.jpg",
      },
    ]
  `);
  expect(mistakes('[a]: /b')).toMatchInlineSnapshot(`
    [
      {
        "fix": "write a sentence",
        "found": "this text shows nothing",
        "needle": undefined,
      },
    ]
  `);
});

test('phone numbers, ranges and short words with a hyphen stand whole on a line', () => {
  expect(html('Call [(830) 555-0142](call): **3–5 days** for "add-ons" & `1–3`')).toMatchInlineSnapshot(
    `"<p>Call <a href="tel:+18305550142"><span class="whole">(830) 555-0142</span></a>: <strong><span class="whole">3–5 days</span></strong> for “<span class="whole">add-ons</span>” &amp; <code>1–3</code></p>"`,
  );
});

test('one line of running text reads as the parser would read it, whatever signs are in it', () => {
  const below = numbers(7);
  const signs = [
    'A',
    'word',
    ' ',
    ' ',
    '. ',
    ', ',
    '-',
    '#',
    '+',
    '1.',
    "'",
    '"',
    "10'",
    '(c)',
    '>',
    '|',
    ':',
    '=',
    '@',
  ];
  for (let round = 0; round < 500; round += 1) {
    const text = `Word ${Array.from({ length: 8 }, () => signs[below(signs.length)]).join('')}`;
    // A line break before it changes nothing for the parser, and keeps the text from being taken as it is.
    expect(html(text), text).toBe(html(`\n${text}`));
  }
});

test('where the site counts calls, a link that calls says so', () => {
  const counted = renderMarkdown('[Call](call) or [write](/contact)', resolve, { ...english, counts: true }).value;
  expect(counted).toBe(
    '<p><a href="tel:+18305550142" data-act="count" data-counts="call">Call</a> or <a href="/contact">write</a></p>',
  );
});
