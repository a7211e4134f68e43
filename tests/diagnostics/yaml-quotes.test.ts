import { describe, expect, it } from 'vitest';
import { page, told } from './seed';

describe('text in YAML', () => {
  it('a colon in a text', () => {
    expect(
      told(
        page(`  - type: hero
    heading: ▸Pipes: the guide
    text: We find the leak.
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:14  the text has a colon and a space in it, which begins a new field  put the text in quotes: heading: "Pipes: the guide"
        4 |   - type: hero
        5 |     heading: Pipes: the guide
          |              ^
        6 |     text: We find the leak.

      1 error in 1 file
      "
    `);
  });

  it('a colon in a text with quotes in it', () => {
    expect(
      told(
        page(`  - type: hero
    heading: ▸The "best" pipe: ours
    text: We find the leak.
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:14  the text has a colon and a space in it, which begins a new field  put the text in quotes: heading: 'The "best" pipe: ours'
        4 |   - type: hero
        5 |     heading: The "best" pipe: ours
          |              ^
        6 |     text: We find the leak.

      1 error in 1 file
      "
    `);
  });

  it('a quote that is not closed', () => {
    expect(
      told(
        page(`  - type: hero
    heading: ▸"Pipe repair
    text: We find the leak.
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:14  the quote " is opened here and not closed on its line  put the text in quotes: heading: "Pipe repair"
        4 |   - type: hero
        5 |     heading: "Pipe repair
          |              ^
        6 |     text: We find the leak.

      1 error in 1 file
      "
    `);
  });

  it('a quote that the next one closes', () => {
    expect(
      told(
        page(`  - type: hero
    heading: ▸"Pipe repair
    text: "We find the leak."
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:14  the quote " is opened here and not closed on its line  put the text in quotes: heading: "Pipe repair"
        4 |   - type: hero
        5 |     heading: "Pipe repair
          |              ^
        6 |     text: "We find the leak."

      1 error in 1 file
      "
    `);
  });

  it('an apostrophe in single quotes', () => {
    expect(
      told(
        page(`  - type: hero
    heading: ▸'It's your pipe'
    text: We find the leak.
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:14  the text goes on after the closing '  put the text in quotes: heading: "It's your pipe"
        4 |   - type: hero
        5 |     heading: 'It's your pipe'
          |              ^
        6 |     text: We find the leak.

      1 error in 1 file
      "
    `);
  });

  it('quotes in quotes', () => {
    expect(
      told(
        page(`  - type: hero
    heading: ▸"Say "hi" to us"
    text: We find the leak.
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:14  the text goes on after the closing "  put the text in quotes: heading: 'Say "hi" to us'
        4 |   - type: hero
        5 |     heading: "Say "hi" to us"
          |              ^
        6 |     text: We find the leak.

      1 error in 1 file
      "
    `);
  });

  it('text after a quote', () => {
    expect(
      told(
        page(`  - type: hero
    heading: ▸"Pipes" and more
    text: We find the leak.
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:14  the text goes on after the closing "  put the text in quotes: heading: '"Pipes" and more'
        4 |   - type: hero
        5 |     heading: "Pipes" and more
          |              ^
        6 |     text: We find the leak.

      1 error in 1 file
      "
    `);
  });

  it('a token at the start', () => {
    expect(
      told(
        page(`  - type: hero
    heading: ▸{phone} is our number
    text: We find the leak.
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:14  the text begins with "{", which means something else in YAML  put the text in quotes: heading: "{phone} is our number"
        4 |   - type: hero
        5 |     heading: {phone} is our number
          |              ^
        6 |     text: We find the leak.

      1 error in 1 file
      "
    `);
  });

  it('a star at the start', () => {
    expect(
      told(
        page(`  - type: prose
    text: ▸*Bold* words
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:11  the text begins with "*", which means something else in YAML  put the text in quotes: text: "*Bold* words"
        4 |   - type: prose
        5 |     text: *Bold* words
          |           ^

      1 error in 1 file
      "
    `);
  });

  it('a star alone at the start', () => {
    expect(
      told(
        page(`  - type: prose
    text: ▸*starred
`),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:5:11  the text begins with "*", which means something else in YAML  put the text in quotes: text: "*starred"
        4 |   - type: prose
        5 |     text: *starred
          |           ^

      1 error in 1 file
      "
    `);
  });
});
