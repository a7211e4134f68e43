import { expect, test } from 'vitest';
import { labelled, type Mark } from '../src/parts/area-map/labels';
import { projectionFor } from '../src/parts/area-map/projection';

const seguin = { latitude: 36.31, longitude: -95.62 };
const gonzales = { latitude: 34.77, longitude: -96.68 };
const panhandle = { latitude: 36.5, longitude: -103 };
const rings = [seguin, gonzales].map((center) => ({ center, kilometers: 161 }));

test('the map is true to scale: Hye is about 122 miles from Seguin', () => {
  const map = projectionFor([], rings);
  const from = map.point(seguin);
  const to = map.point(gonzales);
  const miles = Math.hypot(to.x - from.x, to.y - from.y) / map.scale / 1.609;
  expect(miles).toBeGreaterThan(118);
  expect(miles).toBeLessThan(126);
});

test('every ring as a whole and every place are on the map, with room for a word above', () => {
  const map = projectionFor([panhandle], rings);
  for (const { center, kilometers } of rings) {
    const { x, y } = map.point(center);
    const radius = kilometers * map.scale;
    expect(x - radius).toBeGreaterThan(0);
    expect(x + radius).toBeLessThan(map.width);
    expect(y - radius).toBeGreaterThan(15);
    expect(y + radius).toBeLessThan(map.height);
  }
  expect(map.point(panhandle).x).toBeGreaterThan(0);
});

test('a name moves over its mark or to the left where the right is taken; a city without room is left out', () => {
  const marks: Mark[] = [
    { name: 'Buda', office: false, x: 202, y: 104 },
    { name: 'Lockhart', office: false, x: 175, y: 110 },
    { name: 'Marion', office: false, x: 182, y: 88 },
    { name: 'Seguin', office: true, x: 200, y: 100 },
    { name: 'Hye', office: true, x: 540, y: 300 },
  ];
  expect(labelled(marks, 560).map(({ name, side }) => [name, side])).toEqual([
    ['Seguin', 'right'],
    ['Hye', 'above'],
    ['Lockhart', 'left'],
    ['Marion', 'above'],
  ]);
});
