import { expect, test } from '@playwright/test';

test('a page is fetched ahead when the pointer rests on a link to it; a photo and a page elsewhere are not', async ({
  page,
}) => {
  const preload = await page.context().newCDPSession(page);
  const fetched = new Map<string, string>();
  preload.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    fetched.set(new URL(prefetchUrl).pathname, status);
  });
  await preload.send('Preload.enable');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Apply' }).first().hover();
  await page.locator('[data-act=photo]').first().hover();
  await page.locator('header nav').getByRole('link', { name: 'Gallery' }).hover();
  await expect.poll(() => fetched.get('/gallery')).toBe('Ready');
  // On its way the pointer may rest on other pages' links, on a slow machine long enough.
  expect([...fetched.keys()].filter((path) => /^\/(?:pictures|offers)\b/.test(path))).toEqual([]);
});

for (const saveData of [true, false]) {
  test(`a visitor who ${saveData ? 'saves data has no' : 'does not save data has'} pages fetched ahead`, async ({
    page,
  }) => {
    await page.addInitScript((connection) => Object.defineProperty(navigator, 'connection', { value: connection }), {
      saveData,
    });
    await page.goto('/');
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(saveData ? 0 : 1);
  });
}
