/** WCAG 2.2, 1.4.3: text and its ground. */
export const least = 4.5;

/** Red, green and blue from 0 to 255 of a color written #256B5B. */
const parts = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

const written = (rgb: readonly number[]): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0').toUpperCase()).join('')}`;

/** Relative luminance (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = parts(color).map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far two colors are apart, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The color nearest to one, darker (to 0) or lighter (to 255), that can be read with all of the others; nothing where none can. */
export function nearestReadable(color: string, to: 0 | 255, others: readonly string[]): string | undefined {
  const own = parts(color);
  for (let step = 1; step <= 255; step += 1) {
    const tried = written(own.map((part) => part + ((to - part) * step) / 255));
    if (others.every((other) => contrast(tried, other) >= least)) return tried;
  }
  return undefined;
}
