import type { z } from 'zod';
import { fits, longestMeant, unquoted } from './repair';

/** Weights of fonts by their names (CSS Fonts 4, 2.2). */
const weights: Readonly<Record<string, number>> = {
  ...{ thin: 100, extralight: 200, light: 300, normal: 400, regular: 400, book: 400, medium: 500 },
  ...{ semibold: 600, demibold: 600, bold: 700, extrabold: 800, heavy: 900, black: 900 },
};

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Degrees, minutes and seconds as a map gives them, as degrees: `29°34'07.7"N`. */
function degreesIn(text: string): number | undefined {
  const [, degrees, minutes, seconds = '0', side = ''] =
    /^(\d{1,3})°\s*(\d{1,2})['′’]\s*(?:(\d{1,2}(?:[.,]\d+)?)(?:["″”]|''))?\s*([NSEWO]?)$/.exec(text) ?? [];
  if (degrees === undefined) return undefined;
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds.replace(',', '.')) / 3600;
  return Number((/[SW]/.test(side) ? -size : size).toFixed(5));
}

/** The one number that a text holds, where the schema takes it: `"5"`, `40 miles`, `0,8`, `three`, `74.1 W`. */
export function numberIn(value: unknown, schema: z.core.$ZodType): number | undefined {
  if (typeof value !== 'string' || value.length > longestMeant) return undefined;
  const written = unquoted(value).trim();
  // Of so many out of so many the first counts, as do stars that are drawn.
  const text = /^[★⭐]\uFE0F?(?:[★⭐☆]\uFE0F?)*$/u.test(written)
    ? String((written.match(/[★⭐]/gu) ?? []).length)
    : written.replace(/\s*(?:\/|out of|of|von|de|sur)\s*(?:5|10)(?=\s|$).*$/, '');
  // Of a day the year is a number by itself.
  const year = /^(?:(\d{4})-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}[./](\d{4}))$/.exec(text);
  if (year) return [Number(year[1] ?? year[2])].find((meant) => fits(schema, meant));
  const degrees = degreesIn(text);
  if (degrees !== undefined) return fits(schema, degrees) ? degrees : undefined;
  const weight = weights[text.toLowerCase().replace(/[\s_-]/g, '')];
  if (weight !== undefined && fits(schema, weight)) return weight;
  const word = numbers.indexOf(text.toLowerCase());
  // A dash of any length, and a space behind it, is the minus of a number.
  const [found, ...more] = text.replace(/^[-–−‒—]\s*(?=\d)/, '-').match(/-?\d+(?:[.,]\d+)?/g) ?? [];
  if (word < 0 && (found === undefined || more.length > 0)) return undefined;
  const size = word >= 0 ? word : Number((found ?? '').replace(',', '.'));
  const number = /\d\s*°?\s*[SW]\b/.test(text) ? -size : size;
  const part = /%$/.test(text) ? number / 100 : number;
  return [number, part].find((meant) => fits(schema, meant));
}
