import { expect, test } from 'vitest';
import { iconFile } from '../../scripts/building/icon-file';
import { readIcons } from '../../scripts/icons';
import { ownIcons } from '../../src/model/own-icons';
import { plumber, siteOf } from '../plumber';

test('the file of icons has those of the components, of the configuration and of the pages, each drawn by itself', async () => {
  const icons = await readIcons();
  const { address, content, filed } = iconFile(plumber.siteOf(), icons);
  const names = [...content.matchAll(/<symbol id="icon-([^"]+)"/g)].map(([, name]) => name);
  expect(names.toSorted()).toEqual(
    [...new Set<string>([...ownIcons, 'award', 'brand-facebook', 'calendar-time', 'clock', 'home'])].toSorted(),
  );
  expect([...filed]).toEqual(names);
  expect(content).toContain(`stroke-linejoin="round">${icons.get('phone')}</symbol>`);
  expect(address).toMatch(/^\/assets\/icons-[0-9a-f]{16}\.svg$/);
});

test('the outline of the region stands in the file of icons, and no longer in every page with a map', () => {
  const site = siteOf();
  const outline: [number, number][] = [
    [30, -98],
    [30, -97],
    [29, -97],
  ];
  const { content } = iconFile(
    { ...site, config: { ...site.config, areas: { ...site.config.areas, outline } } },
    new Map(),
  );
  expect(content).toMatch(/<polygon id="region" points="[\d.]+,[\d.]+ [\d.]+,[\d.]+ [\d.]+,[\d.]+"\/><\/svg>$/);
  expect(iconFile(site, new Map()).content).not.toContain('polygon');
});
