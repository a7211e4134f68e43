import { type PictureWords, pictureLines, readPictureLine } from '../../resolving/picture-words';
import { repeated } from '../repeated';
import { type FileFinding, type SeenPage, type SiteRule, siteRule } from '../rule';

type Said = PictureWords & { file: string };

/** So many other words for a picture, which have something in common, tell that one with nothing in common is another's. */
const fewestOthers = 2;
/** Words for a picture of fewer than this many longer words say too little. */
const fewestWords = 3;

/** Words that stand in descriptions of anything. */
const small =
  /^(?:with|from|under|over|that|into|onto|beside|behind|between|above|below|front|near|along|against|through|across|their|there|para|entre|sobre|desde|hasta|junto|delante)$/;

/** The beginnings of the longer words of a text, so that "heaters" and "heater" are one. */
const stems = (alt: string): Set<string> =>
  new Set(
    (alt.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !small.test(word)).map((word) => word.slice(0, 5)),
  );

const share = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((word) => other.has(word));

/** The words for one picture that have nothing in common with all the other ones, which have something with each other. */
function oddAmong(said: readonly Said[]): Said | undefined {
  const all = said.map((one) => ({ one, words: stems(one.alt) }));
  return all.find(({ one, words }) => {
    const others = all.filter((other) => other.one !== one);
    return (
      words.size >= fewestWords &&
      others.every(
        (other) =>
          other.words.size >= fewestWords &&
          !share(other.words, words) &&
          others.every((third) => share(third.words, other.words)),
      )
    );
  })?.one;
}

/** The words for pictures, by language and picture. */
function byPicture(pages: readonly SeenPage<'alts' | 'language'>[]): Iterable<Said[]> {
  const said = new Map<string, Said[]>();
  for (const { file, language = '', alts } of pages)
    for (const [src, line] of pictureLines(alts)) {
      const name = `${language} ${src}`;
      const known = said.get(name);
      if (!known) said.set(name, [{ ...readPictureLine(line), file }]);
      // The same words again say nothing new.
      else if (known.length <= fewestOthers * 4) known.push({ ...readPictureLine(line), file });
    }
  return said.values();
}

/** How much two sets of words have in common, of all that they have: from 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  return both / (one.size + other.size - both || 1);
}

/** Words for one picture that are as good as those for another are alike from here on, and no longer its own up to there. */
const [ofOther, ofOwn] = [0.5, 0.15];

interface Stemmed {
  one: Said;
  words: ReadonlySet<string>;
}

const stemmed = (said: readonly Said[]): Stemmed[] => said.map((one) => ({ one, words: stems(one.alt) }));

/** The words for a picture that have next to nothing of what else is said of it. */
function strangeAmong(said: readonly Said[]): Stemmed[] {
  if (said.length < 2 || said.every(({ alt }) => alt === said[0]?.alt)) return [];
  const all = stemmed(said);
  return all.filter(
    ({ one, words }) =>
      words.size >= fewestWords &&
      all.every((known) => known.one === one || likeness(known.words, words) < ofOwn) &&
      all.some((known) => known.one !== one && known.words.size >= fewestWords),
  );
}

/** What is said of pictures by the words in it; made where some of it is strange. */
function byWord(pictures: readonly (readonly Said[])[]): Map<string, Stemmed[]> {
  const index = new Map<string, Stemmed[]>();
  for (const one of pictures.flatMap(stemmed))
    for (const word of one.words) {
      const known = index.get(word);
      if (known) known.push(one);
      else index.set(word, [one]);
    }
  return index;
}

/** Words for a picture that are another one's, each with that other one, where what is said of both tells them apart. */
function ofOtherPicture(pictures: readonly (readonly Said[])[]): { said: Said; other: Said }[] {
  const strange = pictures.flatMap(strangeAmong);
  if (strange.length === 0) return [];
  const index = byWord(pictures);
  return strange.flatMap(({ one, words }) => {
    // Of words that are half the same one of the rarer half is.
    const rarest = [...words].sort((a, b) => (index.get(a)?.length ?? 0) - (index.get(b)?.length ?? 0));
    const match = rarest
      .slice(0, Math.ceil(words.size / 2))
      .flatMap((word) => index.get(word) ?? [])
      .find((other) => other.one.src !== one.src && likeness(other.words, words) >= ofOther);
    return match ? [{ said: one, other: match.one }] : [];
  });
}

/** What stands beside each value of one field in another. */
function namesBy(said: readonly Said[], field: 'src' | 'alt', other: 'src' | 'alt'): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const one of said) found.set(one[field], (found.get(one[field]) ?? new Set()).add(one[other]));
  return found;
}

const count = (found: ReadonlyMap<string, ReadonlySet<string>>, name: string): number => found.get(name)?.size ?? 0;

/** What is said to be seen in pictures. */
export const altRules: readonly SiteRule[] = [
  siteRule({
    code: 'look/alt-other',
    severity: 'warning',
    instead: ['look/alt-twice'],
    why: 'One picture shows one thing: words for it that have nothing of what other pages say are those of another picture.',
    reads: ['alts', 'language'],
    find: ({ pages }) => {
      const pictures = [...byPicture(pages)];
      const others = ofOtherPicture(pictures);
      const swapped = others.map(
        ({ said: { file, src, path }, other }): FileFinding => ({
          file,
          found: `these are the words for ${other.src}, and ${src} stands beside them`,
          fix: `write what is seen in this picture, or src: ${other.src}`,
          at: { path },
        }),
      );
      const odd = pictures.flatMap((said): FileFinding[] => {
        if (others.some((one) => said.includes(one.said))) return [];
        if (said.length <= fewestOthers || new Set(said.map(({ alt }) => alt)).size < 2) return [];
        const strange = oddAmong(said);
        const other = said.find((one) => one !== strange);
        return strange && other
          ? [
              {
                file: strange.file,
                found: `${strange.src} shows "${other.alt.slice(0, 60)}" in ${other.file}`,
                fix: 'write what is seen in this picture, or name the other picture',
                at: { path: strange.path },
              },
            ]
          : [];
      });
      return [...swapped, ...odd];
    },
  }),
  siteRule({
    code: 'look/alt-twice',
    severity: 'warning',
    why: 'Of two pictures with the same words who cannot see them takes one for the other, and one has words that are not its own.',
    reads: ['alts', 'language'],
    find: ({ pages, inventory: { pictures } }) => {
      const all = [...byPicture(pages)].flat();
      const [own, shown] = [namesBy(all, 'src', 'alt'), namesBy(all, 'alt', 'src')];
      return pages.flatMap(({ file, alts }) => {
        const said = pictureLines(alts).flatMap(([src, line]) => (pictures.has(src) ? readPictureLine(line) : []));
        return repeated(said, ({ alt }) => alt).flatMap(({ entry, first }): FileFinding[] => {
          // Words of several pictures are of a kind: drawings, colors, dishes.
          if (entry.src === first.src || count(shown, entry.alt) > 2) return [];
          const pair = [
            [entry, first],
            [first, entry],
          ] as const;
          // Of the two that one has the other's words which has its own elsewhere.
          const [one, other] = pair.find(([{ src }]) => count(own, src) > 1) ?? [];
          return one && other
            ? [
                {
                  file,
                  found: `${other.src} has the same words on this page`,
                  fix: `write what is seen in ${one.src} alone`,
                  at: { path: one.path },
                },
              ]
            : [];
        });
      });
    },
  }),
];
