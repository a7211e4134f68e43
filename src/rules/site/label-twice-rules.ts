import { bareWords } from '../../model/bare-words';
import { type FileFinding, type SiteRule, siteRule } from '../rule';

/** Pages beside one another that are called the same. */
export const labelTwiceRules: readonly SiteRule[] = [
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
