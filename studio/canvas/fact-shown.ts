import type { Path } from '../../src/reading/position';
import { pathsAndTexts } from '../workspace/paths';

/** A part of what is around every page: its words, where it leads, and where it stands. */
export interface FramePart {
  text: string;
  href?: string;
  place: 'header' | 'footer';
}

const words = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
const digits = (text: string): string => text.replace(/\D/g, '');

/** As few digits as make a number that is called. */
const fewest = 6;

/** How well a text of the configuration says what a part shows; 0 where it does not. */
function likeness(written: string, { text, href = '' }: FramePart): number {
  const [own, shown] = [words(written), words(text)];
  if (own === '') return 0;
  if (own === shown) return 4;
  const number = digits(written);
  const isNumber = number.length >= fewest && /^[\d\s()+./-]+$/.test(written);
  if (isNumber && (digits(href).endsWith(number) || digits(text).endsWith(number))) return 4;
  if (written === href || `mailto:${written}` === href) return 3;
  // Of a line that several facts stand in the longest is the most of it.
  return own.length > 5 && shown.includes(own) ? 1 + own.length / shown.length : 0;
}

/** The fact of a site that a part of its header or footer shows: the text, the number or the link in its configuration that says the same. */
export function factShown(config: unknown, part: FramePart): Path | undefined {
  let best: { path: Path; score: number } | undefined;
  for (const [path, text] of pathsAndTexts(config)) {
    const found = likeness(text, part);
    if (found === 0) continue;
    // Of two that say the same the one that is meant for this place is nearer.
    const score = found + (path.includes(part.place) ? 0.5 : 0) + (path[0] === 'navigation' ? 0.25 : 0);
    if (!best || score > best.score) best = { path, score };
  }
  return best?.path;
}
