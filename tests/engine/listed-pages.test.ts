import { expect, test, vi } from 'vitest';
import { allRules } from '../../src/engine/all-rules';
import { contentOf } from '../../src/engine/content';
import { noRules } from '../../src/engine/given-rules';
import { openContent } from '../../src/engine/open-content';
import { pageContent } from '../../src/pages/assemble';
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

test.each(sites)(
  'each page of a site in %s that is opened bit by bit is drawn before the others are resolved',
  (_, files, around) => {
    const beside = { year: 2026, inventory: around, files };
    const whole = openContent(beside);
    const opened = contentOf(beside, noRules);
    const pageOf = (content: typeof whole, route: string) => {
      const site = content.previewOf(route);
      return [site?.pages.find((one) => one.route === route), site?.posts, site?.categories];
    };
    const seen: number[] = [];
    for (const { route } of whole.listed()) {
      expect(pageOf(opened, route), route).toEqual(pageOf(whole, route));
      // The first that is asked for is in no list of others.
      seen.push(opened.listed().length);
    }
    expect(seen[0]).toBeLessThan(whole.listed().length);
    while (opened.resolveNext(3));
    expect(opened.listed()).toEqual(whole.listed());
    opened.takeRules(allRules);
    while (opened.seeNext(3));
    expect(opened.problems()).toEqual(whole.problems());
  },
);

test('where what reads an unusual text is not here yet, opening goes on with that text once it is', () => {
  const files = filesWith().map(({ path, text }): [string, string] => [path, text]);
  const unusual = files.map(([path, text]): [string, string] => [
    path,
    path === 'pages/index.yaml' ? text.replace(/^title: (.*)$/m, 'title: !!str $1') : text,
  ]);
  const whole = openContent({ year: 2026, inventory, files: unusual });
  const opened = contentOf({ year: 2026, inventory }, noRules);
  const late = vi.spyOn(closely, 'readClosely').mockImplementationOnce(() => {
    throw new Error('not here yet');
  });
  expect(() => opened.take({ files: unusual })).toThrow('not here yet');
  opened.take({ files: unusual });
  late.mockRestore();
  while (opened.resolveNext(3));
  opened.takeRules(allRules);
  while (opened.seeNext(3));
  expect(opened.listed()).toEqual(whole.listed());
  expect(opened.problems()).toEqual(whole.problems());
});
