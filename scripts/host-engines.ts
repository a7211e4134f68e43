import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { defineCommand } from './command-line/command';
import { engineRoot } from './engine-root.mjs';

const folder = join(engineRoot, '.cache', 'host-engines');

/** The hosts' own code on npm: too large, and of no use to a site, to stand among the packages of the house. */
const packages = { '@vercel/routing-utils': '6.6.0', 'netlify-redirector': '0.5.0', wrangler: '4.80.0' } as const;

const programs = {
  nginx: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'],
  apache: ['/usr/sbin/apache2'],
  caddy: ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'],
} as const;

/** The path of a server's program; undefined where it is not installed. */
export const findProgram = (name: keyof typeof programs): string | undefined =>
  programs[name].find((path) => existsSync(path));

/** The path of a module of one of those packages; undefined where it is not installed. */
export function findPackage(name: keyof typeof packages, module: string = name): string | undefined {
  const manifest = join(folder, 'package.json');
  try {
    return existsSync(manifest) ? createRequire(manifest).resolve(module) : undefined;
  } catch {
    return undefined;
  }
}

function attempt(command: string, args: readonly string[]): void {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  } catch {
    console.error(`${command} ${args.join(' ')} failed: what it was to install is not probed.`);
  }
}

/** On Debian as root, as in the gate; elsewhere servers are whoever's computer it is to install. */
function installServers(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  attempt('apt-get', ['update', '-qq']);
  attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light', 'apache2', 'caddy']);
}

function installPackages(): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: packages }));
  attempt('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--silent']);
}

const missing = (): string[] => [
  ...(Object.keys(programs) as (keyof typeof programs)[]).filter((name) => !findProgram(name)),
  ...(Object.keys(packages) as (keyof typeof packages)[]).filter((name) => !findPackage(name)),
];

/** Finds or installs what the files of the hosts are tried on; part of `npm run test:hosts`. */
export const command = defineCommand({
  flags: {},
  run: async () => {
    const names = missing();
    if (names.some((name) => name in programs)) installServers();
    if (names.some((name) => name in packages)) installPackages();
    for (const name of missing()) console.error(`${name} is not installed, so what it answers is NOT PROBED.`);
    return 0;
  },
});
