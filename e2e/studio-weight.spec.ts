import { expect } from '@playwright/test';
import { recordTimes } from '../scripts/bench/studio-times';
import { watchWeight } from '../scripts/bench/studio-weight';
import { studioFiles } from '../scripts/studio-files/studio-bundle';
import { test } from './studio-site';

// Its home has sections of many kinds.
test.use({ from: '.' });

test('at most 300 kB of the app come before a page is drawn', async ({ page, studio }) => {
  const weigh = watchWeight(page, await studioFiles());
  await page.addInitScript(recordTimes);
  await studio.open();
  const bytes = await weigh();
  expect(bytes).toBeGreaterThan(150_000);
  expect(bytes).toBeLessThanOrEqual(300_000);
});
