import { expect, test } from 'vitest';
import { valueChanges } from '../../studio/publish/value-changes';

const hero = { type: 'hero', heading: 'Pipes that hold', text: 'We come today.' };
const cards = { type: 'card-grid', heading: 'What we do', cards: [{ title: 'Repairs', text: 'Leaks.' }] };
const faq = { type: 'faq', heading: 'Asked often', items: [{ question: 'When?', answer: 'Today.' }] };
const page = (...sections: object[]) => ({ title: 'Home', sections });

test('of a section that is new its words are told, and not how it is made', () => {
  const stats = {
    type: 'stats',
    layout: 'wide',
    trust: true,
    items: [{ icon: 'shield-check', label: 'Years in town' }],
  };
  expect(valueChanges(page(), page(stats))).toMatchObject([{ became: 'New', after: 'Years in town' }]);
  expect(valueChanges(page(), { ...page(), draft: true })).toMatchObject([{ after: 'Yes' }]);
});

test.each([
  [
    'a text',
    page(hero, faq),
    page({ ...hero, heading: 'Pipes' }, faq),
    ['Hero “Pipes” › Heading: Pipes that hold → Pipes'],
  ],
  ['a section that is gone', page(hero, cards, faq), page(cards, faq), ['Hero “Pipes that hold”: Taken away']],
  ['a section that is new', page(hero, faq), page(hero, cards, faq), ['Card grid “What we do”: New']],
  ['a copy', page(hero, faq), page(hero, hero, faq), ['Hero “Pipes that hold”: New']],
  [
    'a section that was moved',
    page(hero, cards, faq),
    page(cards, faq, hero),
    ['Hero “Pipes that hold”: Moved from place 1 to place 3'],
  ],
  [
    'a section that was moved and written anew in part',
    page(hero, cards, faq),
    page({ ...faq, heading: 'Questions' }, hero, cards),
    [
      'Questions and answers “Questions”: Moved from place 3 to place 1',
      'Questions and answers “Questions” › Heading: Asked often → Questions',
    ],
  ],
  [
    'a text that is all of an item',
    { aliases: ['/a', '/b'] },
    { aliases: ['/a', '/c'] },
    ['Further addresses 2: /b → /c'],
  ],
  [
    'a field that is new',
    page({ type: 'hero', heading: 'Pipes' }),
    page({ type: 'hero', heading: 'Pipes', text: 'Now.' }),
    ['Hero “Pipes” › Text:  → Now.'],
  ],
  ['nothing', page(hero), page(hero), []],
])('%s is told as that alone', (_, before, after, told) => {
  const changes = valueChanges(before, after);
  expect(
    changes.map(({ place, became, before: old = '', after: now = '' }) => `${place}: ${became ?? `${old} → ${now}`}`),
  ).toEqual(told);
  expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
});
