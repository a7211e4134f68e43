import type { Drawn } from './changes';
import { type State, summariesOf } from './state';

/** What there is to draw now. */
export function drawnBy(state: State): Drawn {
  const { world, placed, resolutions, versions, inventory, together: shared } = state;
  if (!world) return { site: '', pages: new Map() };
  const summaries = summariesOf(state, placed);
  const redirects = placed.map(({ route, redirectFrom }) => [route, redirectFrom]);
  const homes = summaries.filter(({ kind }) => kind === 'city').map(({ route, office }) => [route, office]);
  return {
    site: JSON.stringify([world.config, redirects.filter(([, from]) => from?.length), homes]),
    pages: new Map(
      summaries
        .filter(({ route }) => resolutions.get(route)?.drawable || versions.has(route))
        .map((summary) => [
          summary.route,
          `${versions.get(summary.route) ?? 0} ${shared.shared(summary, inventory.pictures)}`,
        ]),
    ),
  };
}
