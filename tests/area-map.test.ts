import { expect, test } from 'vitest';
import { labelled, type Mark } from '../src/parts/area-map/labels';
import { projectionFor } from '../src/parts/area-map/projection';

const claremore = { latitude: 36.31, longitude: -95.62 };
const ada = { latitude: 34.77, longitude: -96.68 };

test('the map is true to scale: Ada is about 122 miles from Claremore', () => {
  const map = projectionFor(claremore, 100, [ada]);
  const from = map.point(claremore);
  const to = map.point(ada);
  const miles = Math.hypot(to.x - from.x, to.y - from.y) / map.unitsPerMile;
  expect(miles).toBeGreaterThan(118);
  expect(miles).toBeLessThan(126);
});

test('the whole service radius and every place are on the map', () => {
  const map = projectionFor(claremore, 100, [ada]);
  const center = map.point(claremore);
  const radius = 100 * map.unitsPerMile;
  expect(center.x - radius).toBeGreaterThan(0);
  expect(center.x + radius).toBeLessThan(map.width);
  expect(center.y - radius).toBeGreaterThan(0);
  expect(map.point(ada).y).toBeLessThan(map.height);
});

test('a name moves to the left where the right is taken, and a city without room is left out', () => {
  const marks: Mark[] = [
    { name: 'Moore', office: false, x: 202, y: 104 },
    { name: 'Tulsa', office: false, x: 180, y: 100 },
    { name: 'Claremore', office: true, x: 200, y: 100 },
  ];
  expect(labelled(marks, 560).map(({ name, side }) => [name, side])).toEqual([
    ['Claremore', 'right'],
    ['Tulsa', 'left'],
  ]);
});
