import { describe, expect, it } from 'vitest';
import { head, hero, page, told } from './seed';

describe('words and formats', () => {
  it('a slip in an allowed word', () => {
    expect(
      told(
        page(`  - type: prose
    ground: ▸darkk
    text: Frost bruises the mat.
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:13  sections[0].ground  "darkk" is not allowed for ground  write "dark" (allowed: light, tint, dark, brand)
        4 |   - type: prose
        5 |     ground: darkk
          |             ^
        6 |     text: Frost bruises the mat.

      1 error in 1 file
      "
    `);
  });

  it('a word that is not allowed', () => {
    expect(
      told(
        page(`  - type: prose
    ground: ▸blue
    text: Frost bruises the mat.
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:13  sections[0].ground  "blue" is not allowed for ground  write light, tint, dark or brand
        4 |   - type: prose
        5 |     ground: blue
          |             ^
        6 |     text: Frost bruises the mat.

      1 error in 1 file
      "
    `);
  });

  it('an allowed word with a comma', () => {
    expect(told(`${head}robots: ▸noindex\nsections:\n${hero}`)).toMatchInlineSnapshot(`
      "pages/test.yaml:3:9  robots  "noindex" is not allowed for robots  write "noindex, follow" (allowed: "index, follow", "noindex, follow", "noindex, nofollow")
        2 | description: Leaks, flashing and missing taps, fixed by a local crew that leaves the yard clean.
        3 | robots: noindex
          |         ^
        4 | sections:

      1 error in 1 file
      "
    `);
  });

  it('an icon as it is read', () => {
    expect(
      told(
        page(`  - type: feature-strip
    items:
      - { icon: ▸Shield Check, title: Insured }
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:6:17  sections[0].items[0].icon  "Shield Check" is not written as "icon" needs it  write "shield-check": the name of an icon in lower-case letters, digits and hyphens, such as home-shield
        5 |     items:
        6 |       - { icon: Shield Check, title: Insured }
          |                 ^

      1 error in 1 file
      "
    `);
  });

  it('an anchor with spaces', () => {
    expect(
      told(
        page(`  - type: prose
    id: ▸Our Team
    text: Frost bruises the mat.
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:9  sections[0].id  "Our Team" is not written as "id" needs it  write "our-team": a short name in lower-case letters, digits and hyphens, such as our-team
        4 |   - type: prose
        5 |     id: Our Team
          |         ^
        6 |     text: Frost bruises the mat.

      1 error in 1 file
      "
    `);
  });

  it('an address without its slash', () => {
    expect(told(`${head}canonical: ▸plumbing\nsections:\n${hero}`)).toMatchInlineSnapshot(`
      "pages/test.yaml:3:12  canonical  "plumbing" is not written as "canonical" needs it  write "/plumbing": a path that begins with "/", such as /contact
        2 | description: Leaks, flashing and missing taps, fixed by a local crew that leaves the yard clean.
        3 | canonical: plumbing
          |            ^
        4 | sections:

      1 error in 1 file
      "
    `);
  });

  it('an address in a list without its slash', () => {
    expect(told(`${head}aliases: [/pipe, ▸pipes]\nsections:\n${hero}`)).toMatchInlineSnapshot(`
      "pages/test.yaml:3:18  aliases[1]  "pipes" is not written as "aliases" needs it  write "/pipes": a path that begins with "/", such as /contact
        2 | description: Leaks, flashing and missing taps, fixed by a local crew that leaves the yard clean.
        3 | aliases: [/pipe, pipes]
          |                  ^
        4 | sections:

      1 error in 1 file
      "
    `);
  });

  it('a day as Americans write it', () => {
    expect(told(`${head}updated: ▸8/27/2025\nsections:\n${hero}`)).toMatchInlineSnapshot(`
      "pages/test.yaml:3:10  updated  "8/27/2025" is not written as "updated" needs it  write "2025-08-27": a day as YYYY-MM-DD, such as 2025-08-27
        2 | description: Leaks, flashing and missing taps, fixed by a local crew that leaves the yard clean.
        3 | updated: 8/27/2025
          |          ^
        4 | sections:

      1 error in 1 file
      "
    `);
  });

  it('a day that does not exist', () => {
    expect(told(`${head}updated: ▸2025-02-30\nsections:\n${hero}`)).toMatchInlineSnapshot(`
      "pages/test.yaml:3:10  updated  "2025-02-30" is no day: there is no day 30 in 2025-02, which has 28 days  write 2025-02-28, or the day that was meant
        2 | description: Leaks, flashing and missing taps, fixed by a local crew that leaves the yard clean.
        3 | updated: 2025-02-30
          |          ^
        4 | sections:

      1 error in 1 file
      "
    `);
  });

  it('a weight out of range', () => {
    expect(told(`${head}priority: ▸1.5\nsections:\n${hero}`)).toMatchInlineSnapshot(`
      "pages/test.yaml:3:11  priority  1.5 is out of range  write a number from 0 to 1: The weight in the sitemap, 0.0 to 1.0.
        2 | description: Leaks, flashing and missing taps, fixed by a local crew that leaves the yard clean.
        3 | priority: 1.5
          |           ^
        4 | sections:

      1 error in 1 file
      "
    `);
  });
});
