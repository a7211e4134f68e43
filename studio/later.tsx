import { type FunctionComponent, lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { isWhole } from './start-again';
import { untilHere } from './until-here';

/** Stands where a dialog or a field will be, for who waits longer than a moment. */
const coming = (
  <p role="status" className="coming">
    One moment …
  </p>
);

const loaders: (() => Promise<unknown>)[] = [];

/**
 * A part of the app that the first screen does without: its code comes when it is asked for, or once that screen stands.
 * `meanwhile` is what stands in its place until then.
 */
export function later<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  meanwhile: ReactNode = coming,
): FunctionComponent<P> {
  let loaded: FunctionComponent<P> | undefined;
  const begin = async () => {
    loaded = await untilHere(load);
    return { default: loaded };
  };
  const Part = lazy(begin);
  loaders.push(begin);
  // Called once for each part, outside of all components.
  // biome-ignore lint/correctness/noComponentHookFactories: see above
  return function Later(props) {
    // What is at hand is drawn at once, and stays what it is.
    const [Own] = useState(() => loaded);
    if (Own) return <Own {...props} />;
    return (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** What comes first is the page; what stands around it comes then, and at last what is hidden behind that. */
let here: 'nothing' | 'page' | 'all' = 'nothing';
const waiting = new Set<() => void>();

function come(now: typeof here): void {
  here = now;
  for (const tell of waiting) tell();
}

/** So long the first screen is left alone, in ms. */
const untilRest = 600;

/** Brings all that the first screen did without, so that nobody waits for it. */
export async function bringTheRest(): Promise<void> {
  if (here !== 'nothing') return;
  come('page');
  await new Promise((done) => setTimeout(done, untilRest));
  await Promise.all(loaders.map((load) => load()));
  isWhole();
  come('all');
}

const onCome = (tell: () => void) => {
  waiting.add(tell);
  return () => void waiting.delete(tell);
};

/** True once all of that is here. */
export const useRest = (): boolean => useSyncExternalStore(onCome, restIsHere, restIsHere);

const restIsHere = (): boolean => here === 'all';

/** A part that stands beside the page, and is not waited for by it. */
export function beside<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  meanwhile: ReactNode = null,
): FunctionComponent<P> {
  const Part = later(load, meanwhile);
  // Called once for each part, outside of all components.
  // biome-ignore lint/correctness/noComponentHookFactories: see above
  return function Beside(props) {
    return useSyncExternalStore(onCome, pageIsHere, pageIsHere) ? <Part {...props} /> : meanwhile;
  };
}

const pageIsHere = (): boolean => here !== 'nothing';
