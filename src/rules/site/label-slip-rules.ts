import { bareWords } from '../../model/bare-words';
import { capitalized } from '../../model/capitalized';
import { hrefPath } from '../../model/href-path';
import { isOneSlip } from '../near-names';
import { type FileFinding, type SeenPage, type SiteRule, siteRule } from '../rule';
import { navigationLists } from './placed-links';

type Named = SeenPage<'label' | 'title' | 'heading' | 'description' | 'language'>;

/** Words of fewer letters are too near to each other. */
const fewest = 6;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** True for two words that differ in one consonant: "cleaning" and "clearing" are two. */
const isOtherConsonant = (word: string, name: string): boolean => {
  const others = [...word].filter((letter, at) => letter !== name.charAt(at));
  return word.length === name.length && others.length === 1 && !/[aeiou]/.test(others[0] ?? '');
};

/** The word of a page that a word of a label is one slip away from; undefined where the label says another word. */
function slipOf(word: string, own: readonly string[]): string | undefined {
  if (word.length < fewest - 1 || own.includes(word)) return undefined;
  return own.find(
    (name) =>
      name.length >= fewest &&
      // What comes at the end makes another form of a word.
      name.at(-1) === word.at(-1) &&
      isOneSlip(word, name) &&
      !isOtherConsonant(word, name),
  );
}

/** What pages are called: as menus spell them, and each by a name of its own. */
export const labelSlipRules: readonly SiteRule[] = [
  siteRule({
    code: 'site/label-slip',
    severity: 'warning',
    why: 'A menu that spells a page otherwise than the page itself looks careless on every screen.',
    reads: ['label', 'title', 'heading', 'description', 'language'],
    find: ({ pages, config }) => {
      const byRoute = new Map<string, Named>(pages.map((page) => [page.route, page]));
      return navigationLists(config)
        .flat()
        .flatMap(({ label, href, path }): FileFinding[] => {
          const page = byRoute.get(hrefPath(href));
          if (!page || label === page.label) return [];
          const own = wordsIn(`${page.label} ${page.title} ${page.heading} ${page.description} ${page.route}`);
          return wordsIn(label).flatMap((word): FileFinding[] => {
            const name = slipOf(word, own);
            if (name === undefined) return [];
            const to = label.replace(new RegExp(word, 'i'), (said) =>
              said.charAt(0) === word.charAt(0) ? name : capitalized(name),
            );
            return [
              {
                found: `"${label}" leads to a page that spells it "${name}"`,
                fix: `write ${to}`,
                at: { path: [...path.slice(0, -1), 'label'] },
                change: { to },
                unsure: true,
              },
            ];
          });
        });
    },
  }),
  siteRule({
    code: 'site/label-twice',
    severity: 'warning',
    why: 'Two pages of one name beside each other cannot be told apart on the way to them, and in lists of results.',
    reads: ['label', 'title', 'language', 'indexed', 'canonical'],
    find: ({ pages }) => {
      const seen = new Map<string, (typeof pages)[number]>();
      return pages.flatMap((page): FileFinding[] => {
        const { file, route, label, title, language = '', indexed, canonical } = page;
        // Of titles, by which pages without a label are called, and of what home is called, it is told otherwise.
        if (!indexed || canonical !== undefined || label === title || route === '/') return [];
        const key = `${language} ${route.slice(0, route.lastIndexOf('/'))} ${bareWords(label)}`;
        const first = seen.get(key);
        if (first === undefined) seen.set(key, page);
        return first === undefined
          ? []
          : [
              {
                file,
                found: `${first.file} is called "${label}", too`,
                fix: 'write what this page alone is called in menus',
                at: { path: ['label'] },
              },
            ];
      });
    },
  }),
];
