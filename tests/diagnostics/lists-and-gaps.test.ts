import { describe, expect, it } from 'vitest';
import { head, hero, page, told } from './seed';

describe('lists and gaps', () => {
  it('a text for a list', () => {
    expect(
      told(
        page(`  - type: checklist
    items: ▸Daily clean-up
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:12  sections[0].items  "Daily clean-up" where a list is expected  begin each item with "- ", on a line of its own: - Daily clean-up
        4 |   - type: checklist
        5 |     items: Daily clean-up
          |            ^

      1 error in 1 file
      "
    `);
  });

  it('dashes without a space', () => {
    expect(
      told(
        page(`  - type: checklist
    items:
      ▸-Written estimate
      -Daily clean-up
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:6:7  there is no space after the "-"  write  - Written estimate
        5 |     items:
        6 |       -Written estimate
          |       ^
        7 |       -Daily clean-up

      1 error in 1 file
      "
    `);
  });

  it('a text for a picture', () => {
    expect(
      told(
        page(`  - type: checklist
    items: [Daily clean-up]
    image: ▸crew.jpg
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:6:12  sections[0].image  "crew.jpg" where fields are expected  write { src: "crew.jpg", alt: … }
        5 |     items: [Daily clean-up]
        6 |     image: crew.jpg
          |            ^

      1 error in 1 file
      "
    `);
  });

  it('nothing for a text', () => {
    expect(
      told(
        page(`  - type: hero
    ▸heading:
    text: We find the leak.
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:5  sections[0].heading  "heading" is empty  write its value: The h1 of the page, at most nine words. For example  heading: Work you stop thinking about
        4 |   - type: hero
        5 |     heading:
          |     ^
        6 |     text: We find the leak.

      1 error in 1 file
      "
    `);
  });

  it('nothing for an optional field', () => {
    expect(
      told(
        page(`  - type: prose
    ▸heading:
    text: Frost bruises the mat.
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:5  sections[0].heading  "heading" is empty  remove the line or write its value: The heading of the section, in sentence case. For example  heading: What frost does
        4 |   - type: prose
        5 |     heading:
          |     ^
        6 |     text: Frost bruises the mat.

      1 error in 1 file
      "
    `);
  });

  it('a comment for a text', () => {
    expect(
      told(
        page(`  - type: hero
    heading: ▸#1 plumber in town
    text: We find the leak.
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:14  everything from the "#" on is a comment, so nothing is left  put the text in quotes: heading: "#1 plumber in town"
        4 |   - type: hero
        5 |     heading: #1 plumber in town
          |              ^
        6 |     text: We find the leak.

      1 error in 1 file
      "
    `);
  });

  it('an empty item', () => {
    expect(
      told(
        page(`  - type: checklist
    items:
      - Daily clean-up
      -▸
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:7:8  sections[0].items[1]  an item of "items" is empty  remove the line or write its value: One point. For example  - A written price
        6 |       - Daily clean-up
        7 |       -
          |        ^

      1 error in 1 file
      "
    `);
  });

  it('empty quotes', () => {
    expect(
      told(
        page(`  - type: prose
    text: ▸""
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:11  sections[0].text  the text is empty  write some text: The text, in Markdown; use ### for headings inside it.
        4 |   - type: prose
        5 |     text: ""
          |           ^

      1 error in 1 file
      "
    `);
  });

  it('a text for the page that is nothing but fields', () => {
    expect(told(`${head}image: ▸crew.jpg\nsections:\n${hero}`)).toMatchInlineSnapshot(`
      "pages/test.yaml:3:8  image  "crew.jpg" where fields are expected  write { src: "crew.jpg", alt: … }
        2 | description: Leaks, flashing and missing taps, fixed by a local crew that leaves the yard clean.
        3 | image: crew.jpg
          |        ^
        4 | sections:

      1 error in 1 file
      "
    `);
  });
});
