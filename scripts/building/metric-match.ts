import { fromBuffer } from '@capsizecss/unpack';
import type { StandIn } from '../../src/styles/theme-css';

/**
 * The fonts that stand in, which nearly every device has or has a twin of, with their average width of a letter in 1/2048 of
 * their size, as Capsize measures it in Liberation Sans, which has their measures.
 */
const regular = { family: 'Arial', width: 913 / 2048 };
const bold = { family: 'Arial Bold', width: 983 / 2048 };

const letters = String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => 0x20 + at));

const percent = (part: number): number => Math.round(part * 1000) / 10;

/** How an installed font stands in for one of a WOFF2 file at a weight: as wide on average, and as high. */
export async function standInFor(source: Uint8Array, weight: number, isWide: boolean): Promise<StandIn> {
  const { default: subset } = await import('subset-font');
  // One instance of a variable font: the average width is that of the weight that is read most.
  const instance = await subset(Buffer.from(source), letters, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight, ...(isWide && { wdth: 100 }) },
  });
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(instance);
  const { family, width } = weight >= 600 ? bold : regular;
  const size = xWidthAvg / unitsPerEm / width;
  // `size-adjust` scales what stands beside it.
  const high = (measure: number) => percent(Math.abs(measure) / unitsPerEm / size);
  return { family, sizeAdjust: percent(size), ascent: high(ascent), descent: high(descent), lineGap: high(lineGap) };
}
