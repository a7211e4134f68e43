import type { PageSummary } from '../resolving/page-summary';
import type { SeenSite } from '../rules/check-site';
import type { WholeSite } from '../rules/rule';
import { type KnownFindings, nameOfPage, type Recall } from './memory';
import { type State, textName } from './state';

/** Names all that rules about the whole site look at, by the names of its pages. */
const nameOfSite = (
  { pages, routes, home, waysKnown, config, inventory, today }: WholeSite,
  nameOf: (page: PageSummary) => string | undefined,
): string =>
  JSON.stringify([
    ...[pages.map((page) => [page.file, nameOf(page)]), [...routes].sort()],
    ...[home?.file, home?.draft, waysKnown, config, [...inventory.pictures], today],
  ]);

/** The site as an earlier run looked at it and what it found, where only what its pages say may be otherwise now. */
export function seenBefore({ findings, pagesBefore, hash }: State, now: WholeSite): SeenSite | undefined {
  if (!findings || !hash) return undefined;
  const pages = now.pages.flatMap(({ file }) => pagesBefore.get(file)?.summary ?? []);
  const isSame =
    pages.length === now.pages.length &&
    hash(nameOfSite(now, ({ file }) => pagesBefore.get(file)?.name)) === findings.madeFrom;
  return isSame ? { site: { ...now, pages }, found: findings.found } : undefined;
}

/** What a later run can begin with; nothing where the site of now was not looked at. */
export function knownFindings(state: State, hash: Recall['hash']): KnownFindings | undefined {
  const { checkSite, problems, resolutions, ledger, fresh, pagesBefore, putOff, unseen, store } = state;
  const last = checkSite.last();
  if (!last || !problems || putOff.size + unseen.size + store.unread.size > 0) return undefined;
  const nameOf = ({ file, route }: PageSummary): string | undefined => {
    if (!fresh.has(file)) return pagesBefore.get(file)?.name;
    return nameOfPage(textName(state, file, hash), ledger.answered(resolutions.get(route)?.asked ?? []));
  };
  return { madeFrom: hash(nameOfSite(last.site, nameOf)), found: last.found };
}
