import type { closely as Closely } from '../src/reading/closely';
import { untilHere } from './until-here';

/** Thrown where a text is unusual, and what reads such texts is not here yet. */
class NotHereYet extends Error {}

let here: typeof Closely | undefined;

/**
 * Stands in this app for what reads unusual texts, which it brings once its first page is on screen.
 *
 * @public
 */
export const closely = new Proxy({} as typeof Closely, {
  get(_, name) {
    if (!here) throw new NotHereYet('what reads unusual texts is not here yet');
    return Reflect.get(here, name);
  },
});

/** Brings what reads unusual texts. */
export async function bringClosely(): Promise<void> {
  here ??= (await untilHere(() => import('../src/reading/closely'))).closely;
}

/** Does something with texts; where one of them is unusual, once what reads such texts is here. */
export function withTexts<T>(act: () => T): T | Promise<T> {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof NotHereYet)) throw error;
    return bringClosely().then(act);
  }
}
