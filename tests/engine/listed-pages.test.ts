import { expect, test, vi } from 'vitest';
import { allRules } from '../../src/engine/all-rules';
import { contentOf } from '../../src/engine/content';
import { noRules } from '../../src/engine/given-rules';
import { openContent } from '../../src/engine/open-content';
import { contentHash } from '../../src/model/content-hash';
import { pageBody, pageContent, siteData } from '../../src/pages/assemble';
import { closely } from '../../src/reading/closely';
import { filesWith, inventory } from '../plumber';
import { textsOfSite } from '../site-of-files';

const electrician = Object.entries(textsOfSite('electrician'));
const names = electrician.flatMap(([, text]) => text.match(/[\w-]+\.(?:jpe?g|png|webp|svg)/g) ?? []);
const beside: typeof inventory = {
  ...inventory,
  pictures: new Map(names.map((name) => [name, { width: 1600, height: 1067, hash: '0a1b2c3d' }])),
};

const sites: [string, [string, string][], typeof inventory][] = [
  ['one language', filesWith().map(({ path, text }): [string, string] => [path, text]), inventory],
  ['two languages', electrician, beside],
];

test.each(sites)(
  'each page of a site in %s is drawn alone as it is among all, and lists tell of each',
  (_, files, around) => {
    const content = openContent({ year: 2026, inventory: around, files });
    const whole = content.preview();
    if (!whole) throw new Error('nothing can be shown');
    const shown = (site: typeof whole, route: string) => {
      const page = site.pages.find((one) => one.route === route);
      const { head: _, version: __, ...body } = page ? pageContent(site, page, around, 'test') : {};
      return body;
    };
    // One that cannot be drawn for want of a picture is told of all the same.
    expect(content.listed().map(({ route, title }) => [route, title])).toEqual(
      expect.arrayContaining(whole.pages.map(({ route, title }) => [route, title])),
    );
    expect(
      content
        .listed()
        .map(({ file }) => file)
        .toSorted(),
    ).toEqual(files.flatMap(([path]) => (/^pages\/(?!.*\/_)/.test(path) ? [path] : [])).toSorted());
    for (const { route } of content.listed()) {
      const alone = content.previewOf(route);
      expect(alone && shown(alone, route), route).toEqual(shown(whole, route));
    }
  },
);

/** All that is drawn of the page at a route, but for its head. */
function drawnAt(content: ReturnType<typeof openContent>, route: string, around: typeof inventory) {
  const site = content.previewOf(route);
  const page = site?.pages.find((one) => one.route === route);
  return site && page && { body: pageBody(site, page, around, 'test'), site: siteData(site, 'test', page.language) };
}

test.each(sites)(
  'each page of a site in %s that is opened bit by bit is drawn before the others are read',
  (_, files, around) => {
    const beside = { year: 2026, inventory: around, files };
    const whole = openContent(beside);
    for (const { route } of whole.listed()) {
      const opened = contentOf(beside, noRules);
      expect(drawnAt(opened, route, around), route).toEqual(drawnAt(whole, route, around));
    }
    const opened = contentOf(beside, noRules);
    expect(opened.listed()).toEqual([]);
    opened.previewOf('/');
    expect(opened.listed().length).toBeLessThan(whole.listed().length);
    while (opened.resolveNext(3));
    expect(opened.listed()).toEqual(whole.listed());
    opened.takeRules(allRules);
    while (opened.seeNext(3));
    expect(opened.problems()).toEqual(whole.problems());
  },
);

test('a page that leads to parts and old addresses of others is drawn before they are read', () => {
  const page = (title: string, text: string, more = '') =>
    `title: ${title}\ndescription: What there is to say of ${title}, in a sentence of its own.\n${more}sections:\n  - type: prose\n    id: hours\n    heading: ${title}\n    text: ${text}\n`;
  const files: [string, string][] = [
    ...filesWith().map(({ path, text }): [string, string] => [path, text]),
    ['pages/one.yaml', page('One', 'See [the hours](/two#hours) and [more](/three).')],
    ['pages/two.yaml', page('Two', 'Nothing.')],
    ['pages/four.yaml', page('Four', 'Nothing.', 'aliases: [/three]\n')],
    ['pages/five.yaml', page('Five', 'See [nothing](/nowhere#at-all).')],
  ];
  const whole = openContent({ year: 2026, inventory, files });
  for (const route of ['/one', '/five']) {
    const opened = contentOf({ year: 2026, inventory, files }, noRules);
    expect(drawnAt(opened, route, inventory)).toEqual(drawnAt(whole, route, inventory));
  }
});

