import { expect, test } from 'vitest';
import { openContent } from '../../src/engine/open-content';
import { pageContent } from '../../src/pages/assemble';
import { filesWith, inventory } from '../plumber';
import { textsOfSite } from '../site-of-files';

const electrician = Object.entries(textsOfSite('electrician'));

test.each([
  ['one language', filesWith().map(({ path, text }): [string, string] => [path, text])],
  ['two languages', electrician],
])('each page of a site in %s is drawn alone as it is among all, and lists tell of each', (_, files) => {
  const content = openContent({ year: 2026, inventory, files });
  const whole = content.preview();
  if (!whole) throw new Error('nothing can be shown');
  const shown = (site: typeof whole, route: string) => {
    const page = site.pages.find((one) => one.route === route);
    return page && pageContent(site, page, inventory, 'test');
  };
  expect(content.listed().map(({ route, title }) => [route, title])).toEqual(
    whole.pages.map(({ route, title }) => [route, title]),
  );
  for (const { route } of content.listed()) {
    const alone = content.previewOf(route);
    expect(alone && shown(alone, route), route).toEqual(shown(whole, route));
  }
});
