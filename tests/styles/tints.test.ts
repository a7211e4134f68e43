import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../src');
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));

/** The rules of a sheet: what they are for, and what they say. */
const rulesOf = (path: string) =>
  [...readFileSync(join(folder, path), 'utf8').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', body = '']) => [selector.trim(), body] as const,
  );

/** What the colors of a site are checked against is white and its grounds: a tint of a color is nearer to it than they are. */
const isOnOwnTint = (body: string): boolean => {
  const [, tint] = /background: color-mix\([^;]*var\(--(\w+)\) \d+%, (?:transparent|#fff|white)/.exec(body) ?? [];
  return tint !== undefined && new RegExp(`(?:^|[^-])color: var\\(--${tint}\\)`).test(body);
};

test('no words at rest stand on a tint of the color that they have', () => {
  const found = sheets.flatMap((path) =>
    rulesOf(path)
      .filter(([selector, body]) => !selector.includes(':hover') && isOnOwnTint(body))
      .map(([selector]) => `${path}: ${selector}`),
  );
  expect(found).toEqual([]);
});
