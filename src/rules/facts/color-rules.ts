import type { SiteConfig } from '../../../schemas/site';
import type { ConfigRule } from '../rule';
import { contrast, least, nearestReadable } from './contrast';

type Color = keyof SiteConfig['theme']['colors'];

/** Text in the first color on the second; `white` is the ground of pages. */
type Pair = [text: Color | 'white', ground: Color | 'white'];

const rule = (name: string, why: string, pairs: readonly Pair[]): ConfigRule => ({
  code: `look/contrast-${name}`,
  severity: 'error',
  why: `${why} (WCAG 1.4.3).`,
  find: ({ theme: { colors } }) => {
    const shade = (color: Color | 'white') => (color === 'white' ? '#FFFFFF' : colors[color]);
    const ratioOf = ([text, ground]: Pair) => contrast(shade(text), shade(ground));
    const failing = pairs.filter((pair) => ratioOf(pair) < least).sort((a, b) => ratioOf(a) - ratioOf(b));
    return failing.flatMap(([text, ground], index) => {
      const field = text === 'white' ? ground : text;
      // One color is told once, of its worst ground, with what can be read on all of them.
      if (field === 'white' || failing.findIndex((pair) => pair.includes(field)) < index) return [];
      const others = pairs.filter((pair) => pair.includes(field)).map((pair) => shade(pair[pair[0] === field ? 1 : 0]));
      const near = nearestReadable(colors[field], others);
      return [
        {
          found: `${text} on ${ground} has a contrast of ${Math.floor(ratioOf([text, ground]) * 100) / 100} to 1`,
          fix: near
            ? `write "${near}", the nearest color of ${least} to 1`
            : `change ${text === field ? ground : text}: no ${field} can be read with all that it stands with`,
          at: { path: ['theme', 'colors', field] },
        },
      ];
    });
  },
});

/** What can be read on what. */
export const colorRules: readonly ConfigRule[] = [
  rule('text', 'Text that is hardly darker than its ground is not read by many', [
    ['ink', 'white'],
    ['ink', 'ground'],
    ['slate', 'white'],
    ['slate', 'ground'],
  ]),
  rule('action', 'The words on the one button that matters must be readable', [['white', 'action']]),
  // White words on a header of this color are the first of these pairs the other way around.
  rule('brand', 'Links that are hardly darker than their ground are not found by many', [
    ['brand', 'white'],
    ['brand', 'ground'],
  ]),
  rule('dark', 'Text on dark sections and in the footer must be readable', [
    ['white', 'dark'],
    ['onDark', 'dark'],
    ['accentOnDark', 'dark'],
  ]),
  rule('danger', 'A warning that cannot be read warns nobody', [
    ['danger', 'white'],
    ['danger', 'ground'],
  ]),
];
