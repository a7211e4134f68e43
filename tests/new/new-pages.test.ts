import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { copiedPage } from '../../scripts/new/copy-page';
import { interview } from '../../scripts/new/interview';
import { rowsOf } from '../../scripts/new/pages-of-table';
import { type Given, questionsFor } from '../../scripts/new/questions';
import { pictureToBeginWith, type SiteFacts } from '../../scripts/new/site-facts';
import { tableText } from '../../scripts/new/table-text';
import type { Inventory } from '../../src/model/site';
import { withCommentInList } from '../../src/reading/parsing/list-comment';

const facts: SiteFacts = {
  offices: [
    { id: 'north', about: 'North office' },
    { id: 'south', about: 'South office' },
  ],
  mainOffice: 'north',
  groups: ['Winter advice', 'Building'],
  menus: ['Services', 'Places'],
  places: ['Owasso'],
  picture: 'deck.jpg',
  folderOf: () => '/places/',
  isThere: (route) => route === '/contact',
  taken: (route) => {
    if (!/^\/[a-z/-]+$/.test(route)) return 'that is no address';
    return route === '/contact' ? 'pages/contact.yaml is there already' : undefined;
  },
};

/** What comes of an interview: the answers, and what was said of wrong ones. */
async function interviewed(given: Given, ...typed: string[]): Promise<{ answers: Given | undefined; said: string }> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  input.end(typed.map((line) => `${line}\n`).join(''));
  const answers = await interview(given, (known) => questionsFor(known, facts), { input, output });
  return { answers, said: String(output.read() ?? '') };
}

test('what is not given is asked for, lists are numbered, and a wrong answer is asked again', async () => {
  const { answers, said } = await interviewed({}, 'ctiy', '2', '/contact', '/owasso', 'Builder in Owasso', '2', '', '');
  expect(answers).toEqual({
    kind: 'city',
    route: '/owasso',
    title: 'Builder in Owasso',
    office: 'south',
    city: 'Owasso',
    menu: 'none',
  });
  expect(said).toContain('"ctiy" is no kind of page: did you mean city?');
  expect(said).toContain('pages/contact.yaml is there already');
  expect(said).toContain('  2  south: South office');
});

test('nothing is asked that is given', async () => {
  const given = { kind: 'page', route: '/team', title: 'Our team', menu: 'Services' };
  expect(await interviewed(given)).toEqual({ answers: given, said: '' });
});

test('where the answers end too early there are none', async () => {
  expect((await interviewed({ kind: 'page' }, '/team')).answers).toBeUndefined();
});

test('a new category that is nearly one that is there is not taken', async () => {
  const given = { kind: 'article', route: '/ice', title: 'Ice', menu: 'none' };
  const { answers, said } = await interviewed(given, 'Winter advise', 'Gutters');
  expect(answers?.group).toBe('Gutters');
  expect(said).toContain('that is nearly "Winter advice"');
});

test('a table gives a page for each row, with suggestions where it says nothing', () => {
  const table =
    'route;title;city\n/owasso;Builder in Owasso;\n"/broken-arrow";"Builder in Broken Arrow";"Broken Arrow"\n';
  expect(rowsOf(table, { kind: 'area' }, facts)).toEqual({
    mistakes: [],
    rows: [
      { kind: 'area', route: '/owasso', title: 'Builder in Owasso', city: 'Owasso', office: 'north', menu: 'none' },
      {
        kind: 'area',
        route: '/broken-arrow',
        title: 'Builder in Broken Arrow',
        city: 'Broken Arrow',
        office: 'north',
        menu: 'none',
      },
    ],
  });
});

test.each([
  ['heads in capitals', 'Route,TITLE,City\n/owasso,Builders,Owasso\n'],
  ['cells and rows that say nothing', 'route,title,city,description,\n/owasso,Builders,Owasso,,\n,,,,\n'],
  ['a row shorter than its heads', 'route,title,city,description\n/owasso,Builders,Owasso\n'],
])('%s in a table are as spreadsheets write them', (_, table) => {
  expect(rowsOf(table, { kind: 'area' }, facts)).toEqual({
    mistakes: [],
    rows: [{ kind: 'area', route: '/owasso', title: 'Builders', city: 'Owasso', office: 'north', menu: 'none' }],
  });
});

