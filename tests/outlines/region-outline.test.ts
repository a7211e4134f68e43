import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { keptOutlines } from '../../scripts/outlines/kept-outlines';
import { regionOutline } from '../../scripts/outlines/region-outline';
import type { Corner } from '../../src/model/site';
import { withOutline } from '../../src/resolving/with-outline';
import { plumber } from '../plumber';

const root = mkdtempSync(join(tmpdir(), 'outlines-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const span = (outline: readonly Corner[] | undefined, at: 0 | 1): number[] => {
  const values = (outline ?? []).map((corner) => corner[at]);
  return [Math.min(...values), Math.max(...values)].map(Math.round);
};

test.each<[string, Corner, number[], number[]]>([
  ['Texas', [29.5688, -97.9647], [26, 37], [-107, -94]],
  ['the island of Great Britain', [53.8008, -1.5491], [50, 59], [-6, 2]],
  ['Germany', [52.52, 13.4], [47, 55], [6, 15]],
  ['Sweden, for a town on its islands', [59.3293, 18.0686], [55, 69], [11, 24]],
  ['Brazil, for a town on a bay', [-22.9068, -43.1729], [-34, 5], [-74, -35]],
  ['South Africa', [-26.2, 28.04], [-35, -22], [16, 33]],
])('the outline around a place is that of %s, of few corners', (_, place, north, east) => {
  const outline = regionOutline(place);
  expect(span(outline, 0)).toEqual(north);
  expect(span(outline, 1)).toEqual(east);
  expect(outline?.length).toBeLessThanOrEqual(90);
});

test('a frame takes its part of a region, with its coasts', () => {
  const outline = regionOutline([53.8, -1.55], { from: [53.1, -3.6], to: [54.9, 0.5] });
  expect(span(outline, 0)).toEqual([53, 55]);
  expect(Math.max(...(outline ?? []).map(([, longitude]) => longitude))).toBeLessThan(0.5);
});

test('at sea there is none, and nothing is drawn', () => {
  expect(regionOutline([54.1825, 7.8853])).toBeUndefined();
  expect(regionOutline([0, -30])).toBeUndefined();
});

test('an outline is made once, and an own one is left alone', async () => {
  const outlineAround = keptOutlines(root);
  const { config } = plumber.siteOf();
  const drawn = withOutline(config, outlineAround);
  expect(span(drawn.areas.outline, 0)).toEqual([26, 37]);
  await vi.waitFor(() => expect(readdirSync(join(root, '.cache/outlines'))).toEqual([expect.stringMatching(/json$/)]));
  expect(withOutline(config, keptOutlines(root)).areas).toEqual(drawn.areas);
  expect(withOutline(drawn, () => [[1, 1]])).toBe(drawn);
  expect(withOutline(config, () => undefined)).toBe(config);
});
