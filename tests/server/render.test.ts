import { expect, test } from 'vitest';
import { ready, renderPage } from '../../src/server/render';
import { examples } from '../blocks/example-site';

test('a section that cannot be drawn is an error, not a gap', async () => {
  await ready();
  const [example] = await examples();
  if (!example) throw new Error('no example');
  const { site, data } = example;
  expect(renderPage(site, data)).toContain('data-block=');
  // What no schema lets through: a list of steps without the list.
  const broken = { ...data, page: { ...data.page, sections: [{ type: 'steps' } as never] } };
  expect(() => renderPage(site, broken)).toThrow(/^A section of \/\S* cannot be drawn: Cannot read properties/);
});
