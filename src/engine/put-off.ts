import { sectionsOf } from '../resolving/templates';
import { gather, renew, resolveAt } from './renew';
import { type State, sourceToDraw } from './state';
import { readLate } from './take-in';
import { wordsOfOthers, wordsOfTranslations } from './words-of-others';

/** Reads or resolves pages that were put off, as many as `most`; false when there are none left. */
export function resolveNext(state: State, most: number): boolean {
  const { putOff, store } = state;
  if (store.unread.size > 0) {
    readNext(state, most);
    return true;
  }
  if (putOff.size === 0) return false;
  resolveThese(state, [...putOff].slice(0, most));
  if (putOff.size > 0) return true;
  gather(state);
  return false;
}

/** Reads some files; once that was the last of them, all that hangs on all pages is made new. */
function readNext(state: State, most: number): void {
  const { store, fresh } = state;
  const touched = { files: new Set<string>(), world: true };
  readLate(state, [...store.unread].slice(0, most), touched);
  for (const file of touched.files) fresh.add(file);
  if (store.unread.size > 0) return;
  renew(state, { files: new Set(), world: true });
  state.recall = undefined;
}

/** Reads files at once, with all that hangs on them. */
function readThese(state: State, files: readonly string[]): void {
  const { unread } = state.store;
  const wanted = files.filter((file) => unread.has(file));
  if (wanted.length === 0) return;
  const touched = { files: new Set<string>(), world: false };
  try {
    readLate(state, wanted, touched);
  } finally {
    renew(state, touched);
  }
}

/**
 * Resolves what the page at a route is drawn with: itself, home, the pages above it, what other pages show of themselves, and what
 * those translate.
 */
export function resolveAround(state: State, route: string): void {
  const { putOff, store, resolutions } = state;
  const before = putOff.size;
  if (before === 0) return;
  const steps = route.split('/').filter(Boolean);
  const above = steps.map((_, index) => `/${steps.slice(0, index).join('/')}`);
  resolveThese(state, [route, '/', ...above, state.world?.config.articles ?? '/']);
  readThese(state, filesShownElsewhere(state, route));
  const elsewhere = state.placed
    .filter(({ file }) => store.readings.get(file)?.showsElsewhere)
    .map((facts) => facts.route);
  resolveThese(state, elsewhere);
  const translated = elsewhere.flatMap((one) => resolutions.get(one)?.summary.translates ?? []);
  resolveThese(state, translated);
  readUntilDrawable(state, route);
  if (putOff.size < before) gather(state);
}

/** The files that may say, by their words, what the page at a route shows of other pages. */
function filesShownElsewhere(state: State, route: string): string[] {
  const { store, placed, config } = state;
  const file = placed.find((facts) => facts.route === route)?.file;
  const source = file === undefined ? undefined : sourceToDraw(state, file);
  const lists = source && config.value && sectionsOf(source, config.value).some(({ type }) => type === 'post-list');
  const words = lists ? wordsOfOthers : wordsOfTranslations;
  return [...store.unread].filter((path) => words.test(store.texts.get(path) ?? ''));
}

/** What a page asks of others is answered by their names until they are read: where that leaves it wanting something, all are read. */
function readUntilDrawable(state: State, route: string): void {
  if (state.resolutions.get(route)?.drawable === false) readThese(state, [...state.store.unread]);
}

function resolveThese(state: State, routes: readonly string[]): void {
  const { putOff } = state;
  const wanted = new Set(routes.filter((route) => putOff.has(route)));
  if (wanted.size === 0) return;
  readThese(
    state,
    state.placed.filter((facts) => wanted.has(facts.route)).map(({ file }) => file),
  );
  for (const facts of state.placed) {
    if (!wanted.delete(facts.route)) continue;
    if (facts.valid && putOff.has(facts.route)) resolveAt(state, facts);
    // Only now: where something that it needs is not here yet, it is asked for again.
    putOff.delete(facts.route);
  }
  for (const route of wanted) putOff.delete(route);
}
