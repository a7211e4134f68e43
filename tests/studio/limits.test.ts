import { expect, test } from 'vitest';
import { z } from 'zod';
import { siteConfig } from '../../schemas/site';
import { schemasAlong } from '../../src/reading/explain/schema-at';
import type { Path } from '../../src/reading/position';
import { takesColors } from '../../studio/form/colors';
import { boundsOf, mostOf } from '../../studio/form/schemas';

const at = (...path: Path) => schemasAlong(siteConfig, {}, path).at(-1) ?? siteConfig;

test('a form knows how long a text may be, what a number may be, and which texts are colors', () => {
  expect(mostOf(z.string().max(70).optional())).toBe(70);
  expect(mostOf(z.string())).toBe(undefined);
  expect(boundsOf(at('theme', 'radius', 'control'))).toEqual({ min: 0, max: 40 });
  expect(takesColors(at('theme', 'colors', 'action'))).toBe(true);
  expect(takesColors(at('theme', 'logo', 'mark'))).toBe(false);
  expect(takesColors(at('business', 'name'))).toBe(false);
});
