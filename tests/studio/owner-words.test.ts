import { expect, test } from 'vitest';
import { inOwnerWords } from '../../studio/form/owner-words';

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
])('%s', (sentence, words) => expect(inOwnerWords(sentence)).toBe(words));
