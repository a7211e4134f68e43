import { usualRoot } from '../site-root';
import type { Flag, Flags } from './flags';

const table = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, about]) => `  ${name.padEnd(width)}  ${about}\n`).join('');
};

function written(name: string, flag: Flag): string {
  if (flag.type === 'boolean') return `--${name}`;
  return flag.word ? flag.value : `--${name} ${flag.value}`;
}

function told(flag: Flag): string {
  if (flag.type === 'boolean') return flag.about;
  const about = flag.choices ? `${flag.about}: ${flag.choices.join(', ')}` : flag.about;
  if (flag.default === undefined) return about;
  return `${about} (${flag.default === usualRoot ? 'this one' : flag.default} when left out)`;
}

/** What stands after the name of a command that needs words. */
function wordsIn(flags: Flags): string {
  const words = Object.values(flags).flatMap((flag) => (flag.type === 'string' && flag.word ? [flag.value] : []));
  return words.length > 0 ? ` -- ${words.join(' ')}` : '';
}

/** What `--help` prints for a command. */
export const commandHelp = (name: string, about: string, flags: Flags): string =>
  `npm run ${name}${wordsIn(flags)}: ${about}\n\n${table([
    ...Object.entries(flags).map(([flag, options]) => [written(flag, options), told(options)] as const),
    ['--help', 'prints this'],
  ])}\nFlags come after two hyphens: npm run ${name} -- --help\n`;

/** What to do where a command asked and nobody answered, as in a script: the flags by which the same is told. */
export const flagsInstead = (flags: Flags, names: readonly string[]): string =>
  `the answers ended before all was known. Run it in a terminal to be asked, or give them as flags:\n${table(
    Object.entries(flags)
      .filter(([name]) => names.includes(name))
      .map(([name, flag]) => [written(name, flag), told(flag)] as const),
  )}`;

/** What is printed where no command is named. */
export const overview = (commands: { readonly [name: string]: { readonly about: string } }): string =>
  `Commands:\n\n${table(Object.entries(commands).map(([name, { about }]) => [`npm run ${name}`, about] as const))}
npm run build -- --help tells the flags of build, and so on.\n`;
