import { untilHere } from './until-here';

/** Thrown where something is needed that is not here yet; knows how to bring it. */
class NotHereYet extends Error {
  bring: () => Promise<unknown>;
  constructor(bring: () => Promise<unknown>) {
    super('a part of the app is not here yet');
    this.bring = bring;
  }
}

const all: (() => Promise<unknown>)[] = [];

/**
 * Stands in this app for something that few sites need before their first page, until that has come. The bundle puts it
 * in the place of what `lateModules` names.
 *
 * @public
 */
export function standIn<T extends object>(load: () => Promise<T>): T {
  let here: T | undefined;
  const bring = async () => {
    here ??= await untilHere(load);
  };
  const own = (): T => {
    if (!here) throw new NotHereYet(bring);
    return here;
  };
  all.push(bring);
  // It stands for what has functions as for what is one.
  return new Proxy((() => undefined) as unknown as T, {
    get: (_, name) => Reflect.get(own(), name),
    apply: (_, self, given) => Reflect.apply(own() as () => unknown, self, given),
  });
}

/** Brings all that was left for later. */
export async function bringLate(): Promise<void> {
  await Promise.all(all.map((bring) => bring()));
}

/** Does something with texts; where one of them is unusual, once what it needs is here. */
export function withTexts<T>(act: () => T): T | Promise<T> {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof NotHereYet)) throw error;
    return error.bring().then(() => withTexts(act));
  }
}
