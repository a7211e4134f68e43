import { isPageFile } from '../addresses/routes';
import { configName } from '../model/config-name';
import type { Inventory, SourceFile } from '../model/site';
import { knownConfig, readConfig } from './config-store';
import { noRules } from './given-rules';
import { nameOfPage, withNumbers } from './memory';
import type { PageReading } from './page-reading';
import { placesOf, type State, textAt } from './state';

/** A text by its name, which need not be read where a memory knows it by that. */
export interface NamedText {
  name: string;
  /** Gives the text whenever it is asked, always the same. */
  read(): string;
}

/** What is new: texts of files by path (`undefined` for a file that is gone), and what stands beside them. */
export interface Change {
  /** Taken in one after the other; where the configuration comes first, no page is read twice. */
  files?: Iterable<readonly [path: string, text: string | NamedText | undefined]>;
  inventory?: Inventory;
  /** Gives a text of these files whenever it is asked, always the same; with it no page's text is held. */
  again?: (path: string) => string;
}

/** What a change touches. */
export interface Touched {
  /** The page files that were read anew. */
  files: ReadonlySet<string>;
  /** True where addresses, facts or names may have changed for other pages. */
  world: boolean;
}

/** Takes a change into the readings; what is the same as before touches nothing. */
export function takeIn(state: State, { files = [], inventory, again }: Change): Touched {
  if (inventory) state.inventory = inventory;
  const read = new Set<string>();
  let world = inventory !== undefined;
  for (const [path, text] of files) {
    if (textAt(state, path) === text) continue;
    if (path === configName) {
      if (takeConfig(state, written(text))) for (const page of state.store.readings.keys()) read.add(page);
      // What is said of the configuration stands at other lines, though it may say the same.
      world ||= state.config.usable;
    } else if (isPageFile(path)) {
      const { reread, facts } = takePage(state, { path, text, again });
      if (reread) read.add(path);
      world ||= facts;
    }
  }
  return { files: read, world };
}

const written = <T extends string | undefined>(text: T | NamedText): T | string =>
  typeof text === 'object' ? text.read() : text;

/** True where the configuration has another value now; what pages say of addresses hangs on it. */
function takeConfig(state: State, text: string | undefined): boolean {
  const before = state.config;
  // A memory is of one text of the configuration.
  if (before.text !== undefined) state.recall = undefined;
  const { places, reading } = state.recall?.memory?.config ?? {};
  if (places && text !== undefined) placesOf(state, { path: configName, text }, places);
  state.config = reading && text !== undefined ? knownConfig(text, reading) : readConfig(text, before);
  if (state.config.value === before.value) return false;
  state.store.readAgain(state.config.value);
  return true;
}

interface TakenPage extends Pick<Change, 'again'> {
  path: string;
  text: string | NamedText | undefined;
}

function takePage(state: State, { path, text, again }: TakenPage) {
  const { store, config } = state;
  const before = store.readings.get(path)?.facts;
  const isNew = !store.readings.has(path) || store.unread.has(path);
  let reread = true;
  if (text === undefined) store.remove(path);
  // Without rules nobody wants to know yet how the whole site stands.
  else if (state.rules === noRules && isNew && store.place({ path, text: written(text) })) reread = false;
  else {
    const known = recalledPage(state, path, text);
    if (known && typeof text === 'object') store.put(fileOf(path, text), config.value, { known, again: text.read });
    else store.put({ path, text: written(text) }, config.value, { known, again: again && (() => again(path)) });
    reread = !known;
  }
  return { reread, facts: factsAre(state, path) !== JSON.stringify(before) };
}

/** A file whose text is read when it is asked for. */
const fileOf = (path: string, text: NamedText): SourceFile => ({
  path,
  get text() {
    return text.read();
  },
});

const factsAre = ({ store }: State, path: string): string | undefined =>
  JSON.stringify(store.readings.get(path)?.facts);

/** The reading of a page that an earlier run knew, with all else that it knew of it; nothing where its text is another one. */
function recalledPage(state: State, path: string, text: string | NamedText): PageReading | undefined {
  const { recall, resolutions, shared, ledger, unproven, pagesBefore, textNames } = state;
  textNames.delete(path);
  if (!recall) return undefined;
  const name = typeof text === 'object' ? text.name : recall.hash(text);
  textNames.set(path, name);
  const known = recall.memory?.page(path);
  if (!known) return undefined;
  if (known.resolution) {
    const { resolution, answered } = withNumbers(known.resolution, ledger);
    pagesBefore.set(path, { name: nameOfPage(known.hash, answered), summary: resolution.summary });
    if (known.hash === name) {
      resolutions.set(resolution.summary.route, shared(resolution));
      unproven.set(resolution.summary.route, answered);
    }
  }
  if (known.hash !== name) return undefined;
  if (known.places) placesOf(state, { path, text: written(text) }, known.places);
  return known.reading;
}

/** Reads files of which only the names are known, and notes in `touched` what that touches, also of those before one that throws. */
export function readLate(state: State, paths: Iterable<string>, touched: { files: Set<string>; world: boolean }): void {
  const { store, config } = state;
  for (const path of paths) {
    if (!store.unread.has(path)) continue;
    const before = factsAre(state, path);
    const known = recalledPage(state, path, store.texts.get(path) ?? '');
    store.readLate(path, config.value, known);
    if (!known) touched.files.add(path);
    touched.world ||= factsAre(state, path) !== before;
  }
}
