import { describe, expect, it } from 'vitest';
import { head, hero, page, told } from './seed';

describe('fields left out or out of place', () => {
  it('a slip deep inside', () => {
    expect(
      told(
        page(`  - type: cta
    heading: Ready?
    actions:
      - label: Call us
        ▸herf: call
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:8:9  sections[0].actions[0].herf  "herf" is not a field of actions[0]  write "href"
        7 |       - label: Call us
        8 |         herf: call
          |         ^

      1 error in 1 file
      "
    `);
  });

  it('a field left out, with an example', () => {
    expect(
      told(
        page(`  - type: cta
    heading: Ready?
    actions:
      - ▸label: Call us
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:7:9  sections[0].actions[0].href  "href" is missing in actions[0]  add "href": Where it leads: a page such as /contact, a web address, or call, call:emergency, email. For example  href: /contact
        6 |     actions:
        7 |       - label: Call us
          |         ^

      1 error in 1 file
      "
    `);
  });

  it('a field left out of a picture in braces', () => {
    expect(
      told(
        page(`  - type: media-text
    image: { ▸src: crew.jpg }
    text: Local crews.
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:14  sections[0].image.alt  "alt" is missing in image  add "alt": What is seen, for people who cannot see it and for search engines. For example  alt: Workshop wall with hand tools
        4 |   - type: media-text
        5 |     image: { src: crew.jpg }
          |              ^
        6 |     text: Local crews.

      1 error in 1 file
      "
    `);
  });

  it('a field on the wrong level', () => {
    expect(
      told(
        `${page(`${hero}  - type: prose
`)}▸text: We find the leak.\n`,
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:8:1  the line begins at the margin, unlike those it belongs with  begin it after 4 spaces
        7 |   - type: prose
        8 | text: We find the leak.
          | ^

      1 error in 1 file
      "
    `);
  });

  it('a misspelled list of sections', () => {
    expect(told(`${head}▸sectons:\n${hero}`)).toMatchInlineSnapshot(`
      "pages/test.yaml:3:1  sectons  "sectons" is not a field of this page  write "sections"
        2 | description: Leaks, flashing and missing taps, fixed by a local crew that leaves the yard clean.
        3 | sectons:
          | ^
        4 |   - type: hero

      1 error in 1 file
      "
    `);
  });

  it('a name in kebab case', () => {
    expect(told(`${head}▸redirect-from: [/old]\nsections:\n${hero}`)).toMatchInlineSnapshot(`
      "pages/test.yaml:3:1  redirect-from  "redirect-from" is not a field of this page  write "redirectFrom"
        2 | description: Leaks, flashing and missing taps, fixed by a local crew that leaves the yard clean.
        3 | redirect-from: [/old]
          | ^
        4 | sections:

      1 error in 1 file
      "
    `);
  });
});
