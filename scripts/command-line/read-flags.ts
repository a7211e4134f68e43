import { statSync } from 'node:fs';
import { closest } from '../../src/reading/closest';
import type { Flag, Flags, FlagValues } from './flags';
import { usageError } from './usage-error';

const unknown = (what: string, word: string, known: readonly string[]): Error => {
  const near = closest(word, known);
  return usageError(`${what} is not known; ${near ? `did you mean ${near}? ` : ''}Known: ${known.join(', ')}`);
};

/** The value of a flag: the one written, or the one that it has alone. */
function flagValue(name: string, flag: Flag, written: string | undefined): string | true {
  if (flag.type === 'boolean') {
    if (written !== undefined) throw usageError(`--${name} stands alone; leave out "${written}"`);
    return true;
  }
  const value = written ?? flag.alone;
  if (value === undefined || value.trim() === '') throw usageError(`--${name} needs a value: --${name} ${flag.value}`);
  if (flag.choices?.includes(value) === false) throw unknown(`--${name} ${value}`, value, flag.choices);
  const misfit = flag.kind && misfits[flag.kind](value);
  if (misfit) throw usageError(`--${name} ${value}: ${misfit}`);
  return value;
}

/** What is wrong with a value that is not of its kind. */
const misfits = {
  folder: (value: string): string | undefined => {
    const found = statSync(value, { throwIfNoEntry: false });
    if (found?.isDirectory()) return undefined;
    return found ? 'this is a file; name the folder that it is in' : 'there is no such folder; is its name right?';
  },
  number: (value: string): string | undefined =>
    /^\d+(?:\.\d+)?$/.test(value) ? undefined : 'this is no number; write one in digits',
} as const;

/** The flags that words without a name are for. */
const wordsOf = (flags: Flags): string[] =>
  Object.entries(flags).flatMap(([name, flag]) => (flag.type === 'string' && flag.word ? [name] : []));

/** The words of a command line by flag: `--name value`, `--name=value` or `--name`, and words without a name. */
function written(args: readonly string[], flags: Flags): Map<string, string | true> {
  const found = new Map<string, string | true>();
  const places = wordsOf(flags).values();
  const words = args.values();
  let next = words.next();
  while (!next.done) {
    const [, name, inline] = /^--?([^-=][^=]*)(?:=(.*))?$/s.exec(next.value) ?? [];
    if (name === undefined) {
      const place = places.next();
      if (place.done) throw usageError(`"${next.value}" belongs to no flag; --help lists them`);
      found.set(place.value, next.value);
      next = words.next();
      continue;
    }
    const flag = next.value.startsWith('--') && Object.hasOwn(flags, name) ? flags[name] : undefined;
    if (!flag) {
      const word = next.value.replace(/=.*/s, '');
      throw unknown(word, word, [...Object.keys(flags).map((one) => `--${one}`), '--help']);
    }
    next = words.next();
    // What begins with two hyphens is the next flag, not the value of this one.
    const takes = inline === undefined && flag.type === 'string' && !next.done && !next.value.startsWith('--');
    found.set(name, flagValue(name, flag, takes ? next.value : inline));
    if (takes) next = words.next();
  }
  return found;
}

const wordNamed = (name: string, flags: Flags): string => {
  const flag = flags[name];
  return flag?.type === 'string' ? flag.value : name;
};

/** Reads what was written after a command. Throws a usage error on unknown flags, missing values and unknown choices. */
export function readFlags<F extends Flags>(args: readonly string[], flags: F): FlagValues<F> {
  const found = written(args, flags);
  const missing = wordsOf(flags).find((name) => !found.has(name));
  if (missing) throw usageError(`${wordNamed(missing, flags)} is missing; --help tells what is needed`);
  const values = Object.entries<Flag>(flags).map(([name, flag]) => [
    name,
    found.get(name) ?? (flag.type === 'boolean' ? false : flag.default),
  ]);
  // Each value has the type that its flag says: checked above, which the compiler can't follow by name.
  return Object.fromEntries(values) as FlagValues<F>;
}
