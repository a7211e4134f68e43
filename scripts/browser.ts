import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { defineCommand } from './command-line/command';

const installed = [
  process.env.CHROME_PATH,
  // Chromium without its windows: the same pages for three quarters of the work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The Chromium or Chrome to test with: an installed one, else Playwright's own download; `undefined` where there is none. */
export function findBrowser(): string | undefined {
  return [...installed, chromium.executablePath()].find((path): path is string => !!path && existsSync(path));
}

const run = (command: string, args: string[]) => execFileSync(command, args, { stdio: 'inherit' });
const runs = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** On Debian as root its package, the one without windows where there is one; elsewhere Playwright's download. */
function installBrowser(): void {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq']);
    const shell = 'chromium-headless-shell';
    const browser = runs('apt-cache', ['show', shell]) ? shell : 'chromium';
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-liberation']);
  } else {
    run('npx', ['playwright', 'install', 'chromium']);
  }
}

/** Finds or installs a browser for the tests; part of `npm test`. */
export const command = defineCommand({
  flags: {},
  run: async () => {
    if (!findBrowser()) installBrowser();
    const found = findBrowser();
    console.log(
      found ? `Browser for the tests: ${found}` : 'No Chromium or Chrome found: install one, or set CHROME_PATH to it.',
    );
    return found ? 0 : 1;
  },
});
