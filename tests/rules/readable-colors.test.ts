import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type SiteConfig, siteConfig } from '../../schemas/site';
import { colorRules } from '../../src/rules/facts/color-rules';
import { configText } from './sound-config';

const soundConfig = siteConfig.parse(parse(configText));

type Colors = SiteConfig['theme']['colors'];

const known = { inventory: {}, year: 2026 };

/** What the rules tell of colors: the color, and what to write. */
const told = (config: SiteConfig, colors: Colors) =>
  colorRules.flatMap(({ find }) =>
    [...find({ ...config, theme: { ...config.theme, colors } }, known)].map(({ at, fix }) => [
      at?.path?.at(-1) as keyof Colors,
      /"(#\w{6})"/.exec(fix)?.[1] ?? '',
    ]),
  );

test.each<[what: string, colors: Partial<Colors>]>([
  ['the yellow of a lemon', { brand: '#FFF7B0', action: '#FFE600', accentOnDark: '#6B6A00' }],
  ['pure red', { brand: '#FF0000', action: '#FF0000', dark: '#FF0000', danger: '#FF0000' }],
  ['grays', { slate: '#A0A0A0', brand: '#808080', action: '#8A8A8A', dark: '#777777', onDark: '#999999' }],
  ['dark words on a dark ground', { dark: '#003300', onDark: '#111111', accentOnDark: '#222222' }],
  ['light and dark the other way around', { dark: '#F4F4F4', onDark: '#111111', accentOnDark: '#222222' }],
  ['a dark alternate ground', { ground: '#222222' }],
  ['white on white', { ink: '#FFFFFF', slate: '#FFFFFF', ground: '#FFFFFF' }],
  ['black on black', { dark: '#000000', onDark: '#000000', accentOnDark: '#000000', ground: '#000000' }],
])('who writes all that is told of %s can read all of it, and changes each color once', (_, odd) => {
  const colors = { ...soundConfig.theme.colors, ...odd };
  const changes = told(soundConfig, colors);
  expect(changes).not.toEqual([]);
  expect(new Set(changes.map(([color]) => color)).size).toBe(changes.length);
  expect(told(soundConfig, { ...colors, ...Object.fromEntries(changes) })).toEqual([]);
});
