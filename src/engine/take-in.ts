import { isPageFile } from '../addresses/routes';
import { configName } from '../model/config-name';
import type { Inventory } from '../model/site';
import { readConfig } from './config-store';
import { type Recall, recalled } from './memory';
import { type State, textAt } from './state';

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
      if (takeConfig(state, text)) for (const page of state.store.readings.keys()) read.add(page);
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
function takeConfig(state: State, text: string | undefined): boolean {
  const before = state.config;
  state.config = readConfig(text, before);
  if (state.config.value === before.value) return false;
  state.store.readAgain(state.config.value);
  return true;
}

interface TakenPage extends Pick<Change, 'again'> {
  path: string;
  text: string | undefined;
}

function takePage(
  { store, config, resolutions, shared }: State,
  { path, text, again }: TakenPage,
  recall: Recall | undefined,
) {
  const before = store.readings.get(path)?.facts;
  const known = recall && text !== undefined ? recalled(recall, path, text) : undefined;
  if (text === undefined) store.remove(path);
  else store.put({ path, text }, config.value, { known: known?.reading, again: again && (() => again(path)) });
  if (known?.resolution) resolutions.set(known.resolution.summary.route, shared(known.resolution));
  return {
    reread: !known?.resolution,
    facts: JSON.stringify(before) !== JSON.stringify(store.readings.get(path)?.facts),
  };
}
