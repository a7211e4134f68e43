import { pictureName } from '../listing';
import { freeName, measured } from '../pictures';
import { prepared } from '../prepared-picture';
import type { PictureEntry } from '../store';
import { keepWaiting, type WaitingPicture, waitingPictures } from '../waiting-pictures';
import { readSizes } from './read-blobs';
import { isOrdinary, type Repository, type Snapshot } from './repository';

/** The pictures of a site: those of its repository, and those that wait for the next commit. */
export interface SitePictures {
  open(snapshot: Snapshot): Promise<void>;
  all(): [string, PictureEntry][];
  add(file: File): Promise<string>;
  /** The bytes of those that wait, by path. */
  waiting(): Map<string, Uint8Array<ArrayBuffer>>;
  /** They are in a commit now. */
  committed(): Promise<void>;
  /** A file of the site, waiting or there. */
  blob(path: string, snapshot: Snapshot): Promise<Blob | undefined>;
}

const pathOf = (name: string): string => `public/images/${name}`;

export function sitePictures(root: string, repository: Repository): SitePictures {
  let waiting = new Map<string, WaitingPicture>();
  let there: [string, PictureEntry][] = [];
  const all: SitePictures['all'] = () => [
    ...there,
    ...[...waiting].map(([name, { entry }]): [string, PictureEntry] => [name, entry]),
  ];
  return {
    all,
    async open({ entries }) {
      const named = [...entries].flatMap(([path, entry]) => {
        const name = isOrdinary(entry) ? pictureName(path) : undefined;
        return name === undefined ? [] : [[name, entry] as const];
      });
      [waiting, there] = await Promise.all([waitingPictures(root), readSizes(repository, named)]);
    },
    async add(file) {
      const { bytes, ending } = await prepared(file);
      const name = freeName(file.name, ending, new Set(all().map(([taken]) => taken)));
      waiting = new Map([...waiting, [name, { bytes, entry: await measured(bytes) }]]);
      await keepWaiting(root, waiting);
      return name;
    },
    waiting: () => new Map([...waiting].map(([name, { bytes }]) => [pathOf(name), bytes])),
    async committed() {
      there = all();
      waiting = new Map();
      await keepWaiting(root, waiting);
    },
    async blob(path, { entries }) {
      const own = [...waiting].find(([name]) => pathOf(name) === path)?.[1];
      if (own) return new Blob([own.bytes]);
      const entry = entries.get(path);
      return entry && new Blob([await repository.blob(entry.sha)]);
    },
  };
}
