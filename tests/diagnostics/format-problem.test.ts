import { describe, expect, it } from 'vitest';
import { formatProblems } from '../../src/reading/format-problem';
import type { Problem } from '../../src/reading/problem';

const problem = (place: Partial<Problem>): Problem => ({
  code: 'value/unfit',
  file: 'pages/a.yaml',
  line: 1,
  column: 1,
  path: 'title',
  found: 'it is wrong',
  fix: 'write it right',
  severity: 'error',
  ...place,
});

describe('formatProblems', () => {
  it('is empty without problems', () => {
    expect(formatProblems([], new Map())).toBe('');
  });

  it('sorts by file, line and column, and counts', () => {
    const texts = new Map([
      ['pages/a.yaml', 'title: A\nsections:\n\t- type: x\n'],
      ['pages/b.yaml', 'title: B\n'],
    ]);
    const problems = [
      problem({ file: 'pages/b.yaml', severity: 'warning', column: 8 }),
      problem({ line: 3, column: 4, path: 'sections[0].type' }),
      problem({ line: 1, column: 8 }),
      problem({ line: 1, column: 1, path: '' }),
    ];
    expect(formatProblems(problems, texts)).toMatchInlineSnapshot(`
      "pages/a.yaml:1:1  it is wrong  write it right
        1 | title: A
          | ^
        2 | sections:

      pages/a.yaml:1:8  title  it is wrong  write it right
        1 | title: A
          |        ^
        2 | sections:

      pages/a.yaml:3:4  sections[0].type  it is wrong  write it right
        2 | sections:
        3 | 	- type: x
          | 	  ^

      pages/b.yaml:1:8  warning  title  it is wrong  write it right
        1 | title: B
          |        ^

      3 errors and 1 warning in 2 files
      "
    `);
  });

  it('lines numbers up', () => {
    const text = Array.from({ length: 12 }, (_, index) => `field${index}: x`).join('\n');
    expect(formatProblems([problem({ line: 9, column: 9 })], new Map([['pages/a.yaml', text]]))).toMatchInlineSnapshot(`
      "pages/a.yaml:9:9  title  it is wrong  write it right
         8 | field7: x
         9 | field8: x
           |         ^
        10 | field9: x

      1 error in 1 file
      "
    `);
  });

  it('shows a long line around the column', () => {
    const text = `text: ${'one two three four '.repeat(20)}END of it\n`;
    const column = text.indexOf('END') + 1;
    expect(formatProblems([problem({ column })], new Map([['pages/a.yaml', text]]))).toMatchInlineSnapshot(`
      "pages/a.yaml:1:387  title  it is wrong  write it right
        1 | …three four one two three four one two three four one two three four END of it
          |                                                                      ^

      1 error in 1 file
      "
    `);
  });

  it('does without the text of a file', () => {
    expect(formatProblems([problem({})], new Map())).toMatchInlineSnapshot(`
      "pages/a.yaml:1:1  title  it is wrong  write it right

      1 error in 1 file
      "
    `);
  });

  it('survives a place outside of the text', () => {
    expect(
      formatProblems([problem({ line: 9, column: 99 })], new Map([['pages/a.yaml', 'a: 1\n']])),
    ).toMatchInlineSnapshot(`
      "pages/a.yaml:9:99  title  it is wrong  write it right

      1 error in 1 file
      "
    `);
  });
});
