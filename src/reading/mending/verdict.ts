import { parseErrors } from '../parsing/errors';
import { locate } from '../parsing/locate';
import { stumble } from '../parsing/stumble';
import { treeOf } from '../parsing/tree';
import { formatPath, type Path } from '../position';
import { quickValue } from '../quick/quick-value';

/** What is wrong with a text. */
export interface Verdict {
  /** True for a text that cannot be read. */
  broken: boolean;
  /** Of a broken text: how many lines follow the place where the parser first loses its way. */
  left: number;
  /** Of a readable one: the paths of what does not fit its schema. */
  misfits: readonly string[];
  /** True for a text that can be read and fits: to know that is much cheaper than to list what does not. */
  sound: boolean;
  /** True for a text that holds no fields at all. */
  shapeless: boolean;
  /** What it says. */
  value: unknown;
  /** Where to look for the mistake, the likeliest place first. */
  offsets(): number[];
}

/** Something in a file that does not fit: its path, and the place in the text where that is not enough to find it. */
interface Misfit {
  path: Path;
  offset?: number;
}

/** Whether anything in the content of a file does not fit, and all that does not, which is looked for when it is asked for. */
export type Misfits = (value: unknown, text: string) => { none: boolean; all(): readonly Misfit[] };

/** Reads a text and holds it against its schema. */
export function verdictOn(text: string, misfitsOf: Misfits): Verdict {
  const plain = quickValue(text);
  if (plain !== undefined) return readable(text, plain, misfitsOf(plain, text), []);
  // Most guesses are no YAML, which is found in a fraction of the time that a tree takes.
  const place = stumble(text);
  if (place !== undefined) return unreadable(text, place);
  const tree = treeOf(text);
  const { told, broken } = parseErrors(tree, 4);
  const faults = told.filter(({ severity }) => severity !== 'warning').map(({ at }) => at.offset);
  if (!broken) {
    const value: unknown = tree.document.toJS();
    return readable(text, value, misfitsOf(value, text), faults);
  }
  const left = tree.source.text.slice(faults[0] ?? 0).split('\n').length;
  const shapeless = told.some(({ code }) => code === 'yaml/no-fields' || code === 'yaml/empty');
  return { ...unread, left, shapeless, offsets: () => faults.slice(0, 1) };
}

const unread = { broken: true, sound: false, misfits: [], value: undefined };

function unreadable(text: string, place: number): Verdict {
  const offsets = () => {
    const { told } = parseErrors(treeOf(text), 4);
    const first = told.find(({ severity }) => severity !== 'warning');
    return [...(first ? [first.at.offset] : []), place];
  };
  const left = text.slice(place).split('\n').length;
  return { ...unread, left, shapeless: false, offsets };
}

function readable(text: string, value: unknown, fit: ReturnType<Misfits>, faults: readonly number[]): Verdict {
  let all: readonly Misfit[] | undefined;
  const misfits = (): readonly Misfit[] => {
    all ??= fit.none ? [] : fit.all();
    return all;
  };
  const offsets = () => [
    ...faults,
    ...misfits().flatMap(({ path, offset }) => {
      if (offset !== undefined) return [offset];
      const { key, value: from, end } = locate(treeOf(text), path);
      // A text over several lines may have swallowed the line that is wrong.
      const lines = [...text.slice(from, end).matchAll(/\n(?=.)/g)].slice(0, 3).map(({ index }) => from + index + 1);
      return [key, from, ...lines];
    }),
  ];
  return {
    ...{ broken: false, sound: fit.none && faults.length === 0, left: 0, shapeless: false, value, offsets },
    get misfits() {
      return [
        ...faults.map(() => 'yaml'),
        ...misfits().map(({ path, offset }) => (offset === undefined ? '' : 'slid ') + formatPath(path)),
      ];
    },
  };
}
