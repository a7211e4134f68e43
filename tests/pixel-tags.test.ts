// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { runTag } from '../src/parts/tags/run-tag';

type Pixel = ((...command: unknown[]) => void) & { queue: unknown[][]; callMethod?: (...command: unknown[]) => void };
const pixel = () => (window as unknown as { fbq: Pixel }).fbq;

test('calls wait for the script of the pixel, which takes them over, and each of two tells of its own page view once', () => {
  runTag({ type: 'meta-pixel', id: '111', consent: true });
  runTag({ type: 'meta-pixel', id: '222', consent: true });
  expect(document.querySelectorAll('script[src*="fbevents.js"]')).toHaveLength(1);
  expect(pixel().queue).toEqual([
    ['init', '111'],
    ['trackSingle', '111', 'PageView'],
    ['init', '222'],
    ['trackSingle', '222', 'PageView'],
  ]);
  // The script has come: what a page's own HTML counts goes to it.
  const answered: unknown[] = [];
  pixel().callMethod = (...command) => answered.push(command);
  pixel()('track', 'Lead');
  expect(answered).toEqual([['track', 'Lead']]);
  expect(pixel().queue).toHaveLength(4);
});
