/** Spaces and signs between words that are more, or another one, than a single space: most words are parted by that. */
const between = /[\s\p{P}]{2,}|[^\S ]|\p{P}/gu;

/** A text without what does not make it another one: capitals, spaces and signs. */
export const bareWords = (text: string): string => text.toLowerCase().replace(between, ' ').trim();

/** The first word of a text in small letters; empty where it has none. */
const firstWord = (text: string): string => /\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '';

/** True for texts whose first words are the same; most are told apart by them, at a fraction of the cost of all words. */
export const beginAlike = (text: string, other: string): boolean => firstWord(text) === firstWord(other);
