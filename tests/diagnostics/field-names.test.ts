import { describe, expect, it } from 'vitest';
import { change, head, hero, page, told } from './seed';

describe('names of fields', () => {
  it('a slip in a required field of the page', () => {
    expect(told(change(page(hero), 'title:', '▸titel:'))).toMatchInlineSnapshot(`
      "pages/test.yaml:1:1  titel  "titel" is not a field of this page  write "title"
        1 | titel: Pipe repair in Seguin
          | ^
        2 | description: Leaks, flashing and missing taps, fixed by a local crew that leaves the yard clean.

      1 error in 1 file
      "
    `);
  });

  it('a required field of the page left out', () => {
    expect(told(change(page(hero), 'title: Pipe repair in Seguin\ndesc', '▸desc'))).toMatchInlineSnapshot(`
      "pages/test.yaml:1:1  title  "title" is missing in this page  add "title": The title for search results and the tab: at most 60 characters, unlike any other page.
        1 | description: Leaks, flashing and missing taps, fixed by a local crew that leaves the yard clean.
          | ^
        2 | sections:

      1 error in 1 file
      "
    `);
  });

  it('a slip in a required field of a block', () => {
    expect(
      told(
        page(`  - type: hero
    ▸haeding: Pipe repair
    text: We find the leak.
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:5  sections[0].haeding  "haeding" is not a field of hero  write "heading"
        4 |   - type: hero
        5 |     haeding: Pipe repair
          |     ^
        6 |     text: We find the leak.

      1 error in 1 file
      "
    `);
  });

  it('another word for a required field', () => {
    expect(
      told(
        page(`  - type: hero
    ▸titel: Pipe repair
    text: We find the leak.
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:5  sections[0].titel  "titel" is not a field of hero  write "heading"
        4 |   - type: hero
        5 |     titel: Pipe repair
          |     ^
        6 |     text: We find the leak.

      1 error in 1 file
      "
    `);
  });

  it('a field that does not exist', () => {
    expect(
      told(
        page(`  - type: hero
    heading: Pipe repair
    text: We find the leak.
    ▸colour: red
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:7:5  sections[0].colour  "colour" is not a field of hero  remove it; the fields are type, heading, id, ground, eyebrow, …
        6 |     text: We find the leak.
        7 |     colour: red
          |     ^

      1 error in 1 file
      "
    `);
  });

  it('a slip beside the field itself', () => {
    expect(
      told(
        page(`  - type: hero
    heading: Pipe repair
    ▸headng: Pipe repair
    text: We find the leak.
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:6:5  sections[0].headng  "headng" is not a field of hero, and "heading" is there already  keep one of the two, as "heading"
        5 |     heading: Pipe repair
        6 |     headng: Pipe repair
          |     ^
        7 |     text: We find the leak.

      1 error in 1 file
      "
    `);
  });

  it('a slip in capitals', () => {
    expect(
      told(
        page(`  - type: faq
    ▸Items:
      - question: How long?
        answer: One day.
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:5  sections[0].Items  "Items" is not a field of faq  write "items"
        4 |   - type: faq
        5 |     Items:
          |     ^
        6 |       - question: How long?

      1 error in 1 file
      "
    `);
  });

  it('an abbreviation', () => {
    expect(told(`${head.replace('description', '▸desc')}sections:\n${hero}`)).toMatchInlineSnapshot(`
      "pages/test.yaml:2:1  desc  "desc" is not a field of this page  write "description"
        1 | title: Pipe repair in Seguin
        2 | desc: Leaks, flashing and missing taps, fixed by a local crew that leaves the yard clean.
          | ^
        3 | sections:

      1 error in 1 file
      "
    `);
  });
});
