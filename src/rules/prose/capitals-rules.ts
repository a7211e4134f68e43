import type { SiteConfig } from '../../../schemas/site';
import { capitalized } from '../../model/capitalized';
import { stateName } from '../../model/us-states';
import { knownTowns } from '../listed-places';
import { findingsAt, offer, type Text, type TextRule } from '../rule';
import { hasCapitals } from './hints';

/** Fields whose text is set large, where capitals shout. */
const shown: ReadonlySet<string> = new Set(['title', 'heading', 'label', 'eyebrow', 'question', 'description', 'lead']);

/** Words that are no short form of anything. */
const helper =
  /^(?:OUR|THE|YOUR|AND|ARE|IS|OF|TO|WE|UND|DIE|DER|LES|ET|FOR|WITH|WHAT|HOW|WHY|ABOUT|FROM|THIS|NUESTR[OA]S?|PARA|LOS|LAS)$/;

/** Two words of which one is too long for a short form, and the other no shorter than most are. */
const isLongPair = (words: readonly string[]): boolean =>
  words.every(({ length }) => length > 3) && words.some(({ length }) => length > 7);

/** A text of several words of which none has a small letter; short forms of a few letters are none. */
function shouts({ written }: Text): boolean {
  const words = written.replace(/\{[^}]*\}/g, '').match(/\p{L}+/gu) ?? [];
  const long = words.filter((word) => word.length > 3).length;
  const isTwo = words.every((word) => word.length > 5 || helper.test(word)) || isLongPair(words);
  const isMany = long > 2 || (long > 0 && words.length > (words.some((word) => helper.test(word)) ? 2 : 3));
  return ((words.length === 2 && isTwo) || isMany) && words.every((word) => word === word.toUpperCase());
}

/** Whole sentences, or a good part of one, without a small letter. */
const shouted = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}'’]*(?:[ ,-]+\p{Lu}[\p{Lu}'’]*){4,}(?![\p{L}\p{N}])/gu;

/** A text in capitals as a sentence, with the names of the site and what stands in braces as they are. */
function asSentence(written: string, config: SiteConfig): string {
  const { business } = config;
  const names = [business.name, business.shortName, ...knownTowns(config), stateName(config.seo.region.slice(3)) ?? ''];
  const words = names.flatMap((name) => name.split(' ')).filter((word) => /^\p{Lu}\p{Ll}/u.test(word));
  const known = new Map(words.map((word) => [word.toUpperCase(), word]));
  return capitalized(
    written.replace(/\{[^}]*\}|\p{L}+/gu, (word) =>
      word.startsWith('{') ? word : (known.get(word) ?? (/\p{Ll}/u.test(word) ? word : word.toLowerCase())),
    ),
  );
}

const words = {
  code: 'prose/capitals',
  severity: 'warning',
  own: true,
  why: 'Text in capitals is read slowly, spelled out by some screen readers, and counts as shouting.',
  hint: hasCapitals,
} as const satisfies Partial<TextRule>;

/** Words that shout. */
export const capitalRules: readonly TextRule[] = [
  {
    ...words,
    fields: shown,
    find: (text, { config }) =>
      shouts(text)
        ? [
            {
              found: `"${text.written.slice(0, 60)}" is all in capitals`,
              ...offer(asSentence(text.written, config), {
                fix: `write ${asSentence(text.written, config).slice(0, 80)}: size and weight are the design's`,
                unsure: true,
              }),
            },
          ]
        : [],
  },
  {
    ...words,
    find: ({ written, field }) =>
      // Fields that are set large are looked at as a whole.
      shown.has(field)
        ? []
        : findingsAt(
            (written.replace(/\{[^}]*\}/g, '').match(shouted) ?? []).filter((words) => {
              const all = words.split(/[ ,-]+/);
              // Two long words and a small one are a sentence; a list of short forms has none.
              return all.filter((word) => word.length > 3).length > (all.some((word) => helper.test(word)) ? 1 : 2);
            }),
            (needle) => ({
              found: `"${needle.slice(0, 60)}" is all in capitals`,
              fix: 'write it in sentence case, and what matters **in bold**',
            }),
          ),
  },
];
