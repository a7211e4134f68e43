import { escapeHtml } from '../../src/head/escape-markup';
import { colors } from './new-config';

const { brand, dark, ground, line, accentOnDark, onDark, slate } = colors;

const [width, height] = [1600, 1067];

const drawing = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`;

const sky = `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${onDark}"/><stop offset="1" stop-color="${ground}"/></linearGradient>`;
const background = `<defs>${sky}</defs><path fill="url(#sky)" d="M0 0h${width}v${height}H0z"/>`;

const house = (x: number, y: number, wide: number, tall: number, wall: string, gable: string): string =>
  `<path fill="${wall}" d="M${x} ${y}h${wide}v${tall}h-${wide}z"/><path fill="${gable}" d="M${x - 24} ${y}l${wide / 2 + 24}-${wide / 2.6} ${wide / 2 + 24} ${wide / 2.6}z"/>` +
  `<path fill="${accentOnDark}" d="M${x + wide * 0.2} ${y + tall * 0.25}h${wide * 0.2}v${wide * 0.26}h-${wide * 0.2}zM${x + wide * 0.6} ${y + tall * 0.25}h${wide * 0.2}v${wide * 0.26}h-${wide * 0.2}z"/>`;

/** A circle, a square and a triangle above two lines, each at a place of its own. */
const shapes = (circle: number, square: number, triangle: number): string =>
  drawing(
    `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/><circle cx="${circle}" cy="400" r="290" fill="#9fbdd3"/>` +
      `<rect x="${square}" y="250" width="520" height="520" rx="40" fill="${brand}"/>` +
      `<path fill="${accentOnDark}" d="M${triangle} 860l240-420 240 420z"/>` +
      `<path stroke="${dark}" stroke-width="26" stroke-linecap="round" d="M180 900h1240"/>` +
      `<path stroke="${slate}" stroke-width="14" stroke-linecap="round" d="M180 962h620"/>`,
  );

/** Pictures that show no trade, place or person, in the colors of a new site, as SVG by the name of their file. */
export const drawings: Readonly<Record<string, string>> = {
  hero: drawing(
    `${background}<circle cx="1180" cy="330" r="120" fill="${accentOnDark}"/>` +
      `<path fill="#9fbdd3" d="M0 620c260-160 480-150 760-40s560 60 840-90v577H0z"/>` +
      `<path fill="#5c8fb3" d="M0 760c300-120 520-60 800 10s560 20 800-90v387H0z"/>` +
      `<path fill="${brand}" d="M0 880c240-60 520-70 820 0s540 40 780-40v227H0z"/>` +
      `<path fill="${dark}" d="M0 980c300-50 600-40 860 0s500 20 740-30v117H0z"/>`,
  ),
  'service-1': shapes(430, 640, 1010),
  'service-2': shapes(1150, 250, 380),
  'service-3': shapes(800, 880, 90),
  'service-4': shapes(330, 880, 560),
  place: drawing(
    `${background}<path fill="${line}" d="M0 860h${width}v207H0z"/>${house(140, 520, 300, 340, '#9fbdd3', dark)}` +
      `${house(520, 430, 360, 430, brand, dark)}${house(960, 560, 260, 300, '#5c8fb3', dark)}${house(1270, 490, 250, 370, '#9fbdd3', dark)}`,
  ),
};

/** The first letters of up to two words of a name. */
const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

const letters = (name: string, size: number, x: number, y: number, fill: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-family="Arial, Helvetica, sans-serif" font-weight="700" font-size="${size}" fill="${fill}"${more}>${escapeHtml(name)}</text>`;

const tile = (name: string, fill: string, ink: string): string =>
  `<rect width="48" height="48" rx="10" fill="${fill}"/>${letters(initials(name), 22, 24, 32, ink, ' text-anchor="middle"')}`;

/** Signs that are as wide as high. */
const square = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u;

/** How wide signs are, in heights of letters, as bold letters without serifs have it; all others are of one width. */
const widths: [RegExp, number][] = [
  [square, 1],
  [/[mwMW]/, 0.86],
  [/[fijltI\s.,:;'’!()–-]/, 0.3],
  [/r/, 0.39],
  [/\p{Lu}|&/u, 0.7],
];

/** How wide a line is, in heights of its letters. A wrong guess would show: letters are stretched to that width. */
const widthOf = (line: string): number =>
  [...line].reduce((width, letter) => width + (widths.find(([signs]) => signs.test(letter))?.[1] ?? 0.58), 0);

/** The longest name that stands on one line of a logo, in heights of its letters: a phone's header has room for no more. */
const longest = 10;

/** A name on one line, or a long one on two that are as alike as its words let them be. */
function linesOf(name: string): string[] {
  const words = name.split(/\s+/);
  if (widthOf(name) <= longest || words.length === 1) return [name];
  const halves = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1), words.slice(index + 1)].map((part) => part.join(' '));
    return { lines, width: Math.max(...lines.map(widthOf)) };
  });
  return halves.reduce((best, half) => (half.width < best.width ? half : best)).lines;
}

const sizeOf = (lines: readonly string[]): number => (lines.length === 1 ? 21 : 17);

/** How wide the logo of a name is, in px. */
export function logoWidth(name: string): number {
  const lines = linesOf(name);
  return Math.round(62 + sizeOf(lines) * Math.max(...lines.map(widthOf)));
}

/** The logo of a name for light and for dark grounds, and its mark, as SVG by the name of their file. */
export function logos(name: string): Record<'logo' | 'logo-light' | 'mark', string> {
  const width = logoWidth(name);
  const lines = linesOf(name);
  const size = sizeOf(lines);
  const text = (ink: string) =>
    lines.map((line, index) => {
      const length = ` textLength="${Math.round(size * widthOf(line))}" lengthAdjust="spacingAndGlyphs"`;
      return letters(line, size, 60, lines.length === 1 ? 32 : 20 + 20 * index, ink, length);
    });
  const logo = (fill: string, ink: string, words: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 48" width="${width}" height="48">${tile(name, fill, ink)}${text(words).join('')}</svg>`;
  return {
    logo: logo(brand, '#FFFFFF', dark),
    'logo-light': logo('#FFFFFF', dark, '#FFFFFF'),
    mark: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">${tile(name, brand, '#FFFFFF')}</svg>`,
  };
}
