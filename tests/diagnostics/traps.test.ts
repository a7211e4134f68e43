import { describe, expect, it } from 'vitest';
import { page, told } from './seed';

describe('traps that lose text', () => {
  it('a number sign with a number', () => {
    expect(
      told(
        page(`  - type: prose
    text: Ask for ▸#1 crew
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:19  warning  sections[0].text  the text ends before "#1", which is read as a comment  put the text in quotes: "Ask for #1 crew"; a comment has a space after its #
        4 |   - type: prose
        5 |     text: Ask for #1 crew
          |                   ^

      1 warning in 1 file
      "
    `);
  });

  it('a number sign with a word', () => {
    expect(
      told(
        page(`  - type: prose
    text: Follow us at ▸#heron
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:24  warning  sections[0].text  the text ends before "#heron", which is read as a comment  put the text in quotes: "Follow us at #heron"; a comment has a space after its #
        4 |   - type: prose
        5 |     text: Follow us at #heron
          |                        ^

      1 warning in 1 file
      "
    `);
  });

  it('an ampersand at the start', () => {
    expect(
      told(
        page(`  - type: prose
    text: ▸&amp stuff
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:11  warning  sections[0].text  "&amp" in front of the text is not read as text  put the whole text in quotes: "&amp stuff"
        4 |   - type: prose
        5 |     text: &amp stuff
          |           ^

      1 warning in 1 file
      "
    `);
  });

  it('an ampersand that takes all', () => {
    expect(
      told(
        page(`  - type: prose
    text: ▸&amp
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:11  the text begins with "&", which means something else in YAML  put the text in quotes: text: "&amp"
        4 |   - type: prose
        5 |     text: &amp
          |           ^

      1 error in 1 file
      "
    `);
  });

  it('an exclamation mark at the start', () => {
    expect(
      told(
        page(`  - type: prose
    text: ▸!important stuff
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:11  warning  sections[0].text  "!important" in front of the text is not read as text  put the whole text in quotes: "!important stuff"
        4 |   - type: prose
        5 |     text: !important stuff
          |           ^

      1 warning in 1 file
      "
    `);
  });

  it('a bare no', () => {
    expect(
      told(
        page(`  - type: stats
    items:
      - { value: ▸no, label: hidden fees }
      - { value: '3', label: offices }
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:6:18  warning  sections[0].items[0].value  a bare no is a switch to many programs, not text  write "no" in quotes
        5 |     items:
        6 |       - { value: no, label: hidden fees }
          |                  ^
        7 |       - { value: '3', label: offices }

      1 warning in 1 file
      "
    `);
  });
});
