import type { SiteConfig } from '../../schemas/site';
import type { PageSource } from '../../schemas/templates';
import { boundedMap } from '../model/bounded-map';
import type { Inventory, Site, SourceFile } from '../model/site';
import type { Problem } from '../reading/problem';
import { pageFacts } from '../resolving/page-facts';
import type { PageSummary } from '../resolving/page-summary';
import { withoutDrafts } from '../resolving/without-drafts';
import { problemsOf } from './all-problems';
import { type Changes, changesBetween } from './changes';
import { readConfig } from './config-store';
import { drawnBy } from './drawn-by';
import { gathered } from './gathered';
import type { Rules } from './given-rules';
import { openLedger } from './ledger';
import { type LinkTarget, linkTargets } from './link-targets';
import { type ListedPage, listedPages, pagesAround } from './listed-pages';
import { type MarkedPage, markedPage } from './marked-page';
import type { Memory, Recall, RememberedSite } from './memory';
import { isNew, memoryOf } from './memory-of';
import { keptPages, pageStore } from './page-store';
import { resolveAround, resolveNext } from './put-off';
import { renew, seeNext, takeRules } from './renew';
import { seenBefore } from './seen-before';
import { sharedNames } from './shared-names';
import { published, type State, siteOf, summariesOf, textAt } from './state';
import { type Change, takeIn } from './take-in';
import { together } from './together';

export interface ContentOptions {
  /** The calendar year the site is built in. */
  year: number;
  inventory: Inventory;
  /** The day of the build, YYYY-MM-DD: no page may be of a later one. The last day of the year when left out. */
  today?: string;
  /** The files that there are at first, and what gives their texts again where they need not be held. */
  files?: Change['files'];
  again?: Change['again'];
  /** Reads a page with mistakes as far as it can be drawn; without it such a page is shown as it was when it could be last. */
  begun?: (file: SourceFile) => PageSource | undefined;
  /** What an earlier run knew; it must be of the same engine, year and text of the configuration. */
  recall?: Recall;
}

/** The content of a site, kept up to date. The same files give the same answers, however they came. */
export interface Content {
  update(change: Change): Changes;
  /** Takes a change in without a look at what it changed, which costs as much as the site is large. */
  take(change: Change): void;
  /** Every problem of every file, by file and line; places that want one thing that is not there are told as one. */
  problems(): readonly Problem[];
  /** The same, at each of those places. */
  eachProblem(): readonly Problem[];
  /** The site; undefined while anything is wrong. */
  site(): Site | undefined;
  /** What is known of the site without its pages themselves, which need not be resolved for it; undefined while anything is wrong. */
  outline(): { config: SiteConfig; pages: readonly PageSummary[] } | undefined;
  /** The site as far as it can be shown: drafts too, of pages and of sections, and each page as it was when it could be drawn last. */
  preview(): Site | undefined;
  /**
   * The same with the page at a route, home and the pages that are translated alone, so that no other is resolved for it:
   * what is drawn of the page is the same, its head may say less of the site.
   */
  previewOf(route: string): Site | undefined;
  /** What lists tell of every page, drafts too, by route. */
  listed(): ListedPage[];
  /** The page at a route with a mark for each of its texts; undefined where it cannot be drawn. */
  marked(route: string): MarkedPage | undefined;
  /** All that a link can lead to. */
  targets(): LinkTarget[];
  /** The routes of the pages that are published, by file name. */
  routes(): readonly string[];
  /** The files of the pages that are published, each with the name of its content. */
  contents(): readonly { file: string; content: string }[];
  /** The text of a file, as it was taken in last. */
  text(path: string): string | undefined;
  /** True where something was found out that was not recalled. */
  isNew(): boolean;
  /** What a later run can begin with, its texts named by `hash`: all of it, or what is to be added to a memory that was recalled. */
  remember(hash: Recall['hash'], before?: RememberedSite): Memory;
  /**
   * Resolves some of the pages that nobody has asked for yet where it was opened without rules; false when there are none left.
   * Until then the problems and lists are of the others alone.
   */
  resolveNext(most: number): boolean;
  /** Takes rules in the place of those that it was opened with. */
  takeRules(rules: Rules): void;
  /** Looks by its rules at some of the pages that were opened without; false when there are none left. */
  seeNext(most: number): boolean;
}

/** Opens the content of a site and looks at it by rules, which may come later. */
export function contentOf(options: ContentOptions, rules: Rules): Content {
  const { year, inventory, today = `${year}-12-31`, files, again, begun, recall } = options;
  const before = recall?.memory;
  const state: State = {
    year,
    inventory,
    today,
    config: readConfig(undefined),
    store: pageStore(),
    placed: [],
    worldProblems: [],
    configFindings: before?.config?.findings,
    findings: before?.config?.site,
    hash: recall?.hash,
    ledger: openLedger(before?.questions ?? []),
    resolutions: new Map(),
    shared: sharedNames(),
    pages: boundedMap(keptPages),
    versions: new Map(),
    together: together([], undefined),
    ...{ rules, checkSite: rules.siteCheck((site) => seenBefore(state, site)), putOff: new Set(), unseen: new Map() },
    begun,
    recall,
    pageMemory: recall?.pages,
    places: new Map(),
    remembered: new WeakSet(),
    fresh: new Set(),
    unproven: new Map(),
    pagesBefore: new Map(),
    textNames: new Map(),
  };
  const take = (change: Change) => {
    renew(state, takeIn(state, change));
    // It is of the files that there are at first.
    if (change.files && state.store.unread.size === 0) state.recall = undefined;
    state.drawn = undefined;
  };
  if (files) take({ files, again });
  return {
    take,
    update(change) {
      const before = standingOf(state);
      take(change);
      return changesBetween(before, standingOf(state));
    },
    problems: () => gathered(state),
    eachProblem: () => problemsOf(state),
    site() {
      const world = soundWorld(state);
      const site = world && siteOf(state, world, published(state));
      return (
        site && { ...site, pages: site.pages.map((page) => (pageFacts(page).drafts ? withoutDrafts(page) : page)) }
      );
    },
    outline() {
      const world = soundWorld(state);
      return world && { config: world.config, pages: summariesOf(state, published(state)) };
    },
    preview: () => state.world && siteOf(state, state.world, state.placed),
    previewOf(route) {
      resolveAround(state, route);
      return state.world && siteOf(state, state.world, pagesAround(state, route));
    },
    listed: () => listedPages(state),
    marked: (route) => markedPage(state, route),
    targets() {
      resolveNext(state, Number.POSITIVE_INFINITY);
      return linkTargets(state);
    },
    routes: () => published(state).map(({ route }) => route),
    contents: () =>
      published(state).map(({ file }) => ({ file, content: state.store.readings.get(file)?.content ?? '' })),
    text: (path) => textAt(state, path),
    isNew: () => isNew(state, before),
    remember: (hash, known) => memoryOf(state, hash, known),
    resolveNext: (most) => resolveNext(state, most),
    takeRules: (now) => takeRules(state, now),
    seeNext: (most) => seeNext(state, most),
  };
}

/** What pages stand in; undefined while anything is wrong. */
const soundWorld = (state: State): State['world'] =>
  problemsOf(state).some(({ severity }) => severity === 'error') ? undefined : state.world;

function standingOf(state: State) {
  state.drawn ??= drawnBy(state);
  return { drawn: state.drawn, problems: problemsOf(state) };
}
