import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type FrameLocator, type Page } from '@playwright/test';
import { createStudioServer } from '../scripts/local-studio/studio-server';
import { listen } from '../scripts/serving/listen';
import { studioFiles } from '../scripts/studio-files/studio-bundle';

/** The studio on a copy of a site, in a folder of its own. */
interface StudioSite {
  root: string;
  /** Opens the studio and waits for the page in it. */
  open(): Promise<FrameLocator>;
  onDisk(path: string): string;
  /** Saves what was changed, and waits until the studio says so. */
  publish(): Promise<void>;
}

/** A test of the studio on a copy of a site: the plumber's, or the one in `from`. */
export const test = base.extend<{ from: string; studio: StudioSite }>({
  from: ['tests/sites/plumber', { option: true }],
  studio: async ({ page, from }, use) => {
    const root = mkdtempSync(join(tmpdir(), 'studio-site-'));
    for (const part of ['pages', 'public', 'site.config.yaml']) {
      cpSync(join(from, part), join(root, part), { recursive: true });
    }
    const server = await createStudioServer({
      ...{ root, app: await studioFiles(), token: 'secret' },
      port: () => (server.address() as AddressInfo).port,
    });
    const [address = ''] = await listen(server, 0);
    await use({
      root,
      open: () => opened(page, address),
      onDisk: (path) => readFileSync(join(root, path), 'utf8'),
      publish: () => publish(page),
    });
    server.closeAllConnections();
    server.close();
    rmSync(root, { recursive: true });
  },
});

async function opened(page: Page, address: string): Promise<FrameLocator> {
  await page.goto(`${address}/?token=secret`);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('main h1')).toBeVisible();
  return frame;
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Save/ }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the page' }).click();
}

/** The lines that a text has and another has not. */
export const linesOnlyIn = (text: string, other: string): string[] => {
  const known = new Set(other.split('\n'));
  return text.split('\n').filter((line) => !known.has(line));
};
