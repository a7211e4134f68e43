import { type FileFinding, type SeenPage, type SiteRule, siteRule } from '../rule';

type Answering = SeenPage<'answers' | 'canonical' | 'indexed' | 'language'>;

/** The pages in a language that give one answer, each once, with where. */
function byAnswer(pages: readonly Answering[]): Map<string, { file: string; path: FileFinding['at'] }[]> {
  const given = new Map<string, { file: string; path: FileFinding['at'] }[]>();
  for (const { file, answers, canonical, indexed, language = '' } of pages) {
    // A page that names another one in its place may say the same.
    if (canonical !== undefined || !indexed) continue;
    for (const { words, path } of answers) {
      const key = `${language} ${words}`;
      const known = given.get(key);
      if (!known) given.set(key, [{ file, path: { path } }]);
      else if (known.every((other) => other.file !== file)) known.push({ file, path: { path } });
    }
  }
  return given;
}

/** What pages answer. */
export const answerRules: readonly SiteRule[] = [
  siteRule({
    code: 'site/answer-twice',
    severity: 'warning',
    why: 'An answer that stands word for word on several pages is shown for one of them at most, and makes copies of the others.',
    reads: ['answers', 'canonical', 'indexed', 'language'],
    find: ({ pages }) =>
      [...byAnswer(pages).values()].flatMap((given): FileFinding[] => {
        const [first, second, ...more] = given;
        return first && second
          ? [
              {
                file: second.file,
                found: `this answer stands word for word in ${first.file}${more.length > 0 ? `, and in ${more.length} more ${more.length === 1 ? 'file' : 'files'}` : ''}`,
                fix: 'say here what is true of this page alone, or leave the question to one page and lead there',
                at: second.path,
              },
            ]
          : [];
      }),
  }),
];
