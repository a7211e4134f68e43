import type { AddressFacts } from '../addresses/address-facts';
import { astrayPages } from './astray-pages';
import { noRules, type Rules } from './given-rules';
import { placedPages } from './placed-pages';
import { type Resolution, resolvePage } from './resolution';
import { seenBefore } from './seen-before';
import { placesOf, published, type State, summariesOf, textAt } from './state';
import type { Touched } from './take-in';
import { together } from './together';
import { makeWorld } from './world';

/** Makes everything new that hangs on what was touched. */
export function renew(state: State, touched: Touched): void {
  const asked = touched.world || !state.world ? renewWorld(state) : new Set<number>();
  for (const file of touched.files) state.fresh.add(file);
  resolveStale(state, touched.files, asked);
  if (state.world) state.unproven.clear();
  gather(state);
}

/** Makes what hangs on all pages together new. */
export function gather(state: State): void {
  state.together = together(summariesOf(state, published(state)), state.world?.config.articles);
  state.problems = undefined;
}

/** Places the pages and gathers the addresses; gives the questions that are answered otherwise now. */
function renewWorld(state: State): Set<number> {
  const { config, store, inventory, year, rules, ledger } = state;
  state.placed = placedPages(store.readings);
  if (!config.value) return new Set();
  const { world, problems, configFindings } = makeWorld({
    config: config.value,
    inFile: config.inFile,
    pages: state.placed,
    astray: astrayPages(state),
    inventory,
    year,
    rules,
    configFindings: state.configFindings,
    placesOf: (path) => placesOf(state, { path, text: textAt(state, path) ?? '' }),
    contentOf: (path) => store.readings.get(path)?.content,
  });
  state.world = world;
  state.worldProblems = problems;
  state.configFindings = configFindings ?? state.configFindings;
  return ledger.askAgain(world);
}

function resolveStale(state: State, files: ReadonlySet<string>, questions: ReadonlySet<number>): void {
  const { resolutions, pages, placed, unproven, ledger, putOff } = state;
  const byRoute = new Map(placed.map((facts) => [facts.route, facts]));
  for (const route of resolutions.keys()) {
    if (byRoute.get(route)?.valid) continue;
    resolutions.delete(route);
    if (!byRoute.has(route)) pages.delete(route);
  }
  const isAnsweredOtherwise = (route: string, { asked }: Resolution): boolean => {
    const before = unproven.get(route);
    return before === undefined ? asked.some((number) => questions.has(number)) : before !== ledger.answered(asked);
  };
  for (const facts of placed) {
    const known = resolutions.get(facts.route);
    const stale =
      !known || files.has(facts.file) || known.summary.file !== facts.file || isAnsweredOtherwise(facts.route, known);
    // What was recalled, and holds, is not resolved again once it is its turn.
    if (!stale) putOff.delete(facts.route);
    if (!facts.valid || !stale) continue;
    // Without rules nobody wants to know yet how the whole site stands.
    if (!known && state.rules === noRules) putOff.add(facts.route);
    else resolveAt(state, facts);
  }
}

/** Resolves a page as its file is now. */
export function resolveAt(state: State, { file, route }: AddressFacts): void {
  const { store, ledger, world, rules, unseen, resolutions, shared, pages, versions, fresh, unproven } = state;
  const source = store.source(file);
  if (!world || !source) return;
  fresh.add(file);
  unproven.delete(route);
  const { page, resolution, seenBy } = resolvePage({ file, route, source }, store.file(file), { ledger, world });
  resolutions.set(route, shared(store.texts.kept(file, rules === noRules ? resolution : seenBy(rules))));
  if (rules === noRules) unseen.set(route, seenBy);
  else unseen.delete(route);
  const before = pages.get(route);
  if (!resolution.drawable || (before && JSON.stringify(before) === JSON.stringify(page))) return;
  pages.set(route, page);
  versions.set(route, (versions.get(route) ?? 0) + 1);
}

/** Looks by other rules at the configuration; at pages that were resolved without rules when `seeNext` is asked to. */
export function takeRules(state: State, rules: Rules): void {
  state.rules = rules;
  state.checkSite = rules.siteCheck((site) => seenBefore(state, site));
  renewWorld(state);
  state.problems = undefined;
}

/** Looks at some pages that no rules have seen; false when there are none left. */
export function seeNext(state: State, most: number): boolean {
  const { unseen, rules, resolutions, shared, store } = state;
  for (const [route, seenBy] of [...unseen].slice(0, most)) {
    unseen.delete(route);
    const file = resolutions.get(route)?.summary.file;
    if (file !== undefined) resolutions.set(route, shared(store.texts.kept(file, seenBy(rules))));
  }
  state.problems = undefined;
  return unseen.size > 0;
}
