import type { Flags, FlagValues } from './flags';
import { readFlags } from './read-flags';

/** A command: its flags and what it does. `run` gives the exit code, or nothing where a server goes on. */
interface Definition<F extends Flags> {
  readonly flags: F;
  run(values: FlagValues<F>): Promise<number | undefined>;
}

/** Gives a command that can also be started with the words of a command line. */
export const defineCommand = <const F extends Flags>({ flags, run }: Definition<F>) => ({
  flags,
  run,
  start: (args: string[]) => run(readFlags(args, flags)),
});
