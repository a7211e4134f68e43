import { describe, expect, it } from 'vitest';
import { page, told } from './seed';

describe('types of blocks', () => {
  it('a slip in a type', () => {
    expect(
      told(
        page(`  - type: ▸cardGird
    cards:
      - title: Repairs
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:4:11  sections[0].type  "cardGird" is not a known type  write "card-grid" (allowed: card-grid, area-list, gallery, checklist, cta, …)
        3 | sections:
        4 |   - type: cardGird
          |           ^
        5 |     cards:

      1 error in 1 file
      "
    `);
  });

  it('a type that does not exist, known by its fields', () => {
    expect(
      told(
        page(`  - type: ▸accordion
    items:
      - question: How long?
        answer: One day.
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:4:11  sections[0].type  "accordion" is not a known type  write "faq" (allowed: faq, cta, form, team, hero, …)
        3 | sections:
        4 |   - type: accordion
          |           ^
        5 |     items:

      1 error in 1 file
      "
    `);
  });

  it('a type that does not exist', () => {
    expect(
      told(
        page(`  - type: ▸banner
    heading: Hello
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:4:11  sections[0].type  "banner" is not a known type  write one of: call-banner, gallery, table, embed, faq, …
        3 | sections:
        4 |   - type: banner
          |           ^
        5 |     heading: Hello

      1 error in 1 file
      "
    `);
  });

  it('no type, known by its fields', () => {
    expect(
      told(
        page(`  - ▸items:
      - question: How long?
        answer: One day.
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:4:5  sections[0].type  "type" is missing  add "type: faq" (allowed: faq, cta, form, team, hero, …)
        3 | sections:
        4 |   - items:
          |     ^
        5 |       - question: How long?

      1 error in 1 file
      "
    `);
  });

  it('no type', () => {
    expect(
      told(
        page(`  - ▸heading: Hello
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:4:5  sections[0].type  "type" is missing  add "type": one of: area-list, article-header, before-after, call-banner, card-grid, …
        3 | sections:
        4 |   - heading: Hello
          |     ^

      1 error in 1 file
      "
    `);
  });

  it('a slip in the name of the type', () => {
    expect(
      told(
        page(`  - ▸tpye: prose
    text: Frost bruises the mat.
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:4:5  sections[0].tpye  "tpye" is not a field here  write "type"
        3 | sections:
        4 |   - tpye: prose
          |     ^
        5 |     text: Frost bruises the mat.

      1 error in 1 file
      "
    `);
  });

  it('an empty type', () => {
    expect(
      told(
        page(`  - ▸type:
    heading: Hello
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:4:5  sections[0].type  "type" is empty  write one of: cta, faq, form, hero, jobs, …
        3 | sections:
        4 |   - type:
          |     ^
        5 |     heading: Hello

      1 error in 1 file
      "
    `);
  });

  it('the type alone', () => {
    expect(
      told(
        page(`  - ▸hero
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:4:5  sections[0]  "hero" where fields are expected  write  type: hero  and the other fields under it
        3 | sections:
        4 |   - hero
          |     ^

      1 error in 1 file
      "
    `);
  });

  it('fields under the type', () => {
    expect(
      told(
        page(`  - ▸hero:
      heading: Pipe repair
      text: We find the leak.
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:4:5  "hero" is a type of sections, and no name  write  - type: hero, and move the lines under it by 2 spaces to the left
        3 | sections:
        4 |   - hero:
          |     ^
        5 |       heading: Pipe repair

      1 error in 1 file
      "
    `);
  });

  it('no space after the colon of the type', () => {
    expect(
      told(
        page(`  - ▸type:hero
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:4:5  sections[0]  there is no space after the colon  write  type: hero
        3 | sections:
        4 |   - type:hero
          |     ^

      1 error in 1 file
      "
    `);
  });

  it('sections without dashes', () => {
    expect(
      told(
        page(`  ▸type: prose
  text: Frost bruises the mat.
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:4:3  sections  fields (type, text) where a list is expected  begin each item with "- ": put "- " before its first field
        3 | sections:
        4 |   type: prose
          |   ^
        5 |   text: Frost bruises the mat.

      1 error in 1 file
      "
    `);
  });
});
