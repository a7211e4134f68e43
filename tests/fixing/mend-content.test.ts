import { describe, expect, it, test } from 'vitest';
import { dice } from '../../scripts/fuzz/mangle';
import { mendOf } from '../../scripts/fuzz/mends';
import { slipIn } from '../../scripts/fuzz/slips';
import { mendContent } from '../../src/engine/mend-content';
import { openContent } from '../../src/engine/open-content';
import { inventory, plumber } from '../plumber';

const files = plumber.filesWith();
const opened = (changed: Readonly<Record<string, string>> = {}) =>
  openContent({ year: 2026, inventory, files: files.map(({ path, text }) => [path, changed[path] ?? text]) });

/** The plumber's file after mending, and what was mended and what is left, a line each. */
function mended(path: string, text: string) {
  const content = opened({ [path]: text });
  const { mends } = mendContent(content);
  return {
    text: content.text(path),
    mends: mends.map(({ line, column, found }) => `${line}:${column} ${found}`),
    left: content.problems().map(({ line, found }) => `${line} ${found}`),
  };
}

const contact = files.find(({ path }) => path === 'pages/contact.yaml')?.text ?? '';

describe('what can be meant in one way only', () => {
  it('is mended, each mistake of a file at its place', () => {
    const wrong = contact
      .replace('label: Contact', 'lable: Contact')
      .replace('- type: offices', '- type: ofices')
      .replace('heading: Ask', 'heading:Ask');
    expect(mended('pages/contact.yaml', wrong)).toEqual({
      text: contact,
      mends: [
        '2:1 "lable" is not a field of this page',
        '11:11 "ofices" is not a known type',
        '21:5 there is no space after the colon',
      ],
      left: [],
    });
  });

  it('is mended in the configuration too, and in what only shows once the rest is right', () => {
    const config = plumber.filesWith().find(({ path }) => path === 'site.config.yaml')?.text ?? '';
    const wrong = config.replace('business:', 'busines:');
    expect(mended('site.config.yaml', wrong).text).toBe(config);
    const page = contact.replace('label: Contact', 'label = Contact').replace('type: form', 'type: forn');
    expect(mended('pages/contact.yaml', page).text).toBe(contact);
  });

  it.each([
    ['line ends of Windows', contact.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\uFEFF${contact}`],
    ['no line end at the end', contact.trimEnd()],
  ])('keeps %s', (_, text) => {
    const wrong = text
      .replace('label', 'lable')
      .replace('rows:\r\n', 'rows: \r\n')
      .replace('- type: table', '-type: table');
    expect(mended('pages/contact.yaml', wrong).text?.replace('rows: \r\n', 'rows:\r\n')).toBe(text);
  });
});

test.each([
  ['a word between two', 'redirectFrom: [/kontakt]', 'canonical: /services-or-so'],
  ['a day that could be in May or June', 'aliases: [/contact-us]', 'updated: 5/6/2025'],
  ['one of two numbered pictures', 'layout: plain', 'layout: split\n    image: { src: drain2.jpg, alt: A drain }'],
  ['a sentence that is no field', 'aliases: [/contact-us]', 'Here is the page'],
])('%s is left to a person', (_, from, to) => {
  const wrong = contact.replace(from, to);
  const { text, mends, left } = mended('pages/contact.yaml', wrong);
  expect({ text, mends }).toEqual({ text: wrong, mends: [] });
  expect(left).not.toEqual([]);
});

test('a slip of the hand is mended into what was there, and no other byte changes', () => {
  const content = opened();
  const next = dice(7);
  const ends: unknown[] = [];
  while (ends.length < 40) {
    const slip = slipIn(files, next);
    if (slip) ends.push(mendOf(content, slip.file, slip.text));
  }
  expect(ends.filter((end) => end !== 'mended')).toEqual([]);
});
