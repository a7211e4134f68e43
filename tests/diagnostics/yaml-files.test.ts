import { describe, expect, it } from 'vitest';
import { head, hero, page, told } from './seed';

describe('whole files', () => {
  it('an equals sign', () => {
    expect(told(`${head}▸label = Repair\nsections:\n${hero}`)).toMatchInlineSnapshot(`
      "pages/test.yaml:3:1  "=" stands where a colon and a space belong  write  label: Repair
        2 | description: Leaks, flashing and missing taps, fixed by a local crew that leaves the yard clean.
        3 | label = Repair
          | ^
        4 | sections:

      1 error in 1 file
      "
    `);
  });

  it('a field written twice', () => {
    expect(told(`${page(hero)}▸title: Again\n`)).toMatchInlineSnapshot(`
      "pages/test.yaml:7:1  "title" is written twice  keep one of the two and remove the other
        6 |     text: We find the leak.
        7 | title: Again
          | ^

      1 error in 1 file
      "
    `);
  });

  it('a second document', () => {
    expect(told(`${page(hero)}▸---\ntitle: Again\n`)).toMatchInlineSnapshot(`
      "pages/test.yaml:7:1  a line with "---" begins a second document  remove the line and what stands below it, or give that a file of its own: a file is one page
        6 |     text: We find the leak.
        7 | ---
          | ^
        8 | title: Again

      1 error in 1 file
      "
    `);
  });

  it('a merge that was not finished', () => {
    expect(
      told(`▸<<<<<<< HEAD
${page(hero)}=======
${page(hero)}>>>>>>> other
`),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:1:1  a mark of an unfinished merge is left in the file  keep one of the two versions and remove the lines that begin with <<<<<<<, ======= and >>>>>>>
        1 | <<<<<<< HEAD
          | ^
        2 | title: Pipe repair in Seguin

      1 error in 1 file
      "
    `);
  });

  it('nothing', () => {
    expect(told('▸')).toMatchInlineSnapshot(`
      "pages/test.yaml:1:1  the file is empty  write fields, one on each line, such as  title: About us
        1 |
          | ^

      1 error in 1 file
      "
    `);
  });

  it('only a comment', () => {
    expect(told('▸# to do\n')).toMatchInlineSnapshot(`
      "pages/test.yaml:1:1  the file is empty  write fields, one on each line, such as  title: About us
        1 | # to do
          | ^

      1 error in 1 file
      "
    `);
  });

  it('a list', () => {
    expect(told('▸- title: Pipe repair\n')).toMatchInlineSnapshot(`
      "pages/test.yaml:1:1  the file does not begin with a field  write fields, one on each line, such as  title: About us
        1 | - title: Pipe repair
          | ^

      1 error in 1 file
      "
    `);
  });

  it('a bare text', () => {
    expect(told('▸Pipe repair\n')).toMatchInlineSnapshot(`
      "pages/test.yaml:1:1  the file does not begin with a field  write fields, one on each line, such as  title: About us
        1 | Pipe repair
          | ^

      1 error in 1 file
      "
    `);
  });

  it('lines of Windows', () => {
    expect(told(page(hero).replace('heading', '▸haeding').replaceAll('\n', '\r\n'))).toMatchInlineSnapshot(`
      "pages/test.yaml:5:5  sections[0].haeding  "haeding" is not a field of hero  write "heading"
        4 |   - type: hero
        5 |     haeding: Pipe repair
          |     ^
        6 |     text: We find the leak.

      1 error in 1 file
      "
    `);
  });
});