test.each([
  ['an unknown head', 'route,titel\n/a,b\n', /^line 1: "titel" is no field of a page of this kind; write title$/],
  ['a head like no field', 'route,title,photo of us\n/a,b,c\n', /; its fields are (?:[\w-]+, ){5}…$/],
  [
    'a comma in a text',
    'route,title\n/a,Roofs, gutters\n',
    /^line 2: "gutters" stands under no head; put a text .* quotes$/,
  ],
  ['a wrong office', 'route,title,office\n/a,b,west\n', /^line 2: office: "west" is no office/],
  ['a missing title', 'route,title\n/a,\n', /^line 2: title: this is missing$/],
  ['an address twice', 'route,title\n/a,b\n/c,d\n/a,e\n', /^line 4: route: \/a is in line 2 already$/],
  ['a quote that is not closed', 'route,title\n"/a,b\n', /quot/i],
  [
    'a column that is not there',
    'route,city\n/a,Owasso\n/b,Adak\n',
    /^line 1: there is no column title, and each page/,
  ],
  ['a table of nothing', '', /^the table has no rows; write the heads in line 1/],
  ['a table of heads alone', 'route,title\n', /^the table has no rows/],
])('%s in a table is told with its line', (_, table, told) => {
  const { mistakes } = rowsOf(table, { kind: 'area' }, facts);
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]).toMatch(told);
});

test.each([
  ['UTF-8', 'Übersee', Buffer.from('\ufeffÜbersee')],
  ['UTF-16', 'Übersee', Buffer.from('\ufeffÜbersee', 'utf16le')],
  ['an older program', 'Übersee', Buffer.from('Übersee', 'latin1')],
])('a table in the letters of %s keeps its accents', (_, text, bytes) => {
  expect(tableText(bytes)).toBe(text);
});

test('an end that stays open and says nothing is not waited for for ever', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const questions = (known: Given) => questionsFor(known, facts);
  expect(await interview({ kind: 'page' }, questions, { input, output, patience: 1 })).toBeUndefined();
  expect(input.destroyed).toBe(true);
});

test('a copy is a draft with its own answers, and without what belongs to the first page alone', () => {
  const text = `# About this page
title: Old
# What it is about.
description: >-
  Two
  lines
redirectFrom:
  - /older
priority: 0.9

sections:
  - type: prose # kept
    text: Kept.
`;
  expect(copiedPage(text, { title: '"New"' })).toBe(`draft: true
# About this page
title: "New"
# What it is about.
description: >-
  Two
  lines

sections:
  - type: prose # kept
    text: Kept.
`);
});

test.each([
  ['in the middle of a file', 'a:\n  - b\n  - c # d\nz: 1\n', 'a:\n  - b\n  - c # d\n  # - new\nz: 1\n'],
  ['at its end, without a line end', 'a:\n- b', 'a:\n- b\n# - new\n'],
  ['of a file of Windows', '\uFEFFa:\r\n  - b\r\nz: 1\r\n', '\uFEFFa:\r\n  - b\r\n  # - new\r\nz: 1\r\n'],
  ['of such a file, at its end', 'a:\r\n- b', 'a:\r\n- b\r\n# - new\r\n'],
  ['of mappings', 'a:\n  - x: 1\n    y: 2\n\nz: 1\n', 'a:\n  - x: 1\n    y: 2\n  # - new\n\nz: 1\n'],
])('a comment goes behind the last item of a list %s', (_, before, after) => {
  expect(withCommentInList(before, ['a'], '- new')).toBe(after);
});

test('a list in brackets, and one that is not there, have no place for a comment', () => {
  expect(withCommentInList('a: [b]\n', ['a'], '- new')).toBeUndefined();
  expect(withCommentInList('a: 1\n', ['b', 0], '- new')).toBeUndefined();
});

test('a new page begins with a photo across, and not with a logo or a portrait', () => {
  const begun = (...pictures: [name: string, width: number, height: number, kind?: 'drawing'][]) =>
    pictureToBeginWith({
      pictures: new Map(
        pictures.map(([name, width, height, kind]) => [name, { width, height, hash: '', ...(kind && { kind }) }]),
      ),
    } as unknown as Inventory);
  expect(begun(['a.svg', 300, 100, 'drawing'], ['ann.jpg', 800, 1000], ['deck.jpg', 1600, 900])).toBe('deck.jpg');
  expect(begun(['ann.jpg', 800, 1000])).toBe('ann.jpg');
});
