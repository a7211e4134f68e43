import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { openLive } from '../../scripts/dev/live-content';
import { watchContent } from '../../scripts/dev/watch';
import type { News } from '../../src/client/dev/news';
import { contentRoot } from '../build/content-root';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A server whose watcher has not begun, and what it tells open pages. */
function withoutEvents() {
  const told: News[] = [];
  const nothing = () => undefined;
  const ws = { on: nothing, send: (_: string, news: News) => void told.push(news) };
  return { told, vite: { watcher: { add: nothing, on: nothing }, ws } as unknown as ViteDevServer };
}

test('what is saved before the watcher has begun is told too, and what nobody saved is not', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const root = await contentRoot();
  const live = await openLive(root);
  const { told, vite } = withoutEvents();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  watchContent(vite, root, live);
  const file = join(root, 'pages/contact.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('heading: Contact us', 'heading: Ask us'));
  writeFileSync(join(root, 'pages/pumps.yaml'), 'title: Pumps\n');
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]?.pages).toContain('/contact');
  expect(told[0]?.problems.map((problem) => problem.file)).toContain('pages/pumps.yaml');
  await vi.advanceTimersByTimeAsync(12_000);
  expect(told).toHaveLength(1);
  rmSync(root, { recursive: true });
});
