import type { SiteConfig } from '../../../schemas/site';
import { countryOf } from '../../model/words/words-of';

/** Further than this from a place nothing is of its sentence. */
const longestSentence = 400;

/** The sentence that a place of a text stands in. */
export const sentenceAt = (text: string, index: number): string => {
  const before = text.slice(Math.max(0, index - longestSentence), index);
  const from = Math.max(...['. ', '! ', '? ', '\n'].map((end) => before.lastIndexOf(end) + 1));
  const [rest = ''] = text.slice(index, index + longestSentence).split(/[!?\n]|\.\s/);
  return before.slice(from) + rest;
};

/** Bodies that are not the business and whose lines are for the public. */
const publicBody =
  /\b(?:hotline|department|commission|commissioner|bureau|agency|council|county|board|ministry|authority|district|attorney|poison|hospital|police|sheriff|utility|utilities|state's|state|FEMA|Red Cross|811|line of the)\b/i;
const ourselves = /\b(?:us|our|ours|we)\b/i;

/** A number that costs nothing, or as much from everywhere: it is of no town. */
const tollFree = /^(?:8(?:00|33|44|55|66|77|88)|080\d)/;
const tollFreeInBritain = /^0[38]\d\d/;

/** True for a number, as its digits, that is in a sentence about others whose line is for the public. */
export function isLineOfOthers(digits: string, sentence: string, config: SiteConfig): boolean {
  const isOfNoTown = tollFree.test(digits) || (countryOf(config) === 'GB' && tollFreeInBritain.test(digits));
  return !ourselves.test(sentence) && (isOfNoTown || publicBody.test(sentence));
}

/** A place that everybody goes to, as what an address behind it is told of. */
const publicPlace =
  /\b(?:courthouse|(?:city|town|civic|county) (?:hall|cent(?:er|re))|(?:permits?|planning|water|tax|tag|records|zoning|building|assessor['’]s|clerk['’]s|county|city|state|post) (?:offices?|counter|desk|window)|department|commission|bureau|agency|council|board|ministry|authority|hospital|police|sheriff|museum|library|university|landfill|dump)\b[^.;!?]{0,40}?(?:\b(?:is|are|sits|stands|meets)(?: \p{Ll}+)? (?:at|on|in)?|,| at|:)\s*$/iu;
const nextTo =
  /\b(?:near|next (?:door )?to|opposite|behind|across|beside|past|close to|off|from|in front of|walk to|minutes? to)\b/i;

/** True for an address that a sentence gives for a public place: "The permit office is at 104 Sample Ave." */
export function isOfPublicPlace(written: string, place: string): boolean {
  const sentence = sentenceAt(written, written.indexOf(place));
  // The full stop of "104 S. Main Street" ends no sentence.
  const [start = place] = place.split('.');
  const before = sentence.slice(0, sentence.lastIndexOf(start));
  return !ourselves.test(sentence) && publicPlace.test(before) && !nextTo.test(before);
}

/** Where somebody lived, or something stood, is nobody's address. */
const ofLife =
  /\b(?:liv(?:e[ds]?|ing)|grew up|grown up|born|raised|childhood|as an? (?:child|boy|girl|kid)|spent (?:his|her|their|my)|moved (?:here )?from|used to (?:be|stand)|stood|burned down)\b/i;
export const isOfLife = (written: string, place: string): boolean =>
  ofLife.test(sentenceAt(written, written.indexOf(place)));
