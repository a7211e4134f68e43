import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/browser';

const port = Number(process.env.E2E_PORT ?? 4373);

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 90_000,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
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
  },
});
