import type { Block } from '../../schemas/blocks';
import { sections } from '../../schemas/page';
import { mapLeaves } from './walk';

/** Words that an adult reads in a minute, rounded as most publishers do. */
const wordsPerMinute = 200;

/** Minutes to read the texts of some blocks (plain, Markdown or HTML); at least 1. */
export function readingMinutes(blocks: Block[]): number {
  let words = 0;
  mapLeaves(sections, blocks, [], (kind, leaf) => {
    if (kind === 'text' || kind === 'markdown') words += wordsIn(leaf);
    return leaf;
  });
  return Math.max(1, Math.round(words / wordsPerMinute));
}

const wordsIn = (text: string): number => text.replace(/<[^<>]*>/g, ' ').match(/\S*\w\S*/g)?.length ?? 0;
