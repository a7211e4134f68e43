import { describe, expect, it } from 'vitest';
import { page, told } from './seed';

describe('values of fields', () => {
  it('a number for a text', () => {
    expect(
      told(
        page(`  - type: stats
    items:
      - { value: '3', label: offices }
      - { value: ▸007, label: crews }
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:7:18  sections[0].items[1].value  007 is a number, not text  write "007" in quotes
        6 |       - { value: '3', label: offices }
        7 |       - { value: 007, label: crews }
          |                  ^

      1 error in 1 file
      "
    `);
  });

  it('a number for a price', () => {
    expect(
      told(
        page(`  - type: price-list
    groups:
      - items: [{ name: Wash, price: ▸12.50 }]
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:6:38  sections[0].groups[0].items[0].price  12.50 is a number, not text  write it with the sign of its money, in quotes: "$12.50" or "12.50 €"
        5 |     groups:
        6 |       - items: [{ name: Wash, price: 12.50 }]
          |                                      ^

      1 error in 1 file
      "
    `);
  });

  it('a switch for a text', () => {
    expect(
      told(
        page(`  - type: prose
    text: ▸true
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:11  sections[0].text  true is a switch, not text  write "true" in quotes
        4 |   - type: prose
        5 |     text: true
          |           ^

      1 error in 1 file
      "
    `);
  });

  it('a list for a text', () => {
    expect(
      told(
        page(`  - type: prose
    text:
      ▸- One
      - Two
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:6:7  sections[0].text  a list of 2 where one text is expected  write one text: "One, Two"
        5 |     text:
        6 |       - One
          |       ^
        7 |       - Two

      1 error in 1 file
      "
    `);
  });

  it('a token without quotes', () => {
    expect(
      told(
        page(`  - type: call-banner
    heading: ▸{phone}
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:14  sections[0].heading  text that begins with "{" is read as fields  put the text in quotes: "{phone}"
        4 |   - type: call-banner
        5 |     heading: {phone}
          |              ^

      1 error in 1 file
      "
    `);
  });

  it('a number in quotes', () => {
    expect(
      told(
        page(`  - type: card-grid
    columns: ▸"3"
    cards:
      - title: Repairs
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:14  sections[0].columns  "3" is text, not a number  write 3 without quotes
        4 |   - type: card-grid
        5 |     columns: "3"
          |              ^
        6 |     cards:

      1 error in 1 file
      "
    `);
  });

  it('a word for a number', () => {
    expect(
      told(
        page(`  - type: card-grid
    columns: ▸three
    cards:
      - title: Repairs
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:14  sections[0].columns  "three" is not a number  write 3 without quotes
        4 |   - type: card-grid
        5 |     columns: three
          |              ^
        6 |     cards:

      1 error in 1 file
      "
    `);
  });

  it('a fraction for a whole number', () => {
    expect(
      told(
        page(`  - type: card-grid
    columns: ▸2.5
    cards:
      - title: Repairs
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:14  sections[0].columns  2.5 is not a whole number  write 3 or another whole number: Cards in a row on wide screens.
        4 |   - type: card-grid
        5 |     columns: 2.5
          |              ^
        6 |     cards:

      1 error in 1 file
      "
    `);
  });

  it('a number out of range', () => {
    expect(
      told(
        page(`  - type: card-grid
    columns: ▸7
    cards:
      - title: Repairs
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:14  sections[0].columns  7 is out of range  write a number from 2 to 4: Cards in a row on wide screens.
        4 |   - type: card-grid
        5 |     columns: 7
          |              ^
        6 |     cards:

      1 error in 1 file
      "
    `);
  });

  it('yes for true', () => {
    expect(
      told(
        page(`  - type: area-list
    map: ▸yes
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:10  sections[0].map  "yes" is neither true nor false  write true, without quotes
        4 |   - type: area-list
        5 |     map: yes
          |          ^

      1 error in 1 file
      "
    `);
  });

  it('a word for a switch', () => {
    expect(
      told(
        page(`  - type: area-list
    map: ▸flase
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:10  sections[0].map  "flase" is neither true nor false  write false, without quotes
        4 |   - type: area-list
        5 |     map: flase
          |          ^

      1 error in 1 file
      "
    `);
  });

  it('fields for a list', () => {
    expect(
      told(
        page(`  - type: card-grid
    cards:
      ▸title: Repairs
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:6:7  sections[0].cards  fields (title) where a list is expected  begin each item with "- ": put "- " before its first field
        5 |     cards:
        6 |       title: Repairs
          |       ^

      1 error in 1 file
      "
    `);
  });
});
