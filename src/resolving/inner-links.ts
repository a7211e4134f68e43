import type { PageSource } from '../../schemas/templates';
import { hrefPath } from '../model/href-path';
import { valueAt } from '../model/values';
import type { Path } from '../reading/position';
import type { Resolved } from './leaves';

/** A link of a page to a page of the site: its words, the page it leads to, and where it stands in the file. */
export interface InnerLink {
  words: string;
  page: string;
  path: Path;
}

/** The links to pages of the site, of fields and of running texts. */
export const innerLinks = ({ form, leaves }: Resolved<PageSource>): InnerLink[] =>
  leaves.flatMap(({ kind, path, shown }): InnerLink[] => {
    if (kind === 'link' && shown.startsWith('/')) {
      const label = valueAt(form, [...path.slice(0, -1), 'label']);
      return typeof label === 'string' ? [{ words: label, page: hrefPath(shown), path }] : [];
    }
    if (kind !== 'markdown' || !shown.includes(' href="/')) return [];
    return [...shown.matchAll(/ href="(\/[^"]*)"[^>]*>([^<]+)<\/a>/g)].map(([, href = '', words = '']) => {
      return { words, page: hrefPath(href), path };
    });
  });
