import type { PageSource } from '../../schemas/templates';
import { valueAt } from '../reading/explain/schema-at';
import type { Path } from '../reading/position';
import type { Resolved } from './leaves';

/** Two links of one page with the same words to two pages of the site: the words, where each leads, and where the second stands. */
export interface SameWords {
  words: string;
  first: string;
  second: string;
  path: Path;
}

interface PageLink {
  words: string;
  page: string;
  path: Path;
}

const pageOf = (href: string): string => href.split(/[?#]/)[0] ?? '';

/** The links to pages of the site, of fields and of running texts. */
const linksOf = ({ form, leaves }: Resolved<PageSource>): PageLink[] =>
  leaves.flatMap(({ kind, path, shown }): PageLink[] => {
    if (kind === 'link' && shown.startsWith('/')) {
      const label = valueAt(form, [...path.slice(0, -1), 'label']);
      return typeof label === 'string' ? [{ words: label, page: pageOf(shown), path }] : [];
    }
    if (kind !== 'markdown' || !shown.includes(' href="/')) return [];
    return [...shown.matchAll(/ href="(\/[^"]*)"[^>]*>([^<]+)<\/a>/g)].map(([, href = '', words = '']) => {
      return { words, page: pageOf(href), path };
    });
  });

/** The links of a page that say what an earlier one says, and lead to another page of the site. */
export function sameWordsIn(page: Resolved<PageSource>): SameWords[] {
  const firsts = new Map<string, string>();
  return linksOf(page).flatMap(({ words, page: second, path }) => {
    const name = words.toLowerCase().trim();
    const first = firsts.get(name);
    if (first === undefined) firsts.set(name, second);
    return first === undefined || first === second ? [] : [{ words, first, second, path }];
  });
}
