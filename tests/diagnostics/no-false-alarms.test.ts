import { describe, expect, it } from 'vitest';
import { head, list } from './seed';

describe('sound text', () => {
  it.each([
    ['comments on lines of their own', '# The top of the page\n\n#no space\n#1 first\n'],
    ['a comment after a text', 'label: Repair # shown in breadcrumbs\n'],
    ['a comment after a word', 'robots: noindex, follow # 1 of 3\n'],
    ['a comment stuck to its sign after one word', 'office: seguin #todo\n'],
    ['a comment after a number or a switch', 'priority: 0.9 #1 is most\ndraft: false #not yet\n'],
    ['a comment after quotes', 'label: "Repair" #1 choice\n'],
    ['signs inside of text', 'label: A+ rated, 50% off & more! R&D * (C#) a:b @ 24/7 #\n'],
    ['signs in quotes', 'label: "#1 in town: & *more*"\n'],
    ['an address with an anchor', 'canonical: /plumbing#repair\n'],
    ['a day, an hour and a phone', 'updated: 2025-08-27\nlabel: (830) 555-0142 at 08:00\n'],
    ['words that begin with yes and no', 'label: No surprises\n'],
    ['Yes in a table', ''],
  ])('%s', (_, lines) => {
    const text = `${head}${lines}sections:
  - type: table
    caption: Where it fits
    columns: [Room, Fits]
    rows:
      - [Kitchen, Yes] # the usual case
      - [Bathroom, No]
  - type: hero
    heading: Pipe repair
    image: &sink { src: &name sink.jpg, alt: A sink }
  - type: media-text
    heading: Taps
    text: &taps We mend taps.
    image: *sink
  - type: media-text
    heading: Sinks
    text: *taps
    image: { src: *name, alt: The same sink }
  - type: prose
    text: |
      # A heading in Markdown
      Ask for #1 crew: & more

      - *one*
      #2
`;
    expect(list(text)).toEqual([]);
  });
});
