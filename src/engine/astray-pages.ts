import { routeBeside } from '../addresses/routes';
import type { State } from './state';

/**
 * The addresses that pages would have which are none, by the name or the place of their file, each with that file: those in
 * `pages/` whose names begin with `_`, and those that lie outside of it.
 */
export const astrayPages = ({
  store,
  inventory: { faults },
}: Pick<State, 'store' | 'inventory'>): Map<string, string> =>
  new Map([
    ...[...store.readings].flatMap(([file, { facts }]) => (facts ? [] : [[routeBeside(file), file] as const])),
    ...[...(faults ?? [])].flatMap(([file, { page }]) => (page === undefined ? [] : [[page, file] as const])),
  ]);
