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
import { knownFindings } from './seen-before';
import { type State, textAt, textName } from './state';

/** True where more was found out than `before` had. */
export function isNew(
  { fresh, places, configFindings, checkSite }: State,
  before: RememberedSite | undefined,
): boolean {
  return (
    fresh.size > 0 ||
    configFindings !== before?.config?.findings ||
    checkSite.last()?.isNew === true ||
    [...places.values()].some((file) => file.places.isNew())
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
      yield [path, { hash: textName(state, path, hash), reading, resolution: own, places: foundIn(state, path) }];
    }
  }
  return { questions, config: configKnown(state, hash), pages: pages() };
}

const configKnown = (state: State, hash: Recall['hash']): RememberedConfig => ({
  reading: soundConfig(state.config),
  findings: state.configFindings,
  places: foundIn(state, configName),
  site: knownFindings(state, hash),
});

function foundIn(state: State, path: string) {
  const file = state.places.get(path);
  return file && file.text === textAt(state, path) ? file.places.found() : undefined;
}
