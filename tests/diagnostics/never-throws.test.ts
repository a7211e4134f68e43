import { describe, expect, it } from 'vitest';
import { formatProblems } from '../../src/reading/format-problem';
import { readPage, readSiteConfig } from '../../src/reading/page-source';
import type { Problem } from '../../src/reading/problem';
import { hero, page } from './seed';
import { area, article, city, service, site } from './sound';

/** Words of parsers and programs that no author should meet. */
const raw =
  /Invalid (input|option|string)|received|Unrecognized|implicit|scalar|flow (map|seq)|undefined|NaN|\[object|Error:|zod|\.[tj]s:\d/i;

const scraps = [
  '"',
  "'",
  ':',
  ': ',
  '- ',
  '-',
  '#',
  ' #1',
  '&a ',
  '*a',
  '{',
  '}',
  '[',
  ']',
  '|',
  '>',
  '!x ',
  '%',
  '@',
  '`',
  '\t',
  '\n',
  '\n\n  ',
  ',',
  '? ',
  '---\n',
  '...',
  '<<: ',
  '\\',
  '\u0000',
  '\uFEFF',
  '🏠',
  'null',
  '~',
  'true',
  '0x1F',
  '1e999',
  '.nan',
  '.inf',
  '__proto__: ',
  'constructor: ',
];

/** The same numbers on every run. */
function* dice(seed: number): Generator<number, never> {
  let state = seed;
  while (true) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state;
  }
}

/** A text with a few scraps put in, passages cut out and passages doubled. */
function mangle(text: string, numbers: Generator<number, never>): string {
  let mangled = text;
  for (let cuts = (numbers.next().value >>> 8) % 4; cuts >= 0; cuts--) {
    const at = numbers.next().value % (mangled.length + 1);
    const length = (numbers.next().value >>> 8) % 12;
    const scrap = scraps[(numbers.next().value >>> 8) % scraps.length] ?? '';
    const middle = [scrap, '', mangled.slice(at, at + length).repeat(2)][(numbers.next().value >>> 8) % 3] ?? '';
    mangled = mangled.slice(0, at) + middle + mangled.slice(at + length);
  }
  return mangled;
}

function problemsOf(file: string, text: string): Problem[] {
  const read = file.startsWith('pages/') ? readPage : readSiteConfig;
  const { problems, value } = read({ path: file, text });
  const errors = problems.filter((problem) => problem.severity === 'error');
  expect(value === undefined, text).toBe(errors.length > 0);
  return problems;
}

// Slow machines only take longer; nothing here is about time.
describe('any text', { timeout: 120_000 }, () => {
  const pages = [page(hero), service, city, area, article];

  it('gives a value or problems at places in it, in plain words', () => {
    const numbers = dice(7);
    const texts = pages.flatMap((text) => Array.from({ length: 60 }, () => mangle(text, numbers)));
    for (const text of texts) {
      const lines = text.split('\n');
      for (const problem of problemsOf('pages/a.yaml', text)) {
        expect(problem.line, text).toBeLessThanOrEqual(lines.length);
        expect(problem.column, text).toBeLessThanOrEqual((lines[problem.line - 1] ?? '').length + 2);
        // What the author wrote is quoted back, so only our own words around the quotes are searched.
        const own = `${problem.found} ${problem.fix}`.replace(/"[^"]*"|'[^']*'/g, '');
        expect(raw.test(own) && !lines.some((line) => raw.test(line)), own).toBe(false);
      }
      expect(() => formatProblems(problemsOf('pages/a.yaml', text), new Map([['pages/a.yaml', text]]))).not.toThrow();
    }
  });

  it('goes for the configuration too', () => {
    const numbers = dice(11);
    for (let round = 0; round < 60; round++) problemsOf('site.config.yaml', mangle(site, numbers));
  });

  it.each([
    ['deep brackets', '['.repeat(20_000)],
    ['deep fields', Array.from({ length: 1500 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
    ['aliases of aliases', `a: &a [x,x]\nb: &b [*a,*a]\nc: [*b,*b]\n`],
    ['an alias of itself', 'a: &a [*a]\n'],
    ['a name with brackets', '? [a]\n: b\n'],
    ['a prototype', '__proto__: { title: x }\n'],
    ['another version of YAML', '%YAML 1.1\n---\ntitle: yes\n'],
    ['a binary', '\u0000\u0001\u0002\uFFFF'],
    ['a very long line', `title: ${'x'.repeat(100_000)}\n`],
  ])('%s', (_, text) => {
    expect(problemsOf('pages/a.yaml', text).length).toBeGreaterThan(0);
  });
});
