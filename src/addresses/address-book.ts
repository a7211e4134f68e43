import type { SiteConfig } from '../../schemas/site';
import { isDraft, isValid, type PageFile } from '../reading/page-files';
import { sectionsOf } from '../resolving/templates';
import { type Addresses, withBuiltFiles } from './addresses';

/** Gathers every address that the pages, the configuration and `public/` make. */
export function addressBook(pages: readonly PageFile[], config: SiteConfig, files: ReadonlySet<string>): Addresses {
  const live = pages.filter((page) => !isDraft(page));
  const valid = live.filter(isValid);
  return {
    routes: new Map(live.map((page) => [page.route, isValid(page) ? anchorsOf(page.source, config) : undefined])),
    drafts: new Set(pages.filter(isDraft).map(({ route }) => route)),
    aliases: new Map(valid.flatMap(({ source, route }) => source.aliases.map((alias) => [alias, route]))),
    redirects: [
      ...config.redirects,
      ...valid.flatMap(({ source, route }) => source.redirectFrom.map((from) => ({ from, to: route }))),
    ],
    files: withBuiltFiles(files),
  };
}

/** The ids of a page's sections; they have no tokens, so they are known before anything is resolved. */
const anchorsOf = (...page: Parameters<typeof sectionsOf>): Set<string> =>
  new Set(sectionsOf(...page).flatMap(({ id }) => (id === undefined ? [] : [id])));
