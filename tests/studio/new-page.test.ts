import { expect, test } from 'vitest';
import { blockDefinitions } from '../../schemas/blocks';
import { templates } from '../../schemas/templates';
import { editText } from '../../src/editing/edit-text';
import { valueAt } from '../../src/model/values';
import { parseYaml } from '../../src/reading/parse';
import { mapLeaves } from '../../src/resolving/walk';
import { begunPage } from '../../studio/engine/begun-page';
import { blanksIn } from '../../studio/form/blanks-in';
import { copyOf, newPage, newSection, type PageKind } from '../../studio/workspace/new-page';
import { plumber } from '../plumber';

const file = 'pages/luling.yaml';
const description = 'Leaks, drains and heaters in Luling, mended by licensed plumbers with prices before we begin.';

/** A new page with a word of its own in the place of each text that is asked for. */
function written(kind: PageKind): { asked: number; text: string } {
  const begun = newPage(kind, 'Plumbers in Luling, Texas', { picture: 'hero.jpg', office: 'seguin' });
  const blanks = blanksIn(parseYaml({ path: file, text: begun }).value);
  const text = blanks.reduce((now, path) => {
    const value = path[0] === 'description' ? description : `Words of ${path.join(' ')}`;
    const edited = editText(now, { kind: 'set', path, value });
    if ('sentence' in edited) throw new Error(edited.sentence);
    return edited.text;
  }, begun);
  return { asked: blanks.length, text };
}

test.each(['page', ...Object.keys(templates)] as PageKind[])(
  'a new %s is whole when the texts are written that it asks for',
  (kind) => {
    const { asked, text } = written(kind);
    expect(asked).toBeGreaterThan(0);
    // What is written may be better; nothing of it keeps the page from being shown.
    expect(plumber.problemsOf({ [file]: text })).not.toMatch(/\d errors? in/);
  },
);

test.each(['page', ...Object.keys(templates)] as PageKind[])(
  'a new %s is drawn before its texts are written',
  (kind) => {
    const text = newPage(kind, 'Plumbers in Luling, Texas', { picture: 'hero.jpg', office: 'seguin' });
    expect(begunPage({ path: file, text }, 'hero.jpg')).toMatchObject({ title: 'Plumbers in Luling, Texas' });
  },
);

test.each([
  ['a heading that is empty', 'heading: Pipes', 'heading: ""', ['sections', 0, 'heading'], 'Heading'],
  ['a title that is too long', 'title: Pipes', `title: ${'Pipes '.repeat(30)}`, ['title'], 'Pipes '.repeat(30).trim()],
  ['a picture that is not chosen', 'src: a.jpg', 'src: ""', ['sections', 0, 'image', 'src'], 'hero.jpg'],
  ['a type that there is none of', 'type: hero', 'type: heron', [], undefined],
])('a page with %s is drawn as far as it can be', (_, from, to, path, shown) => {
  const text = `title: Pipes
description: ${description}
sections:
  - type: hero
    heading: Pipes
    image: { src: a.jpg, alt: A pipe under a sink }
`.replace(from, to);
  const drawn = begunPage({ path: file, text }, 'hero.jpg');
  expect(drawn && valueAt(drawn, path)).toBe(shown);
});

const english = `# What we charge
title: Prices # short
redirectFrom: [/costs]
sections: []
`;

test.each([
  ['a copy', undefined, english, '# What we charge\ntitle: Precios # short\nsections: []\ndraft: true\n'],
  [
    'a translation',
    { language: 'es', translates: '/prices' },
    english,
    '# What we charge\ntitle: Precios # short\nlanguage: es\ntranslates: /prices\nsections: []\ndraft: true\n',
  ],
  [
    'a copy in the language of the site of a page that is in another',
    undefined,
    english.replace('redirectFrom: [/costs]', 'language: fr\ntranslates: /prices'),
    '# What we charge\ntitle: Precios # short\nsections: []\ndraft: true\n',
  ],
])('%s of a page keeps what it says, and none of its addresses', (_, inLanguage, from, text) =>
  expect(copyOf(from, 'Precios', inLanguage)).toBe(text),
);

test('a new page in another language says so below its title', () =>
  expect(newPage('page', 'Precios', {}, { language: 'es' })).toMatch(/^title: Precios\nlanguage: es\ndescription/));

test('a new section fits its kind, and of what its example says of another business nothing is published', () => {
  for (const { type, schema } of blockDefinitions) {
    const section = newSection(type, 'hero.jpg');
    expect(schema.safeParse(section).success, type).toBe(true);
    const texts: string[] = [];
    mapLeaves(schema as never, section as never, [], (kind, leaf) => {
      if (kind === 'text' || kind === 'markdown') texts.push(leaf);
      return leaf;
    });
    expect(
      texts.filter((text) => !/^(?:Write: |\{\w+\}$)/.test(text)),
      type,
    ).toEqual([]);
  }
  const page = 'pages/contact.yaml';
  const text = plumber.filesWith().find(({ path }) => path === page)?.text ?? '';
  const edited = editText(text, {
    kind: 'insert',
    path: ['sections'],
    index: 1,
    value: newSection('stats', undefined),
  });
  expect(plumber.problemsOf({ [page]: 'text' in edited ? edited.text : '' })).toContain('is still to be written');
});
