import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeOutput } from '../../scripts/output/write-output';
import { createSiteServer } from '../../scripts/serving/site-server';
import { onDyingDisk } from '../output/dying-disk';

const folder = mkdtempSync(join(tmpdir(), 'killed-'));
const out = join(folder, 'dist');
afterAll(() => rmSync(folder, { recursive: true }));

const paths = ['index.html', 'a.html', 'b.html', 'c.html'];
const site = (words: string) => paths.map((path) => ({ path, content: words }));

test('a build killed at any step leaves no running server that answers with two versions', async () => {
  const server = createSiteServer(out);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answers = async (): Promise<Set<string>> => {
    const found = new Set<string>();
    for (const path of ['/', '/a', '/b', '/c'])
      found.add(await (await fetch(`http://127.0.0.1:${port}${path}`)).text());
    return found;
  };
  await writeOutput(out, site('old'));
  const steps = await onDyingDisk(Number.POSITIVE_INFINITY, '', () => writeOutput(out, site('new')));
  const seen = new Set<string>();
  for (let step = 1; step <= steps; step += 1) {
    await writeOutput(out, site('old'));
    await onDyingDisk(step, 'EKILLED', () => writeOutput(out, site('new')));
    const found = await answers();
    expect([...found], `killed at step ${step}`).toHaveLength(1);
    for (const words of found) seen.add(words);
  }
  server.close();
  expect([...seen].sort()).toEqual(['new', 'old']);
}, 60_000);
