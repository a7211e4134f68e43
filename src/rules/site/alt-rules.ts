import { type PictureWords, pictureLines, readPictureLine } from '../../resolving/picture-words';
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

/** What is said to be seen in pictures. */
export const altRules: readonly SiteRule[] = [
  siteRule({
    code: 'look/alt-other',
    severity: 'warning',
    why: 'One picture shows one thing: words for it that have nothing of what other pages say are those of another picture.',
    reads: ['alts', 'language'],
    find: ({ pages }) =>
      [...byPicture(pages)].flatMap((said): FileFinding[] => {
        if (said.length <= fewestOthers || new Set(said.map(({ alt }) => alt)).size < 2) return [];
        const odd = oddAmong(said);
        const other = said.find((one) => one !== odd);
        return odd && other
          ? [
              {
                file: odd.file,
                found: `${odd.src} shows "${other.alt.slice(0, 60)}" in ${other.file}`,
                fix: 'write what is seen in this picture, or name the other picture',
                at: { path: odd.path },
              },
            ]
          : [];
      }),
  }),
];
