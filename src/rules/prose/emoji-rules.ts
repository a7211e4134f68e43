import { findingsAt, type TextRule } from '../rule';
import { hasPictures } from './hints';

/** Signs that are pictures, each with what makes it another one; © ® ™ and ticks in tables are signs of writing. */
const emojis =
  /(?:(?![©®™✓✔✕✖★☆♥→←↑↓↔▶◀])\p{Extended_Pictographic}(?:\ufe0f|\u200d\p{Extended_Pictographic}|\p{Emoji_Modifier})*)+/gu;

/** The fields that name something: they stand in results, menus and lists. */
const names = new Set(['title', 'heading', 'label', 'question', 'callLabel', 'name', 'shortName', 'tagline']);

/** Pictures among words. */
export const emojiRules: readonly TextRule[] = [
  {
    code: 'prose/emoji-in-name',
    severity: 'warning',
    own: true,
    why: 'An emoji in a heading or a label is read out by its name, looks otherwise on each phone, and is cut from search results.',
    fields: names,
    sign: hasPictures,
    find: ({ written }) =>
      findingsAt(written.match(emojis) ?? [], (sign) => ({
        found: `"${sign}" is an emoji in a name`,
        fix: 'leave it out; cards and lists have icon: for a sign of their own',
      })),
  },
];
