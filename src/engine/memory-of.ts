import { configName } from '../model/config-name';
import { soundConfig } from './config-store';
import {
  askedBy,
  type Memory,
  type Recall,
  type RememberedConfig,
  type RememberedPage,
  type RememberedSite,
  toldTo,
} from './memory';
import type { State } from './state';

/** True where more was found out than `before` had. */
export function isNew({ fresh, places, configTexts }: State, before: RememberedSite | undefined): boolean {
  return (
    fresh.size > 0 || configTexts !== before?.config?.texts || [...places.values()].some((file) => file.places.isNew())
  );
}

/** What a later run can begin with: all of it, or what is to be added to a memory that was recalled. */
export function memoryOf(state: State, hash: Recall['hash'], before: RememberedSite | undefined): Memory {
  const { store, resolutions, ledger, fresh, places } = state;
  const questions = before?.questions ?? askedBy(ledger.ledger, resolutions.values());
  const told = toldTo(questions, ledger);
  const isAdded = (path: string): boolean =>
    before === undefined || fresh.has(path) || places.get(path)?.places.isNew() === true;
  function* pages(): Generator<readonly [string, RememberedPage]> {
    for (const [path, reading] of store.readings) {
      if (!isAdded(path)) continue;
      const resolution = reading.facts && resolutions.get(reading.facts.route);
      const own = resolution?.summary.file === path ? told(resolution) : undefined;
      const text = store.texts.get(path) ?? '';
      yield [path, { hash: hash(text), reading, resolution: own, places: foundIn(state, path, text) }];
    }
  }
  return { questions, config: configKnown(state), pages: pages() };
}

const configKnown = (state: State): RememberedConfig => ({
  reading: soundConfig(state.config),
  texts: state.configTexts,
  places: foundIn(state, configName, state.config.text),
});

function foundIn({ places }: State, path: string, text: string | undefined) {
  const file = places.get(path);
  return file?.text === text ? file?.places.found() : undefined;
}
