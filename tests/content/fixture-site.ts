import type { Inventory, Page, Site, SourceFile } from '../../src/model/site';
import { formatProblems } from '../../src/reading/format-problem';
import type { IssueCode } from '../../src/reading/issue-codes';
import { configText } from './fixture-config';
import { pageTexts } from './fixture-pages';
import { loadSite } from './load-site';

const picture = { width: 1600, height: 1067, hash: '0a1b2c3d' };
const iconNames = ['award', 'brand-facebook', 'home', 'map-pin', 'clock', 'phone', 'calendar-time'];

export const inventory: Inventory = {
  pictures: new Map([
    ['hero.jpg', picture],
    ['deck.jpg', picture],
  ]),
  icons: new Map(iconNames.map((name) => [name, `<path d="${name}"/>`])),
  files: new Set(['/embed/estimate.html', '/fonts/text.woff2', '/logo.svg', '/prices.pdf']),
};

const base = { 'site.config.yaml': configText, ...pageTexts };
type BasePath = keyof typeof base;

/** The files of the fixture, with some added or replaced. */
export const filesWith = (added: Record<string, string> = {}): SourceFile[] =>
  Object.entries({ ...base, ...added }).map(([path, text]) => ({ path, text }));

/** The fixture with one passage of one file replaced; fails when the passage is not there. */
export function changed(path: BasePath, from: string, to: string): Record<string, string> {
  const text = base[path];
  if (!text.includes(from)) throw new Error(`${path} has no "${from}"`);
  return { [path]: text.replace(from, () => to) };
}

const load = (added: Record<string, string>) => loadSite({ files: filesWith(added), inventory, year: 2026 });

/** What `check` prints of the fixture with changes, without the frames; of one kind of mistake only where it is named. */
export const problemsOf = (added: Record<string, string>, kind?: IssueCode): string =>
  formatProblems(
    load(added).problems.filter(({ code }) => kind === undefined || code === kind),
    new Map(),
  );

/** The site of the fixture with changes, which must have no errors. */
export function siteOf(added: Record<string, string> = {}): Site {
  const { site, problems } = load(added);
  if (!site) throw new Error(formatProblems(problems, new Map()));
  return site;
}

/** One page of the fixture with changes. */
export function pageOf(route: string, added: Record<string, string> = {}): Page {
  const page = siteOf(added).pages.find((candidate) => candidate.route === route);
  if (!page) throw new Error(`no page ${route}`);
  return page;
}
