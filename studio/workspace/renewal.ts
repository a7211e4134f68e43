import type { Engine } from '../engine/engine';
import { shared } from '../engine/shared';
import type { PictureEntry } from '../store/store';
import { type Cell, routeToShow } from './state';

/** Keeps what the engine says in step with the texts: what changed while it was at work goes to it in one update. */
export interface Renewal {
  /** A file is another now; `null` where it is gone. */
  note(path: string, text: string | null): void;
  pictures(pictures: [string, PictureEntry][]): void;
  renew(): Promise<void>;
}

export function renewal(cell: Cell, engine: Engine): Renewal {
  const pending = new Map<string, string | undefined>();
  let newPictures: [string, PictureEntry][] | undefined;
  let running: Promise<void> | undefined;
  let stale = false;
  const run = async () => {
    while (stale) {
      stale = false;
      const files = [...pending];
      pending.clear();
      const withPictures = newPictures && { pictures: newPictures };
      newPictures = undefined;
      const { shown, ...standing } = await engine.update({ files, ...withPictures, route: routeToShow(cell.now()) });
      // What says the same stays the very same, and what shows it need not be drawn again.
      cell.change({ standing: shared(cell.now().standing, standing), shown }, 'soon');
    }
    running = undefined;
  };
  return {
    note: (path, text) => void pending.set(path, text ?? undefined),
    pictures(pictures) {
      newPictures = pictures;
    },
    renew() {
      stale = true;
      running ??= run();
      return running;
    },
  };
}
