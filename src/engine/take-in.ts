import { isPageFile } from '../addresses/routes';
import { configName } from '../model/config-name';
import type { Inventory } from '../model/site';
import { knownConfig, readConfig } from './config-store';
import { type Recall, recalled, withNumbers } from './memory';
import { placesOf, type State, textAt } from './state';

/** What is new: texts of files by path (`undefined` for a file that is gone), and what stands beside them. */
export interface Change {
  /** Taken in one after the other; where the configuration comes first, no page is read twice. */
  files?: Iterable<readonly [path: string, text: string | undefined]>;
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
export function takeIn(state: State, { files = [], inventory, again }: Change, recall: Recall | undefined): Touched {
  if (inventory) state.inventory = inventory;
  const read = new Set<string>();
  let world = inventory !== undefined;
  for (const [path, text] of files) {
    if (textAt(state, path) === text) continue;
    if (path === configName) {
      if (takeConfig(state, text, recall)) for (const page of state.store.readings.keys()) read.add(page);
      // What is said of the configuration stands at other lines, though it may say the same.
      world ||= state.config.usable;
    } else if (isPageFile(path)) {
      const { reread, facts } = takePage(state, { path, text, again }, recall);
      if (reread) read.add(path);
      world ||= facts;
    }
  }
  return { files: read, world };
}

/** True where the configuration has another value now; what pages say of addresses hangs on it. */
function takeConfig(state: State, text: string | undefined, recall: Recall | undefined): boolean {
  const before = state.config;
  const { places, reading } = recall?.memory?.config ?? {};
  if (places && text !== undefined) placesOf(state, { path: configName, text }, places);
  state.config = reading && text !== undefined ? knownConfig(text, reading) : readConfig(text, before);
  if (state.config.value === before.value) return false;
  state.store.readAgain(state.config.value);
  return true;
}

interface TakenPage extends Pick<Change, 'again'> {
  path: string;
  text: string | undefined;
}

function takePage(state: State, { path, text, again }: TakenPage, recall: Recall | undefined) {
  const { store, config, resolutions, shared, ledger, unproven } = state;
  const before = store.readings.get(path)?.facts;
  const known = recall && text !== undefined ? recalled(recall, path, text) : undefined;
  if (text === undefined) store.remove(path);
  else store.put({ path, text }, config.value, { known: known?.reading, again: again && (() => again(path)) });
  if (known?.resolution) {
    const { resolution, answered } = withNumbers(known.resolution, ledger);
    resolutions.set(resolution.summary.route, shared(resolution));
    unproven.set(resolution.summary.route, answered);
  }
  if (known?.places && text !== undefined) placesOf(state, { path, text }, known.places);
  return {
    reread: !known,
    facts: JSON.stringify(before) !== JSON.stringify(store.readings.get(path)?.facts),
  };
}
