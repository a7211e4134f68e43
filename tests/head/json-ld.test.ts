import { expect, test } from 'vitest';
import { jsonLdText } from '../../src/head/structured-data/json-ld';
import { numbers } from '../numbers';

test.each([
  ['</script><script>alert(1)</script>', '"\\u003c/script\\u003e\\u003cscript\\u003ealert(1)\\u003c/script\\u003e"'],
  ['<!-- & -->', '"\\u003c!-- \\u0026 --\\u003e"'],
  ['a\u2028b\u2029c', '"a\\u2028b\\u2029c"'],
  ['Pipes, "done" right', '"Pipes, \\"done\\" right"'],
])('%j is written %s', (text, expected) => {
  expect(jsonLdText(text)).toBe(expected);
});

test('no text leaves its script element, and every text reads back as it was', () => {
  const pieces = [
    '</script',
    '<!--',
    '-->',
    '<script>',
    ']]>',
    '&lt;',
    '\u2028',
    '\u2029',
    '\\',
    '"',
    "'",
    '\n',
    '\0',
    '\ud800',
    'é',
    '{',
    '>',
  ];
  const next = numbers(7);
  for (let round = 0; round < 2000; round += 1) {
    const word = () => Array.from({ length: next(8) }, () => pieces[next(pieces.length)] ?? '').join('');
    const value = { [word()]: word(), list: [word(), { inner: word() }] };
    const text = jsonLdText(value);
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual(value);
  }
});
