import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { completion } from '../../studio/yaml/completion';

const names = {
  pictures: ['hero.jpg', 'drain.jpg'],
  icons: ['home', 'clock'],
  links: async () => [{ href: '/contact#office', title: 'Contact – Our shop' }],
};

/** What is offered where `|` stands in a text. */
async function offered(text: string, file = 'pages/x.yaml'): Promise<string[]> {
  const pos = text.indexOf('|');
  const state = EditorState.create({ doc: text.replace('|', '') });
  const result = await completion(file, names)(new CompletionContext(state, pos, true));
  return result?.options.map(({ label }) => label) ?? [];
}

const page = 'title: A page\ndescription: What it is.\nsections:\n';

test.each([
  ['fields of the page that it has not', `${page}|`, ['label', 'draft'], ['title', 'sections']],
  ['kinds of sections', `${page}  - type: |`, ['hero', 'card-grid', 'faq'], []],
  [
    'fields of a section',
    `${page}  - type: faq\n    heading: Questions\n    |`,
    ['items', 'intro'],
    ['heading', 'type'],
  ],
  [
    'fields of an item',
    `${page}  - type: faq\n    items:\n      - question: Why?\n        |`,
    ['answer'],
    ['question'],
  ],
  [
    'what a list without its indent holds',
    `${page}  - type: faq\n    items:\n    - question: Why?\n      |`,
    ['answer'],
    [],
  ],
  ['the first field of an item', `${page}  - type: faq\n    items:\n      - |`, ['question', 'answer'], []],
  ['words to choose from', `${page}  - type: hero\n    layout: |`, ['full', 'split', 'plain'], []],
  ['yes and no', `${page}  - type: hero\n    trust: |`, ['true', 'false'], []],
  ['pictures, in braces', `${page}  - type: hero\n    image: { src: | }`, names.pictures, []],
  ['fields, in braces', `${page}  - type: hero\n    image: { src: hero.jpg, | }`, ['alt', 'focus'], ['src']],
  ['icons', `${page}  - type: card-grid\n    cards:\n      - { title: One, icon: | }`, names.icons, []],
  ['links', `${page}  - type: hero\n    actions:\n      - label: Call\n        href: |`, ['/contact#office'], []],
  ['above what is broken below', `${page}  - type: hero\n    layout: |\n  - type: [\n`, ['split'], []],
])('%s are offered', async (_, text, some, none) => {
  const found = await offered(text);
  expect(found).toEqual(expect.arrayContaining(some));
  expect(found.filter((label) => none.includes(label))).toEqual([]);
});

test('facts of the site are offered in its own file, and nothing in a text', async () => {
  expect(await offered('business:\n  offices:\n    - id: main\n      |', 'site.config.yaml')).toContain('phone');
  expect(await offered(`${page}  - type: hero\n    heading: Words |`)).toEqual([]);
});
