import { describe, expect, it } from 'vitest';
import { page, told } from './seed';

describe('signs in text', () => {
  it('an @ at the start', () => {
    expect(
      told(
        page(`  - type: hero
    heading: ▸@home with us
    text: We find the leak.
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:14  the text begins with "@", which means something else in YAML  put the text in quotes: heading: "@home with us"
        4 |   - type: hero
        5 |     heading: @home with us
          |              ^
        6 |     text: We find the leak.

      1 error in 1 file
      "
    `);
  });

  it('a percent sign at the start', () => {
    expect(
      told(
        page(`  - type: hero
    heading: ▸%50 off
    text: We find the leak.
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:14  the text begins with "%", which means something else in YAML  put the text in quotes: heading: "%50 off"
        4 |   - type: hero
        5 |     heading: %50 off
          |              ^
        6 |     text: We find the leak.

      1 error in 1 file
      "
    `);
  });

  it('a backslash in double quotes', () => {
    expect(
      told(
        page(`  - type: prose
    text: "C:▸\\dir"
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:14  "\\d" has no meaning in double quotes  put the text in quotes: text: 'C:\\dir'
        4 |   - type: prose
        5 |     text: "C:\\dir"
          |              ^

      1 error in 1 file
      "
    `);
  });

  it('text beside a bar', () => {
    expect(
      told(
        page(`  - type: prose
    text: ▸| Frost bruises the mat.
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:11  text stands on the same line as the "|"  write it without the "|"
        4 |   - type: prose
        5 |     text: | Frost bruises the mat.
          |           ^

      1 error in 1 file
      "
    `);
  });

  it('a text that goes on after a #', () => {
    expect(
      told(
        page(`  - type: prose
    text: Ask for ▸#1 crew
      and nobody else
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:19  the text is cut off at "#", which begins a comment  put the whole text in quotes
        4 |   - type: prose
        5 |     text: Ask for #1 crew
          |                   ^
        6 |       and nobody else

      1 error in 1 file
      "
    `);
  });

  it('a line without a name', () => {
    expect(
      told(
        page(`  - type: prose
    text: Frost bruises the mat.
    ▸Seals break.
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:6:5  "Seals break." has no name and colon in front  begin it after 6 spaces if it continues the text above; else give it a name, as  name: text, or remove it
        5 |     text: Frost bruises the mat.
        6 |     Seals break.
          |     ^

      1 error in 1 file
      "
    `);
  });
});