test('who edits sees a page with half a token or a dead link as it is written, also where it was never without', () => {
  const files = filesWith().map(({ path, text }): [string, string] => [path, text]);
  const half =
    'title: Half\ndescription: A page on which somebody has begun to write a token and a link.\nsections:\n  - type: prose\n    heading: Call {pho\n    text: See [that](/nowhere).\n';
  const opened = contentOf(
    { year: 2026, inventory, files: [...files, ['pages/half.yaml', half]], begun: () => undefined },
    noRules,
  );
  expect(JSON.stringify(drawnAt(opened, '/half', inventory)?.body.page.sections)).toContain('Call {pho');
  opened.take({ files: [['pages/half.yaml', half.replace('{pho', '{phone}')]] });
  expect(JSON.stringify(drawnAt(opened, '/half', inventory)?.body.page.sections)).not.toContain('{pho');
});

test('what an earlier run knew serves one that reads bit by bit, also where a file is edited meanwhile', () => {
  const files = filesWith().map(({ path, text }): [string, string] => [path, text]);
  const before = openContent({ year: 2026, inventory, files });
  before.problems();
  const { pages, ...rest } = before.remember(contentHash);
  const known = new Map(pages);
  const memory = { ...rest, page: (path: string) => known.get(path) };
  const opened = contentOf({ year: 2026, inventory, files, recall: { memory, hash: contentHash } }, noRules);
  opened.previewOf('/');
  const edited = files.map(([path, text]): [string, string] => [
    path,
    text.replace(/^title: (.*)$/m, 'title: Other $1'),
  ]);
  const some = edited.filter(([path]) => path.startsWith('pages/')).slice(3, 6);
  opened.take({ files: some });
  while (opened.resolveNext(3));
  opened.takeRules(allRules);
  while (opened.seeNext(3));
  const now = new Map([...files, ...some]);
  const whole = openContent({ year: 2026, inventory, files: [...now] });
  expect(opened.problems()).toEqual(whole.problems());
  expect(opened.listed()).toEqual(whole.listed());
});

test.each(sites)(
  'of a site in %s that an earlier run knew, what was edited since is read and resolved alone',
  (_, files, around) => {
    const before = openContent({ year: 2026, inventory: around, files });
    before.problems();
    const { pages, ...rest } = before.remember(contentHash);
    const known = new Map(pages);
    const recall = { memory: { ...rest, page: (path: string) => known.get(path) }, hash: contentHash };
    const readAnew = (now: [string, string][]): string[] => {
      const opened = contentOf({ year: 2026, inventory: around, files: now, recall }, noRules);
      opened.previewOf('/');
      while (opened.resolveNext(3));
      opened.takeRules(allRules);
      while (opened.seeNext(3));
      opened.problems();
      const read = [...opened.remember(contentHash, recall.memory).pages].map(([path]) => path);
      // The first page is drawn before all that it asks of others is known.
      return read.filter((path) => path !== 'pages/index.yaml');
    };
    expect(readAnew(files)).toEqual([]);
    const [edited = ''] = files.flatMap(([path]) => (path.endsWith('/contact.yaml') ? [path] : []));
    const changed = files.map(([path, text]): [string, string] => [path, path === edited ? `${text}# seen\n` : text]);
    expect(readAnew(changed)).toEqual([edited]);
  },
);

test('where what reads an unusual text is not here yet, opening goes on with that text once it is', () => {
  const files = filesWith().map(({ path, text }): [string, string] => [path, text]);
  const unusual = files.map(([path, text]): [string, string] => [
    path,
    path === 'pages/index.yaml' ? text.replace(/^title: (.*)$/m, 'title: !!str $1') : text,
  ]);
  const whole = openContent({ year: 2026, inventory, files: unusual });
  const opened = contentOf({ year: 2026, inventory, files: unusual }, noRules);
  const late = vi.spyOn(closely, 'readClosely').mockImplementationOnce(() => {
    throw new Error('not here yet');
  });
  expect(() => opened.previewOf('/')).toThrow('not here yet');
  expect(drawnAt(opened, '/', inventory)).toEqual(drawnAt(whole, '/', inventory));
  late.mockRestore();
  while (opened.resolveNext(3));
  opened.takeRules(allRules);
  while (opened.seeNext(3));
  expect(opened.listed()).toEqual(whole.listed());
  expect(opened.problems()).toEqual(whole.problems());
});
