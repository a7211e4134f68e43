import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { readInventory } from '../scripts/inventory';
import { readContent } from '../scripts/read-content';
import { type Answer, answer, type Request } from './engine-worker';

const root = join(import.meta.dirname, '..');

/** The engine as one script for a worker. */
async function workerScript(): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      rollupOptions: { checks: { pluginTimings: false } },
      lib: { entry: join(import.meta.dirname, 'engine-worker.ts'), formats: ['es'], fileName: 'engine' },
    },
  });
  // `build` is typed for watch mode and several outputs as well; this asks for neither.
  const [output] = result as unknown as Rolldown.RolldownOutput[];
  const [script] = output?.output ?? [];
  return script?.code ?? '';
}

test('the engine runs in a web worker: the same problems and page data as in Node, also after an edit', async ({
  page,
}) => {
  const [{ files: sources }, inventory] = await Promise.all([readContent(root), readInventory(root)]);
  const files = sources.map(({ path, text }): [string, string] => [path, text]);
  const first: Request = {
    files,
    begin: {
      year: 2026,
      pictures: [...inventory.pictures],
      icons: [...inventory.icons],
      files: [...inventory.files],
    },
  };
  const [about = ''] = files.flatMap(([path, text]) => (path === 'pages/about.yaml' ? [text] : []));
  const edit: Request = { files: [['pages/about.yaml', about.replace('href: /contact', 'href: /contcat')]] };

  // An empty page: those of the site allow no script from elsewhere, as a worker made of text is.
  await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto('/empty');
  await page.evaluate(
    (code) => {
      const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
      Object.assign(window, { engine: new Worker(url, { type: 'module' }) });
    },
    await workerScript(),
  );
  const ask = (request: Request) =>
    page.evaluate(
      (message) =>
        new Promise<Answer>((resolve, reject) => {
          const { engine } = window as unknown as { engine: Worker };
          engine.onmessage = ({ data }) => resolve(data);
          engine.onerror = ({ message: why }) => reject(new Error(why));
          engine.postMessage(message);
        }),
      request,
    );

  const opened = await ask(first);
  expect(opened.problems).toEqual([]);
  expect(Object.keys(opened.pages).length).toBeGreaterThan(50);
  expect(opened).toEqual(answer(first));

  const edited = await ask(edit);
  expect(edited.problems.map(({ file, found }) => `${file} ${found}`)).toEqual([
    'pages/about.yaml there is no page "/contcat"',
  ]);
  expect(edited).toEqual(answer(edit));
});
