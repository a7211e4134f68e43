import type { Engine } from '../engine/engine';
import type { Standing } from '../engine/messages';
import { inOwnerWords } from '../form/owner-words';
import type { PictureEntry } from '../store/store';
import { type Cell, pageSource, routeToShow } from './state';
import type { TypedLast } from './typed-last';

/** Keeps what the engine says in step with the texts: what changed while it was at work goes to it in one update. */
export interface Renewal {
  /** A file is another now; `null` where it is gone. `isOfLetters` says that letters of one text are all that changed in it. */
  note(path: string, text: string | null, isOfLetters?: boolean): void;
  pictures(pictures: [string, PictureEntry][]): void;
  renew(): Promise<void>;
}

const inWords = (problem: Standing['problems'][number]) => ({
  ...problem,
  ...{ found: inOwnerWords(problem.found), fix: inOwnerWords(problem.fix) },
});

export function renewal(cell: Cell, engine: Engine, typed: TypedLast): Renewal {
  const pending = new Map<string, string | undefined>();
  let newPictures: [string, PictureEntry][] | undefined;
  let running: Promise<void> | undefined;
  let stale = false;
  let isOfLetters = true;
  engine.onStanding((standing) => {
    if (Object.keys(standing).length === 0) return;
    const problems = standing.problems?.map(inWords) ?? cell.now().standing.problems;
    cell.change({ standing: { ...cell.now().standing, ...standing, problems } }, 'soon');
  });
  const update = async () => {
    const files = [...pending];
    const now = pageSource(cell.now());
    const source = { ...now, text: pending.get(now.path) ?? now.text };
    pending.clear();
    const withPictures = newPictures && { pictures: newPictures };
    newPictures = undefined;
    const shown = await engine.update({ files, ...withPictures, route: routeToShow(cell.now()) });
    return shown && { ...shown, source };
  };
  const run = async () => {
    while (stale) {
      stale = false;
      const shown = await update();
      typed.settle();
      // The letters that came meanwhile are on the page already, and would go from it for a moment.
      if (stale) continue;
      cell.change({ shown: shown && { ...shown, isOfLetters } }, isOfLetters ? 'soon' : 'now');
      isOfLetters = true;
    }
    running = undefined;
  };
  return {
    note(path, text, ofLetters = false) {
      pending.set(path, text ?? undefined);
      isOfLetters &&= ofLetters;
    },
    pictures(pictures) {
      newPictures = pictures;
      isOfLetters = false;
    },
    renew() {
      stale = true;
      running ??= run();
      return running;
    },
  };
}
