import type { Font, Theme } from '../../schemas/site/theme';
import { cssString } from './css-string';

/** An installed font that stands in for another, in percent: set so that lines break alike, and nothing moves. */
export interface StandIn {
  family: string;
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/** A font as it is served: in a build the letters of the site stand in a file of their own, and it has a stand-in. */
export interface ServedFont extends Font {
  subset?: {
    file: string;
    /** The value of `unicode-range` for all letters but its own. */
    others: string;
  };
  standIn?: StandIn;
}

/** A theme with its fonts as they are served. */
export interface ServedTheme extends Omit<Theme, 'fonts'> {
  fonts: { heading?: ServedFont | undefined; text?: ServedFont | undefined };
}

/** Installed fonts with the same metrics: Linux and ChromeOS have these in Arial's place. */
const twins: ReadonlyMap<string, readonly string[]> = new Map([
  ['Arial', ['Liberation Sans', 'Arimo']],
  ['Arial Bold', ['Liberation Sans Bold', 'Arimo Bold']],
]);

const standInName = ({ family }: Font): string => cssString(`${family} fallback`);

/** The stand-in at one width of the font, in percent of its narrowest. */
function standInFace(font: Font, { family, sizeAdjust, ascent, descent, lineGap }: StandIn, width: number): string {
  // size-adjust scales the overrides too; a wider face must not be a taller one.
  const scaled = (metric: number) => `${((metric * 100) / width).toFixed(1)}%`;
  const names = [family, ...(twins.get(family) ?? [])];
  // A stand-in that is bold by itself must not be made bolder.
  const weight = family === 'Arial Bold' ? 'font-weight:600 900;' : '';
  return (
    `@font-face{font-family:${standInName(font)};src:${names.map((name) => `local(${cssString(name)})`).join(',')};${weight}` +
    `font-stretch:${width}%;size-adjust:${((sizeAdjust * width) / 100).toFixed(1)}%;ascent-override:${scaled(ascent)};` +
    `descent-override:${scaled(descent)};line-gap-override:${scaled(lineGap)}}`
  );
}

/**
 * A font that is not there in time for the first paint is left for the next page: a line that breaks anew would move the text.
 * `swap` and `fallback` would show it later on the same page, at the price of that. The documents preload the two files, so
 * they come before the first paint on a cold visit with 150 ms to the server and 1.6 Mbit/s, as Lighthouse's phone has; only
 * slower networks read a first page in the stand-in, which has the same measures. One preload holds the first paint as long
 * as two do; without any it comes 90 ms sooner, but a font that just makes it moves lines after that.
 */
function fontFaces(font: ServedFont): string[] {
  const { file, widths, subset, standIn } = font;
  // Without a range: the face for all other letters comes later, so it is asked first, and knows which they are.
  const face = fontFace(font, subset?.file ?? file);
  if (!standIn) return [face];
  // A browser takes the next wider face: the one between keeps a heading that is a little expanded from taking the widest.
  const standIns = [100, ...(widths && widths[1] > 100 ? [(100 + widths[1]) / 2, widths[1]] : [])];
  return [face, ...standIns.map((width) => standInFace(font, standIn, width))];
}

function fontFace({ family, weights = [1, 1000], widths }: ServedFont, address: string, range?: string): string {
  const stretch = widths ? `font-stretch:${widths[0]}% ${widths[1]}%;` : '';
  const letters = range === undefined ? '' : `unicode-range:${range};`;
  return `@font-face{font-family:${cssString(family)};src:url(${address}) format("woff2");font-weight:${weights[0]} ${weights[1]};${stretch}${letters}font-display:optional}`;
}

/** The faces for letters that no text of the site has: what a visitor writes, and other scripts; no first screen waits for them. */
export const furtherFaces = (fonts: ServedTheme['fonts']): string =>
  [...new Set(usedFonts(fonts).map((font) => (font.subset ? fontFace(font, font.file, font.subset.others) : '')))].join(
    '',
  );

/** The fonts that a use of letters asks for, in turn; without one of the site those that the device itself is read in. */
const stackOf = (font: Font | undefined): string =>
  font
    ? `${cssString(font.family)},${standInName(font)},sans-serif`
    : 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif';

/** Stronger than the rules of `global.css`, which come later. */
const edges: Readonly<Record<Theme['edge'], readonly string[]>> = {
  slope: [],
  peak: [':root:root{--peak:9%}'],
  straight: [':root:root{--slope:0deg;--footer-fall:0px}'],
};

/** What is light within a header that is not, its menus and the drawer, has what dark grounds set back as it was. */
const lightWithin = '--text:var(--ink);--focus:initial;--quiet:initial;--quiet-edge:initial';

/** The fonts of a theme that come as files. */
export const usedFonts = ({ heading, text }: ServedTheme['fonts']): ServedFont[] =>
  [heading, text].filter((font) => font !== undefined);

/** The fonts of a theme, with what stands in for them. */
export const themeFaces = ({ fonts }: ServedTheme): string =>
  [...new Set(usedFonts(fonts).flatMap(fontFaces))].join('');

/** The style sheet of a theme: its fonts with metric-matched fallbacks, and its colors, fonts and radii as custom properties. */
export const themeCss = (theme: ServedTheme): string => themeFaces(theme) + themeProperties(theme);

/** The colors, fonts and radii of a theme as custom properties. */
export function themeProperties({ colors, fonts, radius, edge, header }: ServedTheme): string {
  const shades = {
    ink: colors.ink,
    slate: colors.slate,
    brand: colors.brand,
    action: colors.action,
    dark: colors.dark,
    'on-dark': colors.onDark,
    'accent-on-dark': colors.accentOnDark,
    ground: colors.ground,
    line: colors.line,
    danger: colors.danger,
  };
  const shapes = {
    'font-heading': stackOf(fonts.heading),
    'font-text': stackOf(fonts.text),
    'radius-control': `${radius.control}px`,
    'radius-picture': `${radius.picture}px`,
  };
  const declared = (properties: Record<string, string>) =>
    Object.entries(properties)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';');
  return [
    `:root{${declared({ ...shades, ...shapes })}}`,
    ...edges[edge],
    ...(header === 'light'
      ? []
      : [`header [popover]{${declared(shades)};${lightWithin}}:root{--header-ground:${colors[header]}}`]),
  ].join('');
}
