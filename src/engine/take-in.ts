import { isPageFile } from '../addresses/routes';
import type { Inventory } from '../model/site';
import { configName, readConfig } from './config-store';
import { type Recall, recalled } from './memory';
import { type State, textAt } from './state';

/** What is new: texts of files by path (`undefined` for a file that is gone), and what stands beside them. */
export interface Change {
  files?: Iterable<readonly [path: string, text: string | undefined]>;
  inventory?: Inventory;
}

/** What a change touches. */
export interface Touched {
  /** The page files that were read anew. */
  files: ReadonlySet<string>;
  /** True where addresses, facts or names may have changed for other pages. */
  world: boolean;
}

/** Takes a change into the readings; what is the same as before touches nothing. */
export function takeIn(state: State, { files = [], inventory }: Change, recall: Recall | undefined): Touched {
  const changed = new Map([...files].filter(([path, text]) => textAt(state, path) !== text));
  if (inventory) state.inventory = inventory;
  const configChanged = changed.has(configName) && takeConfig(state, changed.get(configName));
  const read = new Set(configChanged ? state.store.readings.keys() : []);
  // What is said of the configuration stands at other lines, though it may say the same.
  const configMoved = changed.has(configName) && state.config.valid;
  let moved = false;
  for (const [path, text] of changed) {
    if (!isPageFile(path)) continue;
    const { reread, facts } = takePage(state, path, text, recall);
    if (reread) read.add(path);
    moved ||= facts;
  }
  return { files: read, world: moved || configMoved || inventory !== undefined };
}

/** True where the configuration has another value now; what pages say of addresses hangs on it. */
function takeConfig(state: State, text: string | undefined): boolean {
  const before = state.config;
  state.config = readConfig(text, before);
  if (state.config.value === before.value) return false;
  state.store.readAgain(state.config.value);
  return true;
}

function takePage(state: State, path: string, text: string | undefined, recall: Recall | undefined) {
  const { store, config, resolutions } = state;
  const before = store.readings.get(path)?.facts;
  const known = recall && text !== undefined ? recalled(recall, path, text) : undefined;
  store.put(path, text, config.value, known?.reading);
  if (known?.resolution) resolutions.set(known.resolution.summary.route, known.resolution);
  return {
    reread: !known?.resolution,
    facts: JSON.stringify(before) !== JSON.stringify(store.readings.get(path)?.facts),
  };
}
