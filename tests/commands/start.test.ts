import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Flag } from '../../scripts/command-line/flags';
import { commandHelp } from '../../scripts/command-line/help';
import { readFlags } from '../../scripts/command-line/read-flags';
import { engineRoot } from '../../scripts/engine-root.mjs';
import { commands } from '../../scripts/start';

/** Starts a command as npm does; gives its exit code and what it printed. */
function run(...words: string[]): { code: number | null; output: string } {
  return runIn({}, ...words);
}

/** The same with some variables of the environment as given. */
function runIn(variables: Record<string, string>, ...words: string[]): { code: number | null; output: string } {
  const env = { ...process.env, NODE_ENV: undefined, NO_COLOR: '1', ...variables };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(engineRoot, 'scripts/run.mjs'), ...words], {
    env,
  });
  return { code: status, output: `${stdout}${stderr}` };
}

test('without a command, all are listed', () => {
  const { code, output } = run();
  expect(code).toBe(0);
  for (const command of Object.keys(commands)) expect(output).toContain(`npm run ${command}`);
});

test.each([
  [['buidl'], 1, /^buidl is not a command; did you mean build\?\n\nCommands:/],
  [['constructor'], 1, /^constructor is not a command\.\n\nCommands:/],
  [
    ['check', '--rot', 'site'],
    1,
    /^--rot is not known; did you mean --root\? Known: --root, --format, --fix, --dry-run, --words, --rules, --help\n$/,
  ],
  [
    ['init', join(tmpdir(), 'no-site-here'), '--name', 'Heron', '--trade', 'dentist', '--country', 'IT'],
    1,
    /There are no pages in Italian yet: [\s\S]*\n\nNothing was made: the answers ended before all was known\. [\s\S]*\n {2}--language LANGUAGE {2}[\s\S]*--town TOWN/,
  ],
  [
    ['new', '--root', join(engineRoot, 'tests/sites/plumber'), '--kind', 'city'],
    1,
    /\n\nNothing was changed: the answers ended before all was known\. [^\n]*\n {2}--route ROUTE {2}[^\n]*\n {2}--title TITLE {2}[^\n]*\n$/,
  ],
  [['build', '--out', 'x', '--help'], 0, /^npm run build: checks the site and writes it to dist\/\n\n {2}--root DIR/],
])('%j ends with %d and a line to the point', (words, code, told) => {
  expect(run(...words)).toEqual({ code, output: expect.stringMatching(told) });
});

test('a builder to compare with that is not installed is named, with where to get it', () => {
  expect(runIn({ PATH: '/nowhere' }, 'bench', '--against', 'hugo')).toEqual({
    code: 1,
    output:
      '--against hugo needs hugo, which cannot be started here: see gohugo.io/installation, or leave --against out\n',
  });
});

test.each(Object.entries(commands))('%s tells what each of its flags is for', async (name, { about, load }) => {
  const { command } = await load();
  const help = commandHelp(name, about, command.flags);
  const names = Object.entries<Flag>(command.flags).map(([flag, options]) =>
    options.type === 'string' && options.word ? options.value : `--${flag}( [A-Z]+)?`,
  );
  for (const flag of [...names, '--help']) {
    expect(help).toMatch(new RegExp(`^ {2}${flag} {2,}[\\w/]+ \\w`, 'm'));
  }
});

const flags = {
  root: { type: 'string', value: 'DIR', about: 'a folder', default: '.' },
  site: { type: 'string', value: 'DIR', about: 'a folder that is there', kind: 'folder' },
  runs: { type: 'string', value: 'N', about: 'how often', kind: 'number' },
  host: { type: 'string', value: 'HOST', about: 'a host', choices: ['netlify', 'nginx'] },
  production: { type: 'boolean', about: 'for real' },
} as const;

test('flags are read, with defaults for what is not written', () => {
  expect(readFlags([], flags)).toEqual({
    root: '.',
    site: undefined,
    runs: undefined,
    host: undefined,
    production: false,
  });
  expect(readFlags(['--root', 'a b', '--site', 'tests', '--runs=3', '--host=nginx', '--production'], flags)).toEqual({
    root: 'a b',
    site: 'tests',
    runs: '3',
    host: 'nginx',
    production: true,
  });
});

test.each([
  ['--rot x', '--rot is not known; did you mean --root? Known: --root, --site, --runs, --host, --production, --help'],
  ['--constructor', '--constructor is not known; Known: --root, --site, --runs, --host, --production, --help'],
  ['-r x', '-r is not known; Known: --root, --site, --runs, --host, --production, --help'],
  ['--root', '--root needs a value: --root DIR'],
  ['--root=', '--root needs a value: --root DIR'],
  ['--root --production', '--root needs a value: --root DIR'],
  ['--site no-such-folder', '--site no-such-folder: there is no such folder; is its name right?'],
  ['--site package.json', '--site package.json: this is a file; name the folder that it is in'],
  ['--runs ten', '--runs ten: this is no number; write one in digits'],
  ['--host ngnix', '--host ngnix is not known; did you mean nginx? Known: netlify, nginx'],
  ['--production=yes', '--production stands alone; leave out "yes"'],
  ['pages', '"pages" belongs to no flag; --help lists them'],
])('%s says %s', (line, message) => {
  expect(() => readFlags(line.split(' '), flags)).toThrow(message);
});
