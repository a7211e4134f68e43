import type { Page } from '@playwright/test';

/** Resolves when all of a page is laid out: what is far below waits until the browser has nothing else to do. */
export const laidOut = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.far === undefined);
