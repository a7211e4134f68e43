import { phrasesOf } from './phrases';

const ending = /^(.*\S\s+)(\S+\s+\S+)$/s;

/** What must stay as it is in a text, in its order. */
const kept = (text: string): string[] =>
  phrasesOf(text).flatMap(({ words, manner }) => (manner === 'plain' ? [] : [words]));

/**
 * A text as what comes before its last two words, and these two. The second part is empty where the text has no more than
 * two words, or where a phone number or a range would be cut.
 */
export function lastPair(text: string): [start: string, pair: string] {
  const [, start = '', pair = ''] = ending.exec(text) ?? [];
  const cut = kept(text).join() !== [...kept(start), ...kept(pair)].join();
  return pair === '' || cut ? [text, ''] : [start, pair];
}
