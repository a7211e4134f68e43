import { isFields } from '../../src/model/values';
import type { Path } from '../../src/reading/position';
import { placeInWords } from '../form/words';
import { paired } from './paired';

/** A value that is another than it was; undefined for what was or is not there. */
export interface ValueChange {
  /** Names it among all changes of a file. */
  id: string;
  /** Where it is, as people say it. */
  place: string;
  /** What became of an item of a list as a whole. */
  became?: string;
  before?: string;
  after?: string;
}

interface Place {
  /** What the place is in, and the place there. */
  root: unknown;
  path: Path;
}

/** What is different between two values, leaf by leaf, so that a person can read it; items of lists are followed to where they went. */
export const valueChanges = (before: unknown, after: unknown): ValueChange[] =>
  changesAt(before, after, { was: { root: before, path: [] }, is: { root: after, path: [] } });

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

const below = ({ root, path }: Place, step: string | number): Place => ({ root, path: [...path, step] });

function changesAt(before: unknown, after: unknown, at: { was: Place; is: Place }): ValueChange[] {
  if (Array.isArray(before) && Array.isArray(after)) return changesInList(before, after, at);
  if (isFields(before) && isFields(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      changesAt(Reflect.get(before, name), Reflect.get(after, name), {
        was: below(at.was, name),
        is: below(at.is, name),
      }),
    );
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [told(after === undefined ? at.was : at.is, { before: inText(before), after: inText(after) })];
}

function changesInList(before: readonly unknown[], after: readonly unknown[], at: { was: Place; is: Place }) {
  return paired(before, after).flatMap(([from, to, moved]): ValueChange[] => {
    if (to === undefined) {
      return [told(below(at.was, from ?? 0), { became: 'Taken away', before: inText(before[from ?? 0]) })];
    }
    const is = below(at.is, to);
    if (from === undefined) return [told(is, { became: 'New', after: inText(after[to]) })];
    const became = moved && `Moved from place ${from + 1} to place ${to + 1}`;
    return [
      ...(became ? [told(is, { became })] : []),
      ...changesAt(before[from], after[to], { was: below(at.was, from), is }),
    ];
  });
}

const told = ({ root, path }: Place, change: Pick<ValueChange, 'became' | 'before' | 'after'>): ValueChange => ({
  id: JSON.stringify([path, change.became]),
  place: placeInWords(root, path),
  ...change,
});

function inText(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (!isTree(value)) return String(value);
  const texts = leavesIn(value);
  const words = texts.filter((text) => !isName.test(text));
  return (words.length > 0 ? words : texts).join(' · ');
}

/** How kinds, icons, addresses and files are called: of all that a section holds nobody looks for those. */
const isName = /^[a-z0-9/#:._-]*$/;

/** The texts of a value; the kind of a section is told with its place. */
const leavesIn = (value: unknown): string[] =>
  isTree(value)
    ? Object.entries(value).flatMap(([name, part]) => (name === 'type' ? [] : leavesIn(part)))
    : [String(value)];
