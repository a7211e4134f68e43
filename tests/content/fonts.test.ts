import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { standInFor } from '../../scripts/building/metric-match';
import { servedFonts } from '../../scripts/building/served-fonts';
import { openRoot, problemsIn } from '../../scripts/content-root';
import { readFontFiles } from '../../scripts/font-files';
import { themeCss } from '../../src/styles/theme-css';
import { contentRoot } from '../build/content-root';

const heading = '{ family: Space Grotesk, file: /fonts/space-grotesk.woff2 }';

/** What is told of a site whose font of headings is written otherwise, and whose files were changed. */
async function told(written: string, change = async (_fonts: string) => {}): Promise<string[]> {
  const root = await contentRoot('electrician');
  const config = join(root, 'site.config.yaml');
  const text = await readFile(config, 'utf8');
  expect(text).toContain(heading);
  await writeFile(config, text.replace(heading, written));
  await change(join(root, 'public/fonts'));
  const errors = problemsIn(await openRoot(root)).filter(({ severity }) => severity === 'error');
  await rm(root, { recursive: true });
  return errors.map(({ code, path, found, fix }) => `${code} ${path}: ${found} → ${fix}`);
}

test('a font may leave its weights to its file, or have some of them', async () => {
  expect(await told(heading)).toEqual([]);
  expect(await told(heading.replace('}', ', weights: [400, 700] }'))).toEqual([]);
});

test.each<[string, string, ((fonts: string) => Promise<void>)?]>([
  ['weights that the file does not have', heading.replace('}', ', weights: [400, 900] }')],
  ['weights apart from all that it has', heading.replace('}', ', weights: [800, 900] }')],
  ['weights the wrong way around', heading.replace('}', ', weights: [700, 400] }')],
  ['widths of a font without any', heading.replace('}', ', widths: [75, 100] }')],
  ['a file that is not there', heading.replace('grotesk.', 'grotesc.')],
  [
    'a font of another kind by the name of one',
    heading,
    (fonts) => writeFile(join(fonts, 'space-grotesk.woff2'), 'wOFF'),
  ],
  [
    'a font that breaks off',
    heading,
    async (fonts) => {
      const file = join(fonts, 'space-grotesk.woff2');
      await writeFile(file, (await readFile(file)).subarray(0, 4000));
    },
  ],
  ['an empty file', heading, (fonts) => writeFile(join(fonts, 'space-grotesk.woff2'), '')],
  [
    'a folder by the name of a font',
    heading.replace('/space', '/folder'),
    async (fonts) => {
      await mkdir(join(fonts, 'folder-grotesk.woff2'));
    },
  ],
])('%s', async (_, written, change) => {
  expect(await told(written, change)).toMatchSnapshot();
});

test('what stands in for a font is as wide and as high as it', async () => {
  const source = await readFile('tests/sites/electrician/public/fonts/text.woff2');
  expect(await standInFor(source, 400, false)).toMatchInlineSnapshot(`
    {
      "ascent": 109.2,
      "descent": 42.7,
      "family": "Arial",
      "lineGap": 0,
      "sizeAdjust": 93.8,
    }
  `);
  expect(await standInFor(source, 700, false)).toMatchInlineSnapshot(`
    {
      "ascent": 110.9,
      "descent": 43.3,
      "family": "Arial Bold",
      "lineGap": 0,
      "sizeAdjust": 92.3,
    }
  `);
});

test('a theme without fonts names those of the device, and fetches none', async () => {
  const root = await contentRoot();
  const site = (await openRoot(root)).content.site();
  if (!site) throw new Error('the site is not sound');
  const { theme, files } = await servedFonts(site, await readFontFiles(root), root, join(root, '.cache'));
  expect(files.size).toBe(0);
  const css = themeCss(theme);
  expect(css).toContain('--font-text:system-ui,');
  expect(css).not.toContain('@font-face');
  await rm(root, { recursive: true });
});
