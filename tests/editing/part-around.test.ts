import { expect, test } from 'vitest';
import { partAround } from '../../src/editing/part-around';
import { valueAt } from '../../src/model/values';
import { parseYaml } from '../../src/reading/parse';
import { pathsAndTexts } from '../../studio/workspace/paths';
import { filesWith } from '../plumber';

test('the lines around each text of a site say by themselves what they say in the whole, and are few', () => {
  const lengths: number[] = [];
  for (const { path, text } of filesWith()) {
    const { value } = parseYaml({ path, text });
    for (const [place, own] of pathsAndTexts(value)) {
      const part = partAround(text, place);
      if (!part) throw new Error(`no lines around ${place} of ${path}`);
      const inPart = [...part.path, ...place.slice(part.path.length)];
      expect(valueAt(parseYaml({ path, text: part.text }).value, inPart), `${path} ${place}`).toBe(own);
      expect(text.slice(part.begin + part.shift)).toContain(part.text.slice(part.begin));
      lengths.push(part.text.length);
    }
  }
  expect(lengths.reduce((sum, length) => sum + length) / lengths.length).toBeLessThan(300);
});

test.each([
  ['behind a dash', 'a:\n  - b: one\n    c: two\n', ['a', 0, 'b'], 'a:\n  - b: one\n'],
  ['below one', 'a:\n  - b: one\n    c: two\n  - b: three\n', ['a', 0, 'c'], 'a:\n  - b: one\n    c: two\n'],
  ['of the second item', 'a:\n- b: one\n- b: two\nd: 1\n', ['a', 1, 'b'], 'a:\n- b: two\n'],
  ['in brackets', 'a:\n  - { b: one }\n  - { b: two }\n', ['a', 1, 'b'], 'a:\n  - { b: two }\n'],
  ['in a field of a field', 'a:\n  b:\n    c: one\n    d: two\n', ['a', 'b', 'd'], 'a:\n  b:\n    d: two\n'],
  [
    'behind a line that says the same',
    'a:\n  - b: |\n      c: no\n    c: yes it is\n',
    ['a', 0, 'c'],
    'a:\n  - b: |\n    c: yes it is\n',
  ],
])('the lines around a text %s', (_, text, path, lines) => {
  expect(partAround(text, path)?.text).toBe(lines);
});
