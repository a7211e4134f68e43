import { describe, expect, it } from 'vitest';
import { head, hero, page, told } from './seed';

describe('lines in YAML', () => {
  it('a tab', () => {
    expect(
      told(
        page(`  - type: hero
▸	heading: Pipe repair
	text: We find the leak.
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:1  a tab indents 2 lines  use the space bar: 4 spaces in front of this line
        4 |   - type: hero
        5 | 	heading: Pipe repair
          | ^
        6 | 	text: We find the leak.

      1 error in 1 file
      "
    `);
  });

  it('no space after a colon', () => {
    expect(
      told(
        page(`  - type: hero
    ▸heading:Pipe repair
    text: We find the leak.
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:5  there is no space after the colon  write  heading: Pipe repair
        4 |   - type: hero
        5 |     heading:Pipe repair
          |     ^
        6 |     text: We find the leak.

      1 error in 1 file
      "
    `);
  });

  it('no space after a dash', () => {
    expect(
      told(
        page(`  - type: checklist
    items:
      - Written estimate
      ▸-Daily clean-up
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:7:7  there is no space after the "-"  write  - Daily clean-up
        6 |       - Written estimate
        7 |       -Daily clean-up
          |       ^

      1 error in 1 file
      "
    `);
  });

  it('a field too deep', () => {
    expect(
      told(
        page(`  - type: hero
      ▸heading: Pipe repair
    text: We find the leak.
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:7  the line begins after 6 spaces, unlike those it belongs with  begin it after 4 spaces
        4 |   - type: hero
        5 |       heading: Pipe repair
          |       ^
        6 |     text: We find the leak.

      1 error in 1 file
      "
    `);
  });

  it('a field not deep enough', () => {
    expect(
      told(
        page(`  - type: hero
   ▸heading: Pipe repair
    text: We find the leak.
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:4  the line begins after 3 spaces, unlike those it belongs with  begin it after 4 spaces
        4 |   - type: hero
        5 |    heading: Pipe repair
          |    ^
        6 |     text: We find the leak.

      1 error in 1 file
      "
    `);
  });

  it('an item not deep enough', () => {
    expect(
      told(
        page(`  - type: social
 ▸- type: social
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:2  the line begins after 1 space, unlike those it belongs with  begin it after 2 spaces
        4 |   - type: social
        5 |  - type: social
          |  ^

      1 error in 1 file
      "
    `);
  });

  it('a list on the line of its name', () => {
    expect(
      told(
        page(`  - type: checklist
    items: ▸- Written estimate
      - Daily clean-up
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:12  a list begins on the line of its name  put each "- " item on a line of its own, indented
        4 |   - type: checklist
        5 |     items: - Written estimate
          |            ^
        6 |       - Daily clean-up

      1 error in 1 file
      "
    `);
  });

  it('a bracket that is not closed', () => {
    expect(
      told(
        page(`  - type: checklist
    items: ▸[One, Two
  - type: social
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:12  "[" is opened and not closed  write "]" at its end
        4 |   - type: checklist
        5 |     items: [One, Two
          |            ^
        6 |   - type: social

      1 error in 1 file
      "
    `);
  });

  const inBraces = `  - type: team
    heading: Who comes
    people:
      - {
          name: Dana Ruiz,
          image: { src: crew.jpg, alt: Dana Ruiz },
          role: Plumber,
          credentials: [One, Two],
          text: With us since 2011.,
        }
      - { name: Lee Tran, role: Apprentice }
  - type: social
`;
  it.each([
    ['a bracket inside', 'credentials: [One, Two],', 'credentials: ▸[One, Two,', 'write "]" at its end'],
    [
      'a brace inside',
      'image: { src: crew.jpg, alt: Dana Ruiz },',
      'image: ▸{ src: crew.jpg, alt: Dana Ruiz,',
      'write "}" at its end',
    ],
    ['the braces themselves', /(\{\n.*?2011\.,)\n {8}\}/s, '▸$1', 'write "}" at its end'],
  ])('%s not closed, in braces over several lines', (_, from, to, fix) => {
    const said = told(page(inBraces.replace(from, to)));
    expect(said).toContain(fix);
    expect(said).toContain('1 error in 1 file');
  });

  it('a bracket that is not opened, in braces over several lines', () => {
    const said = told(page(inBraces.replace('[One, Two],', '▸One, Two],')));
    expect(said).toContain('"]" closes nothing  write "[" in front of  One, Two],');
    expect(said).toContain('1 error in 1 file');
  });

  it('a brace that is not closed', () => {
    expect(told(`${head}image: ▸{ src: crew.jpg, alt: A crew\nsections:\n${hero}`)).toMatchInlineSnapshot(`
      "pages/test.yaml:3:8  "{" is opened and not closed  write "}" at its end
        2 | description: Leaks, flashing and missing taps, fixed by a local crew that leaves the yard clean.
        3 | image: { src: crew.jpg, alt: A crew
          |        ^
        4 | sections:

      1 error in 1 file
      "
    `);
  });

  it('a brace too many', () => {
    expect(told(`${head}image: { src: crew.jpg, alt: Crew }▸}\nsections:\n${hero}`)).toMatchInlineSnapshot(`
      "pages/test.yaml:3:36  "}" closes nothing  remove it
        2 | description: Leaks, flashing and missing taps, fixed by a local crew that leaves the yard clean.
        3 | image: { src: crew.jpg, alt: Crew }}
          |                                    ^
        4 | sections:

      1 error in 1 file
      "
    `);
  });
});
