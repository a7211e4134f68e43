const entry = /^(?:\(min-width: ([\d.]+)em\) )?([\d.]+)(px|rem|vw)$/;
/** In CSS px, where nobody has set another size of text. */
const em = 16;

/**
 * How wide a picture is shown at most, in CSS px, by its `sizes`: `(min-width: 75em) 290px, 40vw` is 480 px, just below 75em.
 * Infinite where it grows with the window.
 */
export function widestShown(sizes: string): number {
  let window = Number.POSITIVE_INFINITY;
  const widths = sizes.split(', ').map((written) => {
    const [, from, width, unit] = entry.exec(written) ?? [];
    const pixels = { px: 1, rem: em, vw: window / 100 }[unit ?? ''];
    window = Number(from) * em;
    return pixels === undefined ? Number.POSITIVE_INFINITY : Number(width) * pixels;
  });
  return Math.max(...widths);
}
