import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { engineRoot } from '../../scripts/engine-root.mjs';
import { meter, writeBlock } from '../own-blocks/meter';

const folder = mkdtempSync(join(tmpdir(), 'package-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const answers = {
  ...{ name: 'Heron', trade: 'locksmith', country: 'IE', language: 'en', town: 'Cork', phone: '021 496 0018' },
  ...{ email: 'hello@heron.ie', hours: 'Mon-Fri 8-17', services: 'Locks, keys', pages: 'about, prices', host: 'nginx' },
};

async function run(command: string, args: readonly string[], cwd: string) {
  const { stdout, stderr } = await promisify(execFile)(command, args, { cwd, maxBuffer: 1e8 });
  return stdout + stderr;
}

test('the engine installed as a package makes, checks and builds a site of YAML and pictures, with a block of its own @wide', async () => {
  const packed = (await run('npm', ['pack', '--silent', '--pack-destination', folder], engineRoot)).trim();
  const site = mkdtempSync(join(folder, 'site-'));
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', join(folder, packed)], site);
  const roofline = (...args: string[]) => run('npx', ['roofline', ...args], site);
  const given = Object.entries(answers).flatMap(([name, answer]) => [`--${name}`, answer]);
  expect(await roofline('init', '.', ...given)).toContain('Made 8 pages');
  await expect(roofline('init', '.', ...given)).rejects.toThrow(/There is a site.config.yaml/);
  expect(readdirSync(site).sort()).toEqual([
    '.gitignore',
    'node_modules',
    'package-lock.json',
    'package.json',
    'pages',
    'public',
    'site.config.yaml',
  ]);
  expect(await roofline('check')).toMatch(/8 pages, no errors/);
  const about = join(site, 'pages/about.yaml');
  const before = readFileSync(about, 'utf8');
  writeBlock(site, 'meter', meter);
  appendFileSync(about, '  - type: meter\n    readngs:\n      - { label: Pipes laid, value: 70 }\n');
  const refused = await roofline('check').catch(({ stdout }: { stdout: string }) => stdout);
  expect(refused).toMatch(/pages\/about\.yaml:\d+:5 .*"readngs" is not a field of meter {2}write "readings"/);
  writeFileSync(about, `${before}  - type: meter\n    readings:\n      - { label: Pipes laid, value: 70 }\n`);
  expect(await roofline('build')).toMatch(/left to do: .*texts to write[\s\S]*Built 8 pages/);
  await expect(roofline('build', '--production')).rejects.toThrow(/texts that are still to write/);
  expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).toContain('Locksmith in Cork');
  const html = readFileSync(join(site, 'dist/about.html'), 'utf8');
  const [, bars] = /data-block="meter".*?<ul class="([\w-]+)"><li>Pipes laid/.exec(html) ?? [];
  const sheets = readdirSync(join(site, 'dist/assets')).filter((name) => name.endsWith('.css'));
  const styles = sheets.map((name) => readFileSync(join(site, 'dist/assets', name), 'utf8')).join('');
  expect(styles).toContain(`.${bars} meter{width:12.34rem}`);
  writeBlock(site, 'meter', { 'component.tsx': meter['component.tsx'].replace('block.readings', 'block.reedings') });
  await expect(roofline('build')).rejects.toThrow(
    /blocks\/meter\/component\.tsx fails when it draws its section of \/about: Cannot read .*'map'/,
  );
  expect(
    await roofline('new', '--kind', 'page', '--route', '/team', '--title', 'Our team', '--menu', 'none'),
  ).toContain('Made pages/team.yaml');
  expect(JSON.parse(readFileSync(join(site, 'package.json'), 'utf8')).scripts).toMatchObject({
    dev: 'roofline dev',
    replay: 'roofline replay',
  });
  expect(readFileSync(join(site, '.gitignore'), 'utf8')).toContain('dist/\n');
});
