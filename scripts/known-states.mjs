// Plain JavaScript, because it is what tells whether the compiled form of everything else is still the one to run.
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { fileText, keepFile } from './plain-file.mjs';

/** How many states are remembered: enough to go back and forth between a few branches and sites. */
const remembered = 8;

/** A file saved twice within so many milliseconds may have one time for both. */
const unsettled = 2000;

/**
 * What a disk says of a file, and when it was touched last; nothing where there is none. A time alone can be set back; that
 * of the entry cannot.
 *
 * @param {string} path
 */
export function entryOf(path) {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry) return undefined;
  const { size, mtimeMs, ctimeMs, ino } = entry;
  return { said: `${size} ${mtimeMs} ${ctimeMs} ${ino}`, latest: Math.max(mtimeMs, ctimeMs) };
}

/** True for what was left alone for long enough that another text would have another name. @param {{ latest: number }} entry */
export const isSettled = ({ latest }) => latest < Date.now() - unsettled;

/**
 * Names files by what a disk says of them, which takes a fifth of the time of reading them, and whether all of them were left
 * alone for long enough that another text would have another name. Throws where one is not there.
 *
 * @param {readonly string[]} paths
 * @param {string} [beside] what else the state is made of
 */
export function stateOf(paths, beside = '') {
  let [said, latest] = [`${beside}\n`, 0];
  for (const path of paths) {
    const entry = entryOf(path);
    if (!entry) throw new Error(`${path} is gone`);
    said += `${path}\n${entry.said}\n`;
    latest = Math.max(latest, entry.latest);
  }
  return { state: createHash('sha256').update(said).digest('hex'), isSettled: isSettled({ latest }) };
}

/** @param {string} file @returns {Map<unknown, unknown>} the names of states, the newest last; none where they cannot be read */
function knownIn(file) {
  try {
    return new Map(JSON.parse(fileText(file)));
  } catch {
    return new Map();
  }
}

/**
 * Gives the name that `make` gave to a state of files before, from `file`, and has it made where there is none. A file that
 * cannot be written to costs time only.
 *
 * @param {string} file
 * @param {ReturnType<typeof stateOf>} of
 * @param {() => string} make
 * @returns {string}
 */
export function nameOfState(file, { state, isSettled }, make) {
  const known = knownIn(file);
  const found = known.get(state);
  if (typeof found === 'string') return found;
  const name = make();
  if (!isSettled) return name;
  try {
    keepFile(file, JSON.stringify([...[...known].slice(1 - remembered), [state, name]]));
  } catch {
    // It is made again at the next run.
  }
  return name;
}
