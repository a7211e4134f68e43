import type { SiteConfig } from '../../../schemas/site';
import type { ConfigRule } from '../rule';
import { contrast, least, nearestReadable } from './contrast';

type Colors = SiteConfig['theme']['colors'];
type Color = keyof Colors;

/** Text in the first color on the second; `white` is the ground of pages. */
type Pair = readonly [text: Color | 'white', ground: Color | 'white'];

interface Reading {
  name: string;
  why: string;
  pairs: readonly Pair[];
}

/** What can be read on what. */
const readings: readonly Reading[] = [
  {
    name: 'text',
    why: 'Text that is hardly darker than its ground is not read by many',
    pairs: [
      ['ink', 'white'],
      ['ink', 'ground'],
      ['slate', 'white'],
      ['slate', 'ground'],
    ],
  },
  { name: 'action', why: 'The words on the one button that matters must be readable', pairs: [['white', 'action']] },
  {
    // White words on a header of this color are the first of these pairs the other way around.
    name: 'brand',
    why: 'Links that are hardly darker than their ground are not found by many',
    pairs: [
      ['brand', 'white'],
      ['brand', 'ground'],
    ],
  },
  {
    name: 'dark',
    why: 'Text on dark sections and in the footer must be readable',
    pairs: [
      ['white', 'dark'],
      ['onDark', 'dark'],
      ['accentOnDark', 'dark'],
    ],
  },
  {
    name: 'danger',
    why: 'A warning that cannot be read warns nobody',
    pairs: [
      ['danger', 'white'],
      ['danger', 'ground'],
    ],
  },
];

/** All pairs, those with white first: white is as it is. */
const pairs = readings
  .flatMap((reading) => reading.pairs)
  .sort((one, other) => Number(other.includes('white')) - Number(one.includes('white')));

/** The colors that stand beside darker ones; all others stand on white, or have white on them. */
const isLight = (color: Color): boolean => color === 'onDark' || color === 'accentOnDark' || color === 'ground';

/** What else a color stands with. */
const partnersOf = (color: Color): (Color | 'white')[] =>
  pairs.flatMap(([text, ground]) => (text === color ? [ground] : ground === color ? [text] : []));

/** The pairs of text and ground that a color of the theme has to be read in, by its name. */
export const pairsOf = (color: string): readonly Pair[] => pairs.filter((pair) => pair.some((one) => one === color));

type Shades = Record<Color | 'white', string>;

/**
 * Which color of a pair to change, and to what: the text, or else its ground, where one is found that can be read with all
 * that it stands with; else so that it can be read with white, and what else stands with it is changed after it.
 */
function changed(pair: Pair, now: Shades): [field: Color, near: string] {
  const fields = pair.filter((color) => color !== 'white');
  for (const field of fields) {
    const others = partnersOf(field).map((other) => now[other]);
    const near = nearestReadable(now[field], isLight(field) ? 255 : 0, others);
    if (near !== undefined) return [field, near];
  }
  const [field = 'ink'] = fields;
  return [field, nearestReadable(now[field], 0, [now.white]) ?? '#000000'];
}

/** A color to change, the worst of the pairs that it fails in, and how far that is apart. */
interface Change {
  field: Color;
  worst: Pair;
  ratio: number;
  near: string;
}

/** What to change so that everything can be read: each color once, beside what the others are told to be by then. */
function changesOf(colors: Colors): Change[] {
  const now: Shades = { ...colors, white: '#FFFFFF' };
  const ratioOf = ([text, ground]: Pair) => contrast(now[text], now[ground]);
  return pairs.flatMap((pair) => {
    if (ratioOf(pair) >= least) return [];
    const [field, near] = changed(pair, now);
    const [worst = pair] = pairs.filter((other) => other.includes(field)).sort((a, b) => ratioOf(a) - ratioOf(b));
    const ratio = ratioOf(worst);
    now[field] = near;
    return [{ field, worst, ratio, near }];
  });
}

/** The rules on colors. */
export const colorRules: readonly ConfigRule[] = readings.map(({ name, why, pairs: own }) => ({
  code: `look/contrast-${name}`,
  severity: 'error',
  instead: ['look/logo-unseen'],
  why: `${why} (WCAG 1.4.3).`,
  find: ({ theme: { colors } }) =>
    changesOf(colors)
      .filter(({ worst }) => own.includes(worst))
      .map(({ field, worst: [text, ground], ratio, near }) => ({
        found: `${text} on ${ground} has a contrast of ${Math.floor(ratio * 100) / 100} to 1`,
        fix: `write "${near}", the nearest color of ${least} to 1`,
        at: { path: ['theme', 'colors', field] },
        change: { to: near },
        unsure: true,
      })),
}));
