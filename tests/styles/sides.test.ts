import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../src');
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));

/** What names a side of the screen, where lines may begin at the other. */
const side = /^\s*(?:(?:margin|padding|border)-(?:left|right)[\w-]*|left|right)\s*:/;

const sided = /^\s*(?:text-align|float|transform-origin):\s*(?:left|right)/;

/** The values of a shorthand, each with what stands in its brackets. */
const valuesOf = (line: string): string[] => line.match(/(?:[^\s(;]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

/** True for a shorthand of four sides, or of corners, that gives the left what it does not give the right. */
function isLopsided(line: string): boolean {
  const [, name = '', written = ''] = /^\s*(margin|padding|inset|border-radius):([^;/]*);/.exec(line) ?? [];
  const [top, right = top, bottom = top, left = right] = valuesOf(written);
  return name === 'border-radius' ? top !== right || bottom !== left : right !== left;
}

/** What stands in the middle, or on both sides, is the same in every language. */
const isEven = (line: string): boolean => /:\s*(?:50%|0|auto);/.test(line);

/** Pictures that are compared or turned, which go from left to right in every language, and what only authors see. */
const pictures = /before-after|gallery.viewer|client.dev/;

/** A rule for what is read from right to left alone. */
const forOneWay = /\[dir="rtl"\][^{}]*\{[^{}]*\}/g;

test('styles name sides by where lines begin, so that a page can be read from right to left', () => {
  const found = sheets
    .filter((path) => !pictures.test(path))
    .flatMap((path) =>
      readFileSync(join(folder, path), 'utf8')
        .replaceAll(forOneWay, '')
        .split('\n')
        .filter((line) => ((side.test(line) || sided.test(line)) && !isEven(line)) || isLopsided(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
