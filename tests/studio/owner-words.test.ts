import { expect, test } from 'vitest';
import { inOwnerWords, inPlainWords, problemInWords, withoutQuotes } from '../../studio/form/owner-words';

test.each([
  ['the cities, from site.config.yaml, beside a map', 'the cities, from the site facts, beside a map'],
  [
    'write {hours}, add business.emergency to site.config.yaml, or leave it out',
    'write {hours}, add “Offices, phones, hours → Emergency” to the site facts, or leave it out',
  ],
  ['there is no site.config.yaml', 'there is no file of site facts'],
  [
    'out of the site until it is written; npm run dev shows it',
    'out of the site until it is written; the studio shows it',
  ],
  [
    'The code of the rule: prose/capitals. npm run check -- --rules lists all.',
    'The code of the rule: prose/capitals.',
  ],
  [
    'write /a, or run npm run rename -- /a /b, which mends it',
    'write /a, or rename /a to /b in the list of pages, which mends it',
  ],
  ['write /site-facts', 'write /site-facts'],
  ['True keeps the page out of the site.', 'Keeps the page out of the site.'],
  ['The text, in Markdown; use ### for headings.', 'The text; use ### for headings.'],
])('%s', (sentence, words) => expect(inOwnerWords(sentence)).toBe(words));

test.each([
  [
    'the page begins with card-grid, which has no h1 – begin with hero or article-header',
    'the page begins with “Card grid”, which has no main heading – begin with hero or “Article header”',
  ],
  ['use another type, such as media-text or cta', 'use another type, such as “Media text” or “Call to action”'],
  ['"the card-grid block" stands in two blocks', '"the card-grid block" stands in two sections'],
  ['One or two sentences under the h1.', 'One or two sentences under the main heading.'],
])('%s', (sentence, words) => expect(inPlainWords(sentence)).toBe(words));

test.each([
  ['the text is empty', 'write some text', 'The text is empty – write some text'],
  [
    '"8am" is not written as "opens" needs it',
    'write "08:00"',
    '"8am" is not written as “Opens” needs it – write "08:00"',
  ],
  [
    'it says no times',
    'write opens: "08:00", closes: "18:00" with your times',
    'It says no times – write “Opens” "08:00", “Closes” "18:00" with your times',
  ],
  [
    'it says no times',
    'write opens: "08:00" with your times, or is: closed, by appointment or open 24 hours',
    'It says no times – write “Opens” "08:00" with your times, or “Instead of times” closed, by appointment or open 24 hours',
  ],
  [
    '2 links lead to this page, and it is a draft',
    'remove draft: true, or take out what leads here: /a',
    '2 links lead to this page, and it is a draft – turn off “Draft”, or take out what leads here: /a',
  ],
  [
    'the text is empty',
    'write some text: The city or area: "Springfield".',
    'The text is empty – write some text: The city or area: "Springfield".',
  ],
  ['roof.jpg is the picture before, too', 'name another', 'roof.jpg is the picture before, too – name another'],
  ['"note: “a”" is a text', 'write "note: b"', '"note: “a”" is a text – write "note: b"'],
])('%s, at a field', (found, fix, words) => expect(problemInWords({ found, fix })).toBe(words));

test.each([
  ['Postal code, in quotes: "78155". Left out elsewhere.', 'Postal code: 78155. Left out elsewhere.'],
  ['The name shown: "Main office".', 'The name shown: “Main office”.'],
])('%s', (sentence, words) => expect(withoutQuotes(sentence)).toBe(words));
