import type { SiteConfig } from '../../../schemas/site';
import type { ConfigRule } from '../rule';

type Color = keyof SiteConfig['theme']['colors'];

/** Text in the first color on the second; `white` is the ground of pages. */
type Pair = [text: Color | 'white', ground: Color | 'white'];

/** WCAG 2.2, 1.4.3: text and its ground. */
const least = 4.5;

/** Relative luminance of a color written #256B5B (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const rule = (name: string, why: string, pairs: readonly Pair[]): ConfigRule => ({
  code: `look/contrast-${name}`,
  severity: 'error',
  why: `${why} (WCAG 1.4.3).`,
  find: ({ theme: { colors } }) => {
    const shade = (color: Color | 'white') => (color === 'white' ? '#FFFFFF' : colors[color]);
    const worst = pairs
      .map(([text, ground]) => ({ text, ground, ratio: contrast(shade(text), shade(ground)) }))
      .sort((a, b) => a.ratio - b.ratio)[0];
    if (!worst || worst.ratio >= least) return [];
    const { text, ground, ratio } = worst;
    const field = text === 'white' ? ground : text;
    return [
      {
        found: `${text} on ${ground} has a contrast of ${Math.floor(ratio * 100) / 100} to 1`,
        fix: `make ${field} ${text === 'onDark' || text === 'accentOnDark' ? 'lighter' : 'darker'}, until it is ${least} to 1`,
        at: { path: ['theme', 'colors', field] },
      },
    ];
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
  rule('brand', 'Links that are hardly darker than their ground are not found by many', [
    ['brand', 'white'],
    ['brand', 'ground'],
  ]),
  rule('dark', 'Text on dark sections and in the footer must be readable', [
    ['onDark', 'dark'],
    ['accentOnDark', 'dark'],
  ]),
  rule('danger', 'A warning that cannot be read warns nobody', [['danger', 'white']]),
];
