import { afterFrame } from '../frames';

/** What was typed last and shows already: it goes into its file once that is on screen, of several letters as one. */
export interface TypedLast {
  /** Takes the place of what waits of the same name. */
  put(name: string, act: () => void): void;
  /** Does at once what waits: before anything else is done, and before anything is kept. */
  settle(): void;
  waits(): boolean;
}

/** `later` runs when what shows is on screen. */
export function typedLast(later = afterFrame): TypedLast {
  let waiting: { name: string; act: () => void } | undefined;
  const settle = () => {
    const now = waiting;
    waiting = undefined;
    now?.act();
  };
  return {
    put(name, act) {
      if (waiting && waiting.name !== name) settle();
      const isFirst = waiting === undefined;
      waiting = { name, act };
      if (isFirst) later(settle);
    },
    settle,
    waits: () => waiting !== undefined,
  };
}
