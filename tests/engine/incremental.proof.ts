import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Content, openContent } from '../../src/engine/open-content';
import type { Change } from '../../src/engine/take-in';
import type { Inventory } from '../../src/model/site';
import { formatProblems } from '../../src/reading/format-problem';
import { filesWith, inventory } from '../plumber';

const year = 2026;
const base = new Map(filesWith().map(({ path, text }) => [path, text]));
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

function opened(files: ReadonlyMap<string, string> = base, beside: Inventory = inventory): Content {
  const content = openContent({ year, inventory: beside });
  content.update({ files });
  return content;
}

/** All that others can see of a content. */
const seen = (content: Content) => ({
  problems: formatProblems(content.problems(), new Map()),
  site: content.site(),
  preview: content.problems().some(({ severity }) => severity === 'error') ? undefined : content.preview(),
});

function edit(path: string, from: string, to: string, files: ReadonlyMap<string, string> = base): Map<string, string> {
  const text = files.get(path) ?? '';
  if (!text.includes(from)) throw new Error(`${path} has no "${from}"`);
  return new Map([...files, [path, text.replace(from, () => to)]]);
}

/** What an editor may do next: each gives the files after it. */
const edits: [name: string, edit: (files: Map<string, string>) => void][] = [
  [
    'a word',
    (files) =>
      files.set(
        'pages/index.yaml',
        edit('pages/index.yaml', 'stop thinking', 'quit thinking').get('pages/index.yaml') ?? '',
      ),
  ],
  ['a comment', (files) => files.set('pages/contact.yaml', `${files.get('pages/contact.yaml')}# a note\n`)],
  [
    'the title of another page',
    (files) => {
      const [title = ''] = base.get('pages/index.yaml')?.match(/^title: .*$/m) ?? [];
      files.set('pages/contact.yaml', (files.get('pages/contact.yaml') ?? '').replace(/^title: .*$/m, title));
    },
  ],
  [
    'a title of its own',
    (files) => {
      const [title = ''] = base.get('pages/contact.yaml')?.match(/^title: .*$/m) ?? [];
      files.set('pages/contact.yaml', (files.get('pages/contact.yaml') ?? '').replace(/^title: .*$/m, title));
    },
  ],
  ['a page goes', (files) => void files.delete('pages/contact.yaml')],
  ['a page comes back', (files) => files.set('pages/contact.yaml', base.get('pages/contact.yaml') ?? '')],
  [
    'a part goes',
    (files) =>
      files.set(
        'pages/contact.yaml',
        edit('pages/contact.yaml', '    id: office\n', '').get('pages/contact.yaml') ?? '',
      ),
  ],
  ['a fault in YAML', (files) => files.set('pages/index.yaml', 'title: "Heron\nsections: [')],
  [
    'a wrong link',
    (files) =>
      files.set(
        'pages/index.yaml',
        edit('pages/index.yaml', 'href: /contact', 'href: /contct').get('pages/index.yaml') ?? '',
      ),
  ],
  ['home as it was', (files) => files.set('pages/index.yaml', base.get('pages/index.yaml') ?? '')],
  ['a draft', (files) => files.set('pages/blog/frost.yaml', `draft: true\n${base.get('pages/blog/frost.yaml')}`)],
  ['no draft', (files) => files.set('pages/blog/frost.yaml', base.get('pages/blog/frost.yaml') ?? '')],
  [
    'another phone',
    (files) => files.set('site.config.yaml', (base.get('site.config.yaml') ?? '').replaceAll('555-0142', '555-0177')),
  ],
  ['a broken configuration', (files) => files.set('site.config.yaml', 'url: nowhere\n')],
  ['no configuration', (files) => void files.delete('site.config.yaml')],
  ['the configuration again', (files) => files.set('site.config.yaml', base.get('site.config.yaml') ?? '')],
  ['a second file for a page', (files) => files.set('pages/contact.yml', base.get('pages/index.yaml') ?? '')],
  ['one file for a page', (files) => void files.delete('pages/contact.yml')],
  ['a title twice', (files) => files.set('pages/copy.yaml', base.get('pages/index.yaml') ?? '')],
  ['no copy', (files) => void files.delete('pages/copy.yaml')],
  [
    'a renamed page',
    (files) => {
      files.set('pages/reach-us.yaml', base.get('pages/contact.yaml') ?? '');
      files.delete('pages/contact.yaml');
    },
  ],
  ['a file that is no page', (files) => files.set('pages/_note.yaml', 'anything: goes\n')],
];

/** What may change beside the files between two runs. */
type Beside = { inventory: Inventory };
const withPictures = (pictures: Inventory['pictures']) => (_: Map<string, string>, beside: Beside) => {
  beside.inventory = { ...inventory, pictures };
};
const besideEdits: [name: string, edit: (files: Map<string, string>, beside: Beside) => void][] = [
  ['a picture that is gone', withPictures(new Map([...inventory.pictures].slice(1)))],
  ['all pictures', withPictures(inventory.pictures)],
];

const difference = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Change['files'] =>
  [...new Set([...before.keys(), ...after.keys()])].map((path) => [path, after.get(path)]);

