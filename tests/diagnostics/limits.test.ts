import { describe, expect, it } from 'vitest';
import { change, head, hero, page, told } from './seed';

describe('limits and words', () => {
  it('a title that is too long', () => {
    expect(
      told(change(page(hero), 'title: Pipe', 'title: ▸Fast, honest and lasting repair of every kind of pipe')),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:1:8  title  the text is 70 characters long  shorten it by 10, to at most 60 characters
        1 | title: Fast, honest and lasting repair of every kind of pipe repair in Seguin
          |        ^
        2 | description: Leaks, flashing and missing taps, fixed by a local crew that leaves the yard clean.

      1 error in 1 file
      "
    `);
  });

  it('a description that is too short', () => {
    expect(told(`title: Pipe repair\ndescription: ▸Leaks fixed.\nsections:\n${hero}`)).toMatchInlineSnapshot(`
      "pages/test.yaml:2:14  description  the text is 12 characters long  make it longer by 38, to at least 50 characters
        1 | title: Pipe repair
        2 | description: Leaks fixed.
          |              ^
        3 | sections:

      1 error in 1 file
      "
    `);
  });

  it('too few items', () => {
    expect(
      told(
        page(`  - type: stats
    items:
      ▸- { value: '3', label: offices }
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:6:7  sections[0].items  the list has 1 item  add 1: at least 2 are needed. The numbers in order. For example  items: [ { value: "{years} years", label: in business }, { value: 24 hours, label: to an answer } ]
        5 |     items:
        6 |       - { value: '3', label: offices }
          |       ^

      1 error in 1 file
      "
    `);
  });

  it('too many items', () => {
    expect(
      told(
        page(`  - type: cta
    heading: Ready?
    actions:
      ▸- { label: A, href: / }
      - { label: B, href: / }
      - { label: C, href: / }
      - { label: D, href: / }
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:7:7  sections[0].actions  the list has 4 items  remove 1: at most 3 are allowed
        6 |     actions:
        7 |       - { label: A, href: / }
          |       ^
        8 |       - { label: B, href: / }

      1 error in 1 file
      "
    `);
  });

  it('an empty list', () => {
    expect(
      told(
        page(`  - type: card-grid
    cards: ▸[]
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:12  sections[0].cards  the list is empty  add 1: at least 1 is needed. The cards, in the order they are shown.
        4 |   - type: card-grid
        5 |     cards: []
          |            ^

      1 error in 1 file
      "
    `);
  });

  it('a page without sections', () => {
    expect(told(`${head}sections: ▸[]\n`)).toMatchInlineSnapshot(`
      "pages/test.yaml:3:11  sections  the list is empty  add 1: at least 1 is needed. The sections of the page, top to bottom.
        2 | description: Leaks, flashing and missing taps, fixed by a local crew that leaves the yard clean.
        3 | sections: []
          |           ^

      1 error in 1 file
      "
    `);
  });
});
