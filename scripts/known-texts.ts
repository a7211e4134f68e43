import { join } from 'node:path';
import { keepJson, keptJson } from './kept-json';
import { entryOf, isSettled } from './known-states.mjs';

/** What the disk said of a file when it was read, and the name of its text. */
type Known = readonly [path: string, said: string, name: string];

/** A file as the disk tells of it, and the name of its text where that is known. */
interface LookedAt {
  /** Takes down the name of the text that was read after this look. */
  note(name: string): void;
  name?: string;
}

/**
 * The names of texts in a content root by what the disk tells of their files, from `.cache/` in it: a file of which it tells
 * the same as when it was read need not be read for its name. One that was touched a moment ago is not noted, as another
 * edit of it might not show.
 */
export function knownTexts(root: string) {
  const kept = join(root, '.cache/content/texts.json');
  const before = keptJson<readonly Known[]>(kept) ?? [];
  const known = new Map(before.map(([path, ...text]) => [path, text]));
  const now: Known[] = [];
  let isNew = false;
  return {
    look(path: string): LookedAt {
      const entry = entryOf(join(root, path));
      if (!entry) return { note: () => undefined };
      // Whoever may not read a file shall be told so.
      const said = `${entry.said} ${process.getuid?.()}`;
      const [saidBefore, name] = known.get(path) ?? [];
      if (saidBefore === said && name !== undefined) {
        now.push([path, said, name]);
        return { name, note: () => undefined };
      }
      const note = (read: string) => {
        if (!isSettled(entry)) return;
        now.push([path, said, read]);
        isNew = true;
      };
      return { note };
    },
    /** Writes down what is new; a folder that cannot be written to costs time only. */
    async keep(): Promise<void> {
      if (isNew) await keepJson(kept, now).catch(() => undefined);
    },
  };
}
