import { capitalized } from '../../model/capitalized';
import { languageOf } from '../../model/words/words-of';
import { findingsAt, offer, type Text, type TextRule } from '../rule';

/** Small words that no sentence ends in, as they are written inside of one. */
const goesOn: Readonly<Record<string, RegExp>> = {
  en: /\s(?:the|an?|and|or|because|our|your|their|every|than|whose|into)$/,
  es: /\s(?:el|los|las|un|una|unos|unas|y|o|e|de|del|al|con|para|por|porque|su|sus|nuestr[oa]s?|que)$/,
  de: /\s(?:der|die|das|dem|den|ein|eine|einen|einem|und|oder|weil|für|mit|von|unser|unsere|ihre)$/,
};

/** The end of a sentence that another follows; that of a short form is none. */
const sentenceEnd =
  /(?<=\p{Ll}{3}|\d|["”’)*])(?<!\b(?:Mrs|Ave|Inc|Ltd|Blvd|Corp|Bros|approx|etc))[.!?]["”’)*]*\s+(?=[\p{Lu}¿¡])/u;

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /\p{L}/u.test(sign);

/** The paragraphs of a text that end in a letter; most texts end in a sign, and have none. */
function openEnds({ written }: Text): string[] {
  const text = written.trimEnd();
  if (!text.includes('\n\n')) return isLetter(text.at(-1)) ? [text] : [];
  return text.split(/\n{2,}/).filter((paragraph) => isLetter(paragraph.trimEnd().at(-1)));
}

/** True for a paragraph of running text: no list, heading, table, quotation or lines of an address. */
const isRunning = (paragraph: string): boolean => !/^\s*(?:[-*+>|#]|\d+[.)])/m.test(paragraph);

/** The last sentence of a paragraph of several, which is long enough for one, where no sign ends it. */
function unended(paragraph: string): string[] {
  const parts = paragraph.trimEnd().split(sentenceEnd);
  const last = parts.at(-1) ?? '';
  const words = last.split(/\s+/);
  return parts.length > 1 && words.length > 4 && !/[\d\n[{|@]/.test(last) && /^\p{Lu}/u.test(last)
    ? [words.slice(-4).join(' ')]
    : [];
}

/** A small word with the beginning of a new sentence behind it: what stood between them was lost. */
const middle = /(?<=\s)(?:and|or|because|the|an?|with|for|of) (?:If|When|They|There|Then|But|These|You)(?= \p{Ll})/gu;

/** A text of whole sentences whose first has no capital; names such as eBay have one inside. */
const smallStart = /^(?:\*\*)?(\p{Ll}{2,})(?=[ ,])[^.!?\n]{8,}[.!?](?:\s+\p{Lu}|["”’)]?\s*$)/u;

/** A small word that begins sentences, behind the end of one; a short form is no end. */
const afterStop =
  /(?<=\p{Ll}{2})(?<!\b(?:approx|incl|etc|est|max|min|appt|dept|vs|no|fig|esp|ext|ave|inc|co|ltd|corp|bros|mrs|apt|tel|ca|cf|al))[.!?] (?:we|they|you|our|your|the|this|that|these|there|please|call|if|when|it|he|she)(?= \p{Ll})/gu;

/** How texts begin and end. */
export const endingRules: readonly TextRule[] = [
  {
    code: 'prose/small-start',
    severity: 'warning',
    own: true,
    why: 'A sentence without a capital at its beginning was cut when it was copied, or typed in haste.',
    fields: new Set(['text', 'answer', 'intro', 'lead', 'note', 'excerpt', 'description']),
    find: ({ written }) =>
      findingsAt([smallStart.exec(written)?.[1] ?? []].flat(), (word) => ({
        found: `the text begins with "${word}" in small letters`,
        ...offer(capitalized(word), { fix: `write ${capitalized(word)}, or what stood before it`, unsure: true }),
      })),
  },
  {
    code: 'prose/small-start',
    severity: 'warning',
    own: true,
    language: 'en',
    why: 'A sentence without a capital at its beginning was cut when it was copied, or typed in haste.',
    hint: new RegExp(afterStop.source, 'u'),
    find: ({ written }) =>
      findingsAt(written.match(afterStop) ?? [], (words) => {
        const better = words.replace(/\p{Ll}+$/u, capitalized);
        return {
          found: `"${words}" begins a sentence with a small letter`,
          ...offer(better, { fix: `write "${better}"`, unsure: true }),
        };
      }),
  },
  {
    code: 'prose/cut-off',
    severity: 'warning',
    own: true,
    why: 'A text that ends in the middle of a sentence lost the rest when it was copied.',
    fields: new Set(['text', 'answer', 'intro', 'lead', 'note', 'excerpt']),
    find: (text, { config, page }) => {
      const tongue = (page?.language ?? languageOf(config)).slice(0, 2);
      const open = goesOn[tongue];
      const within = tongue === 'en' ? (text.written.match(middle) ?? []) : [];
      const last = openEnds(text)
        .map((paragraph) => paragraph.trimEnd())
        .filter((paragraph) => open?.test(paragraph.slice(-12)) && paragraph.split(/\s+/, 5).length > 4)
        .map((paragraph) => paragraph.slice(-30).replace(/^\S*\s+/, ''));
      return findingsAt([...within, ...last], (words) => ({
        found: `"${words}" breaks off`,
        fix: 'write the sentence to its end, or take the rest out',
      }));
    },
  },
  {
    code: 'prose/end-missing',
    severity: 'warning',
    own: true,
    only: 'markdown',
    why: 'A sentence without its full stop, after others that have theirs, seems cut off.',
    fields: new Set(['text', 'answer']),
    find: (text) =>
      findingsAt(openEnds(text).filter(isRunning).flatMap(unended), (words) => ({
        found: `"${words}" ends the paragraph without a full stop`,
        ...offer(`${words}.`, { fix: `write ${words.split(' ').at(-1)}. or finish the sentence`, unsure: true }),
      })),
  },
];