/** A list in an order that a seed decides. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  let state = seed;
  const next = () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state;
  };
  return list
    .map((item) => ({ item, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

test.each(['1', '2', '3 @wide', '4 @wide', '5 @wide', '6 @wide'])(
  'after any edits the content is what opening the files afresh gives, in order %s',
  (order) => {
    const content = opened();
    let files = new Map(base);
    for (const [name, apply] of shuffled([...edits, ...edits], Number.parseInt(order, 10))) {
      const after = new Map(files);
      apply(after);
      content.update({ files: difference(files, after) });
      files = after;
      expect(seen(content), name).toEqual(seen(opened(files)));
    }
  },
);

test('a content whose texts are read again where they are wanted is the same as one that holds them', () => {
  for (const [name, apply] of [['as it is', () => undefined] as const, ...edits]) {
    const files = new Map(base);
    apply(files);
    const asked: string[] = [];
    const again = (path: string): string => {
      asked.push(path);
      return files.get(path) ?? '';
    };
    const content = openContent({ year, inventory, files, again });
    expect(seen(content), name).toEqual(seen(opened(files)));
    expect(content.text('pages/contact.yaml'), name).toBe(files.get('pages/contact.yaml'));
    expect(asked.length, name).toBeGreaterThan(0);
  }
});

test('what a run remembers is what the next one finds out, also when files changed in between', () => {
  const { pages, ...whole } = opened().remember(hash);
  const known = new Map(structuredClone([...pages]));
  const memory = () => ({ ...structuredClone(whole), page: (path: string) => structuredClone(known.get(path)) });
  for (const [name, apply] of edits) {
    const files = new Map(base);
    apply(files);
    // A memory holds for one text of the configuration.
    if (files.get('site.config.yaml') !== base.get('site.config.yaml')) continue;
    const content = openContent({ year, inventory, recall: { memory: memory(), hash } });
    content.update({ files });
    expect(seen(content), name).toEqual(seen(opened(files)));
  }
});

/** A memory as it is kept: what runs add to it is text, and stands beside what others had. */
function keptMemory() {
  const lines = new Map<string, string>();
  let whole = '';
  const line = (path: string) => JSON.parse(lines.get(path) ?? 'null') ?? undefined;
  return {
    recall: () => ({ hash, memory: whole === '' ? undefined : { ...JSON.parse(whole), page: line } }),
    keep(content: Content) {
      const before = whole === '' ? undefined : JSON.parse(whole);
      const { pages, questions, config } = content.remember(hash, before);
      for (const [path, page] of pages) lines.set(path, JSON.stringify(page));
      whole = JSON.stringify({ questions: before?.questions ?? questions, config });
    },
  };
}

test.each(['2', '1 @wide', '3 @wide'])(
  'what one run after the other adds to a memory is what a run without one finds out, in order %s',
  (order) => {
    const seed = Number.parseInt(order, 10);
    const kept = keptMemory();
    const files = new Map(base);
    const config = base.get('site.config.yaml') ?? '';
    const beside = { inventory };
    for (const [name, apply] of shuffled<(typeof besideEdits)[number]>([...edits, ...edits, ...besideEdits], seed)) {
      apply(files, beside);
      // A memory holds for one text of the configuration.
      files.set('site.config.yaml', config);
      // Some texts are read only where nothing is known of them by their names.
      const named = [...files].map(
        ([path, text], at) => [path, (at + seed) % 2 === 0 ? text : { name: hash(text), read: () => text }] as const,
      );
      const content = openContent({ year, ...beside, files: named, recall: kept.recall() });
      const asNew = openContent({ year, ...beside, files });
      expect(seen(content), name).toEqual(seen(asNew));
      expect(content.eachProblem(), name).toEqual(asNew.eachProblem());
      // What was recalled is not recalled once more in the place of what came after it.
      content.update({ files: [['pages/index.yaml', 'title: Another\n']] });
      content.update({ files: [['pages/index.yaml', files.get('pages/index.yaml')]] });
      expect(seen(content), name).toEqual(seen(asNew));
      kept.keep(content);
      // Two runs at once add beside one another: what they add may be of two states.
      if (seed % 2 === 0) kept.keep(opened());
    }
  },
);

test('an edit tells which pages and problems changed, and no others', () => {
  const content = opened();
  const told = (files: ReadonlyMap<string, string>) => {
    const { pages, gone, site, problems } = content.update({ files });
    return { pages, gone, site, came: problems.came.length, went: problems.went.length };
  };
  const nothing = { pages: [], gone: [], site: false, came: 0, went: 0 };
  expect(told(base)).toEqual(nothing);
  expect(told(new Map([['pages/contact.yaml', `${base.get('pages/contact.yaml')}# a note\n`]]))).toEqual(nothing);
  expect(told(edit('pages/index.yaml', 'stop thinking', 'quit thinking'))).toEqual({ ...nothing, pages: ['/'] });
  expect(told(edit('pages/index.yaml', 'href: /contact', 'href: /contct'))).toEqual({ ...nothing, came: 1 });
  expect(told(base)).toEqual({ ...nothing, pages: ['/'], went: 1 });
});

test('a page that lists posts, or stands below another, changes with them', () => {
  const content = opened();
  const article = edit('pages/blog/frost.yaml', 'excerpt: About frost', 'excerpt: All about frost');
  expect([...content.update({ files: article }).pages].sort()).toEqual([
    '/',
    '/blog',
    '/blog/drains',
    '/blog/frost',
    '/blog/leaks',
    '/blog/taps',
    '/call-out-charge',
  ]);
});

test('a picture with other bytes changes the pages that show it', () => {
  const content = opened();
  const pictures = new Map([...inventory.pictures, ['hero.jpg', { width: 1600, height: 1067, hash: 'ffffffff' }]]);
  const { pages, problems } = content.update({ inventory: { ...inventory, pictures } });
  expect(pages).toContain('/');
  expect(problems.came).toEqual([]);
  const without = new Map([...pictures].filter(([name]) => name !== 'hero.jpg'));
  expect(content.update({ inventory: { ...inventory, pictures: without } }).problems.came.length).toBeGreaterThan(0);
  // The page is still shown as it was.
  expect(content.preview()?.pages.map(({ route }) => route)).toContain('/');
});
