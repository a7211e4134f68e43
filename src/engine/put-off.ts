import { gather, resolveAt } from './renew';
import type { State } from './state';

/** Resolves pages that were put off, as many as `most`; false when there are none left. */
export function resolveNext(state: State, most: number): boolean {
  if (state.putOff.size === 0) return false;
  resolveThese(state, [...state.putOff].slice(0, most));
  if (state.putOff.size > 0) return true;
  gather(state);
  return false;
}

/**
 * Resolves what the page at a route is drawn with: itself, home, the pages above it, what other pages show of themselves, and what
 * those translate.
 */
export function resolveAround(state: State, route: string): void {
  const { putOff, placed, store, resolutions, world } = state;
  const before = putOff.size;
  if (before === 0) return;
  const steps = route.split('/').filter(Boolean);
  const above = steps.map((_, index) => `/${steps.slice(0, index).join('/')}`);
  const elsewhere = placed.filter(({ file }) => store.readings.get(file)?.showsElsewhere).map((facts) => facts.route);
  resolveThese(state, [route, '/', ...above, world?.config.articles ?? '/', ...elsewhere]);
  const translated = elsewhere.flatMap((one) => resolutions.get(one)?.summary.translates ?? []);
  resolveThese(state, translated);
  if (putOff.size < before) gather(state);
}

function resolveThese(state: State, routes: readonly string[]): void {
  const { putOff, placed } = state;
  const wanted = new Set(routes.filter((route) => putOff.has(route)));
  if (wanted.size === 0) return;
  for (const facts of placed) {
    if (!wanted.delete(facts.route)) continue;
    if (facts.valid) resolveAt(state, facts);
    // Only now: where something that it needs is not here yet, it is asked for again.
    putOff.delete(facts.route);
  }
  for (const route of wanted) putOff.delete(route);
}
