import { closest } from '../src/reading/closest';
import { faultSentence } from './command-line/fault-sentence';
import type { Flags } from './command-line/flags';
import { commandHelp, overview } from './command-line/help';
import { runKnowingBlocks } from './own-blocks/own-runner';

interface Entry {
  about: string;
  load: () => Promise<{ command: { flags: Flags; start(args: string[]): Promise<number | undefined> } }>;
}

/** Every command, loaded when it is called for: a check needs neither the picture encoder nor the bundler. */
export const commands: Readonly<Record<string, Entry>> = {
  init: { about: 'makes a new site from a few answers', load: () => import('./init') },
  dev: { about: 'live preview while you write', load: () => import('./dev') },
  edit: { about: 'opens the studio on a site of this computer', load: () => import('./studio') },
  'studio:build': {
    about: 'writes the studio as files to upload anywhere',
    load: () => import('./studio-build'),
  },
  check: { about: 'finds every mistake in every file', load: () => import('./check') },
  build: { about: 'checks the site and writes it to dist/', load: () => import('./build') },
  preview: { about: 'serves dist/ as a host would', load: () => import('./preview') },
  new: { about: 'scaffolds a page and explains each field', load: () => import('./new') },
  rename: { about: 'gives a page another address, and mends every link to it', load: () => import('./rename') },
  replay: { about: 'says where the addresses of a log or list end', load: () => import('./replay') },
  bench: { about: 'measures builds and what pages cost a visitor', load: () => import('./bench') },
  fuzz: { about: 'tries mangled texts on the reading', load: () => import('./fuzz') },
  browser: { about: 'finds or installs the browser for the tests', load: () => import('./browser') },
  'host-engines': {
    about: 'finds or installs what the files of hosts are tried on',
    load: () => import('./host-engines'),
  },
};

const wantsHelp = (word: string): boolean => word === '--help' || word === '-h';

async function run(name: string, entry: Entry, args: string[]): Promise<number | undefined> {
  const { command } = await entry.load();
  if (args.some(wantsHelp)) {
    process.stdout.write(commandHelp(name, entry.about, command.flags));
    return 0;
  }
  return command.start(args);
}

/** Runs the command of a name; gives the exit code, or nothing where a server goes on. Throws only on faults of ours. */
export async function runCommand(name = '--help', args: string[] = []): Promise<number | undefined> {
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (wantsHelp(name) || !entry) {
    const near = closest(name, Object.keys(commands));
    const unknown = `${name} is not a command${near ? `; did you mean ${near}?` : '.'}\n\n`;
    process.stdout.write(`${wantsHelp(name) ? '' : unknown}${overview(commands)}`);
    return wantsHelp(name) ? 0 : 1;
  }
  try {
    return await runKnowingBlocks(() => run(name, entry, args), [name, args]);
  } catch (error) {
    const sentence = faultSentence(error);
    if (sentence === undefined) throw error;
    console.error(sentence);
    return 1;
  }
}
