import { mistakesIn } from './mistake';

/** Files cut off, doubled, merged or pasted together. */
export const files = [
  ...mistakesIn('pages/contact.yaml', [
    [
      'a merge not finished',
      'label: Contact\n',
      '▸<<<<<<< HEAD\nlabel: Contact\n=======\nlabel: Write\n>>>>>>> other\n',
      { says: 'keep one of the two versions' },
    ],
    ['a letter lost', 'label: Contact\n', 'label: Cont▸\uFFFDct\n', { says: 'UTF-8' }],
    ['a zero byte', 'label: Contact\n', 'label: Cont▸\0ct\n', { says: 'UTF-8' }],
    ['a code fence in front', 'title: Write', '▸```yaml\ntitle: Write'],
    ['a code fence behind', '    id: office\n', '    id: office\n▸```\n'],
    ['a line of stars', '  - type: offices', '▸***\n  - type: offices'],
    ['a line of equals signs', '  - type: offices', '▸=====\n  - type: offices'],
    ['a sentence in front', 'title: Write', '▸Here is the page:\ntitle: Write', { says: 'remove' }],
    ['a sentence in the middle', '  - type: offices', '▸This is our office\n  - type: offices', { says: 'remove' }],
  ]),
];
