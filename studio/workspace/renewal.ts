import type { Engine } from '../engine/engine';
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
  engine.onStanding((standing) => {
    if (Object.keys(standing).length > 0) cell.change({ standing: { ...cell.now().standing, ...standing } }, 'soon');
  });
  const run = async () => {
    while (stale) {
      stale = false;
      const files = [...pending];
      pending.clear();
      const withPictures = newPictures && { pictures: newPictures };
      newPictures = undefined;
      cell.change({ shown: await engine.update({ files, ...withPictures, route: routeToShow(cell.now()) }) }, 'soon');
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
