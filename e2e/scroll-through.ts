import { expect, type Page } from '@playwright/test';

/** Scrolls down a screen at a time, as a visitor would, so that everything comes near once. */
export const scrollThrough = async () => {
  for (let y = 0; y <= document.body.scrollHeight; y += innerHeight / 2) {
    scrollTo(0, y);
    await new Promise(requestAnimationFrame);
  }
};

/** The pictures that a visitor who has scrolled through would still not see, by the name of their file. */
const unseen = () =>
  [...document.images]
    .filter((image) => image.checkVisibility({ visibilityProperty: true }))
    .filter((image) => {
      const { width, height } = image.getBoundingClientRect();
      const shown = getComputedStyle(image);
      return (
        !image.complete ||
        image.naturalWidth === 0 ||
        width < 1 ||
        height < 1 ||
        shown.opacity !== '1' ||
        (image.hasAttribute('data-lazy') && shown.transform !== 'none')
      );
    })
    .map((image) => image.currentSrc || image.src);

/** Expects that whoever scrolls through the page sees all its pictures. */
export async function expectAllSeen(page: Page): Promise<void> {
  await page.evaluate(scrollThrough);
  await expect.poll(() => page.evaluate(unseen), page.url()).toEqual([]);
}
