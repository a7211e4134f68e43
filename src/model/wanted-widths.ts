const entry = /^(?:\(min-width: (.+)em\) )?([\d.]+)(px|vw)$/;
/** In CSS px, where nobody has set another size of text. */
const em = 16;

/** Windows that pages are read in: how wide in CSS px, and how many pixels of a photo one of them takes (a phone's third shows in none). */
const windows = [
  [360, 2],
  [400, 1],
  [412, 2],
  [430, 2.3],
  [768, 1],
  [768, 2],
  [1366, 1],
  [1440, 2],
] as const;

/**
 * Of the widths that a picture is made in, in px and ascending, those that a window asks for where the picture has these `sizes`;
 * all of them where that can't be told. Browsers take none that is smaller, not even by a little, but the next one.
 */
export function wantedWidths(made: readonly number[], sizes: string): readonly number[] {
  const steps = sizes.split(', ').map((written) => entry.exec(written));
  if (steps.includes(null)) return made;
  const picked = windows.map(([window, pixels]) => {
    const [, , width, unit] = steps.find((step) => window >= em * Number(step?.[1] ?? 0)) ?? [];
    const shown = Number(width) * (unit === 'px' ? 1 : window / 100);
    return made.find((file) => pixels * shown <= file) ?? made.at(-1);
  });
  return made.filter((file) => picked.includes(file));
}
