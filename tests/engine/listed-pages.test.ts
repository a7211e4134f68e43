import { expect, test } from 'vitest';
import { openContent } from '../../src/engine/open-content';
import { pageContent } from '../../src/pages/assemble';
import { filesWith, inventory } from '../plumber';
import { textsOfSite } from '../site-of-files';

const electrician = Object.entries(textsOfSite('electrician'));
const names = electrician.flatMap(([, text]) => text.match(/[\w-]+\.(?:jpe?g|png|webp|svg)/g) ?? []);
const beside: typeof inventory = {
  ...inventory,
  pictures: new Map(names.map((name) => [name, { width: 1600, height: 1067, hash: '0a1b2c3d' }])),
};

test.each([
  ['one language', filesWith().map(({ path, text }): [string, string] => [path, text]), inventory],
  ['two languages', electrician, beside],
])('each page of a site in %s is drawn alone as it is among all, and lists tell of each', (_, files, around) => {
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
});
