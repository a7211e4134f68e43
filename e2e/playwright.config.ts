import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/browser';

const port = Number(process.env.E2E_PORT ?? 4373);

const live = /\/dev\.spec\.ts$/;

/** Tools that are worked with over days, and what is told of a window's history, which holds 50 entries: each test has a context of its own. */
const ownContext =
  /\/(?:dev-requests|lost-block|changed-page|engine|studio.*|behaviour|form|same-page|viewer|walks)\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Twice seen is a fault; what passes the second time is listed as flaky and looked at.
  retries: 1,
  // Long enough for a machine that does other work too: a test fails for what it sees, not for want of time.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  projects: [
    // Its tests go one after the other: begun last, they would keep one worker alone.
    { name: 'live', testMatch: live },
    // A context costs as much as the page that a test opens in it; cookies, storage, cache and routes are emptied between tests.
    { name: 'shared', testIgnore: [live, ownContext], use: { reuseContext: true } },
    { name: 'own', testMatch: ownContext },
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  webServer: {
    command: 'npm run --silent preview',
    cwd: '..',
    url: `http://localhost:${port}/robots.txt`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
    timeout: 300_000,
  },
});
