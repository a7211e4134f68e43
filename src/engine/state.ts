import type { PageSource } from '../../schemas/templates';
import type { AddressFacts } from '../addresses/address-facts';
import type { BoundedMap } from '../model/bounded-map';
import { configName } from '../model/config-name';
import { byText } from '../model/order';
import type { Inventory, Page, Site, SourceFile } from '../model/site';
import { configIn, localeOf } from '../model/words/words-of';
import type { Problem } from '../reading/problem';
import { type FoundPlaces, rememberedPlaces } from '../reading/remembered-places';
import { archivePages } from '../resolving/archive-pages';
import { pageWith } from '../resolving/page-facts';
import type { PageSummary } from '../resolving/page-summary';
import type { Surroundings } from '../resolving/resolve-page';
import type { ConfigFindings } from '../rules/check-config';
import type { SiteCheck } from '../rules/check-site';
import type { Drawn } from './changes';
import type { ConfigReading } from './config-store';
import type { Rules } from './given-rules';
import type { OpenLedger } from './ledger';
import { type KnownFindings, nameOfPage, type PageBefore, type PageMemory, type Recall } from './memory';
import type { PageStore } from './page-store';
import { type Resolution, resolvedAgain } from './resolution';
import type { sharedNames } from './shared-names';
import type { Together } from './together';

/** All that is known of the content; each part is made from those above it. */
export interface State {
  year: number;
  /** The day of the build: YYYY-MM-DD. */
  today: string;
  inventory: Inventory;
  config: ConfigReading;
  store: PageStore;
  /** By file name. */
  placed: readonly AddressFacts[];
  /** Missing until there is a configuration without errors. */
  world?: Surroundings;
  worldProblems: readonly Problem[];
  /** What was found in the configuration last. */
  configFindings?: ConfigFindings;
  /** What an earlier run found between the pages, and the pages as they were then, by file. */
  findings?: KnownFindings;
  hash?: Recall['hash'];
  pagesBefore: Map<string, PageBefore>;
  /** A name for the text of each page file, where it was looked for in a memory. */
  textNames: Map<string, string>;
  ledger: OpenLedger;
  /** By route. */
  resolutions: Map<string, Resolution>;
  /** Gives a resolution as it is held. */
  shared: ReturnType<typeof sharedNames>;
  /** Pages by route, as they were when they could be drawn last. */
  pages: BoundedMap<Page>;
  /** How often a page has changed, by route. */
  versions: Map<string, number>;
  together: Together;
  checkSite: SiteCheck;
  rules: Rules;
  /** The routes of pages that are resolved when somebody asks for them, or has time. */
  putOff: Set<string>;
  /** What gives the resolutions of pages that no rules have seen yet, by route. */
  unseen: Map<string, (rules: Rules) => Resolution>;
  /** Reads a page with mistakes as far as it can be drawn. */
  begun?: (file: SourceFile) => PageSource | undefined;
  /** What an earlier run knew, until all files that were there at first are read. */
  recall?: Recall;
  pageMemory?: PageMemory;
  /** The pages that the memory of pages has, or need not be told of. */
  remembered: WeakSet<Page>;
  /** Missing until they are asked for: what is wrong between all pages is looked for then. */
  problems?: readonly Problem[];
  /** Where that stands in the files that it is told of, as their texts are. */
  places: Map<string, { text: string; places: ReturnType<typeof rememberedPlaces> }>;
  /** The page files that were read or resolved, not recalled. */
  fresh: Set<string>;
  /** The names of what recalled pages were answered, by route, until those answers are looked at. */
  unproven: Map<string, string>;
  /** What there was to draw after the last update; missing before the first, as nobody may ask. */
  drawn?: Drawn;
}

export const textAt = ({ config, store }: State, path: string): string | undefined =>
  path === configName ? config.text : store.texts.get(path);

/** A name for the text of a page file, which need not be read again where it was looked for in a memory. */
export const textName = ({ textNames, store }: State, path: string, hash: Recall['hash']): string =>
  textNames.get(path) ?? hash(store.texts.get(path) ?? '');

/** The places of a file, which are known from one edit of others to the next; `before` is what an earlier run found. */
export function placesOf({ places }: State, { path, text }: SourceFile, before?: FoundPlaces) {
  const known = places.get(path);
  if (known?.text === text) return known.places;
  const own = rememberedPlaces({ path, text }, before);
  places.set(path, { text, places: own });
  return own;
}

/** The pages that are published: without errors of their own, and no drafts. */
export const published = ({ placed }: State): AddressFacts[] => placed.filter(({ valid, draft }) => valid && !draft);

/** The summaries of pages that are resolved. */
export const summariesOf = ({ resolutions }: State, pages: readonly AddressFacts[]): PageSummary[] =>
  pages.flatMap(({ route }) => resolutions.get(route)?.summary ?? []);

/** The page at a route; one that is not at hand is recalled or resolved again. */
function pageAlone(state: State, { route, file, valid }: AddressFacts): Page | undefined {
  const { hash, ledger, pages, remembered, resolutions, pageMemory: memory } = state;
  const known = pages.get(route);
  if (!valid && state.begun) return madeAgain(state, { route, file }) ?? known;
  const resolution = resolutions.get(route);
  // Who edits it sees it with what is wrong in it, as it is written, where it was never without.
  if (!known && state.begun && resolution?.drawable === false) return madeAgain(state, { route, file });
  if (!resolution?.drawable || (known && remembered.has(known))) return known;
  const from =
    memory && hash && `${file} ${nameOfPage(textName(state, file, hash), ledger.answered(resolution.asked))}`;
  const recalled = known || from === undefined ? undefined : memory?.find(from);
  const made = known ?? recalled ?? madeAgain(state, { route, file });
  if (!made) return undefined;
  const page = recalled || from === undefined ? made : (memory?.keep(from, made) ?? made);
  pages.set(route, page);
  remembered.add(page);
  return page;
}

/** What a page file says, with mistakes as far as it can be drawn. */
export const sourceToDraw = ({ store, begun }: State, file: string): PageSource | undefined =>
  store.source(file) ?? begun?.(store.file(file));

function madeAgain(state: State, { route, file }: Pick<AddressFacts, 'route' | 'file'>) {
  const { world } = state;
  const source = world && sourceToDraw(state, file);
  return source && resolvedAgain({ file, route, source }, world);
}

/** A page with the day on which its content last changed, unless it says so itself. */
function dated({ store, inventory }: State, page: Page): Page {
  const { content } = store.readings.get(page.file) ?? {};
  const updated = page.updated ?? (content === undefined ? undefined : inventory.dayOf?.({ file: page.file, content }));
  return updated === page.updated ? page : pageWith(page, { updated });
}

/** The pages on which a long list of a page goes on, at addresses where no page stands. */
const furtherPages = ({ together, placed }: State, { config }: Surroundings, page: Page): Page[] =>
  archivePages(page, together.posts, localeOf(configIn(config, page.language)).say).filter(
    ({ route }) => !placed.some((other) => other.route === route),
  );

/** The site that some of the pages make; those that could never be drawn are left out. */
export function siteOf(state: State, world: Surroundings, pages: readonly AddressFacts[]): Site {
  const { together, year } = state;
  return {
    config: world.config,
    pages: pages
      .flatMap((facts) => {
        const page = pageAlone(state, facts);
        return page ? [together.compose(dated(state, page))] : [];
      })
      .flatMap((page) => [page, ...furtherPages(state, world, page)])
      .sort((a, b) => byText(a.route, b.route)),
    posts: together.posts,
    categories: together.categories,
    year,
  };
}
