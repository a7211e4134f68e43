import { parseArgs } from 'node:util';
import { closest } from '../../src/reading/closest';
import type { Flag, Flags, FlagValues } from './flags';
import { usageError } from './usage-error';

const unknown = (what: string, word: string, known: readonly string[]): Error => {
  const near = closest(word, known);
  return usageError(`${what} is not known; ${near ? `did you mean ${near}? ` : ''}Known: ${known.join(', ')}`);
};

function checkValue(name: string, flag: Flag, value: string | undefined): void {
  if (flag.type === 'boolean') {
    if (value !== undefined) throw usageError(`--${name} stands alone; leave out "${value}"`);
    return;
  }
  // What begins with two hyphens is the next flag, not the value of this one.
  if (value === undefined || value.trim() === '' || value.startsWith('--')) {
    throw usageError(`--${name} needs a value: --${name} ${flag.value}`);
  }
  if (flag.choices?.includes(value) === false) throw unknown(`--${name} ${value}`, value, flag.choices);
}

/** The words of a command line by flag. */
function written(args: string[], flags: Flags): Map<string, string | true> {
  const options = Object.fromEntries(Object.entries(flags).map(([name, { type }]) => [name, { type }]));
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true });
  const found = new Map<string, string | true>();
  for (const token of tokens) {
    if (token.kind === 'positional') throw usageError(`"${token.value}" belongs to no flag; --help lists them`);
    if (token.kind !== 'option') continue;
    const flag = Object.hasOwn(flags, token.name) ? flags[token.name] : undefined;
    if (!flag)
      throw unknown(token.rawName, token.rawName, [...Object.keys(flags).map((name) => `--${name}`), '--help']);
    checkValue(token.name, flag, token.value);
    found.set(token.name, token.value ?? true);
  }
  return found;
}

/** Reads what was written after a command. Throws a usage error on unknown flags, missing values and unknown choices. */
export function readFlags<F extends Flags>(args: string[], flags: F): FlagValues<F> {
  const found = written(args, flags);
  const values = Object.entries<Flag>(flags).map(([name, flag]) => [
    name,
    found.get(name) ?? (flag.type === 'boolean' ? false : flag.default),
  ]);
  // Each value has the type that its flag says: checked above, which the compiler can't follow by name.
  return Object.fromEntries(values) as FlagValues<F>;
}
