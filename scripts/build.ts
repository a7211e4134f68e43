import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { loadSite } from '../src/engine/load-site';
import type { Inventory, Site, SourceFile } from '../src/model/site';
import { checkTemplate } from '../src/pages/document-template';
import { formatProblems, textsOf } from '../src/reading/format-problem';
import { buildId } from './building/build-id';
import { bundles, weigh } from './building/bundles';
import { documents, shownPictures } from './building/documents';
import { buildFlags, outputPath } from './building/options';
import { makePictures, renditionsOf } from './building/pictures';
import { sampleContent } from './building/samples';
import { hostOutput, siteFiles } from './building/site-files';
import { stageTimer } from './building/stages';
import { defineCommand } from './command-line/command';
import type { FlagValues } from './command-line/flags';
import { engineRoot } from './engine.mjs';
import { readInventory } from './inventory';
import type { OutputFile } from './output/output-file';
import { outputFolder } from './output/output-folder';
import { recoverOutput } from './output/recover-output';
import { writeOutput } from './output/write-output';
import { readContent } from './read-content';

interface Sources {
  files: SourceFile[];
  inventory: Inventory;
  /** The text of index.html, the frame of every page. */
  template: string;
}

async function readSources(root: string): Promise<Sources> {
  const template = readFile(join(engineRoot, 'index.html'), 'utf8');
  const [files, inventory] = await Promise.all([readContent(root), readInventory(root)]);
  return { files, inventory, template: await template };
}

/** Validates the content and the frame of the pages; prints every problem. Gives nothing where there is an error. */
function check({ files, inventory, template }: Sources): Site | undefined {
  const frame = checkTemplate(template, 'index.html');
  const { site, problems } = loadSite({ files, inventory, year: new Date().getFullYear() });
  const all = [...frame, ...problems];
  if (all.length > 0) console.error(formatProblems(all, textsOf(files)));
  return frame.length > 0 ? undefined : site;
}

/** Prints the launch checklist; false where a production build must not go on. */
function launchReady(site: Site, { production }: BuildOptions): boolean {
  const samples = sampleContent(site);
  if (samples.length === 0) return true;
  if (production) {
    console.error(
      `Not built: sample content is left. Replace it and take out its "sample: true":\n  ${samples.join('\n  ')}`,
    );
    return false;
  }
  console.log(`  sample content is left in ${samples.length} places; npm run build -- --production lists it`);
  return true;
}

/** Every file of the site, one after the other. */
async function* siteOutput(site: Site, sources: Sources, root: string, made: Made): AsyncGenerator<OutputFile> {
  const { bundled, pictures, host } = made;
  const { inventory, template } = sources;
  const build = buildId(sources.files, inventory, bundled.client);
  yield* documents(site, inventory, { ...bundled, template, build, notFoundScript: host.notFoundScript });
  yield* siteFiles(site, inventory, root);
  yield* host.files;
  yield* bundled.client.files;
  for (const [url, copyFrom] of pictures.files) yield { path: url.slice(1), copyFrom };
}

interface Made {
  bundled: Awaited<ReturnType<typeof bundles>>;
  pictures: Awaited<ReturnType<typeof makePictures>>;
  host: ReturnType<typeof hostOutput>;
}

type BuildOptions = FlagValues<typeof buildFlags>;

/** Builds the site. Exit code 1 and an untouched output folder where anything is wrong. */
async function buildSite(options: BuildOptions): Promise<number> {
  const root = resolve(options.root);
  const out = outputFolder(outputPath(options), root);
  const cache = join(engineRoot, '.cache');
  const { stage, total } = stageTimer(console.log);
  recoverOutput(out);

  const sources = await stage(
    'read',
    () => readSources(root),
    ({ files }) => `${files.length} files`,
  );
  const site = await stage(
    'check',
    () => check(sources),
    (good) => `${good?.pages.length ?? 0} pages`,
  );
  if (!site || !launchReady(site, options)) return 1;

  const bundled = await stage(
    'bundle',
    () => bundles(),
    ({ client }) => weigh(client),
  );
  const renditions = renditionsOf(shownPictures(site, sources.inventory));
  const pictures = await stage(
    'pictures',
    () => makePictures(root, join(cache, 'pictures'), renditions),
    ({ made }) => `${renditions.length} renditions, ${made} new`,
  );
  const host = hostOutput(site, sources.inventory, options.host);
  await stage(
    'write',
    () => writeOutput(out, siteOutput(site, sources, root, { bundled, pictures, host })),
    ({ files, bytes, changed }) => `${files} files, ${(bytes / 1e6).toFixed(1)} MB, ${changed} changed`,
  );
  for (const line of host.report) console.log(`  ${options.host ?? site.config.host}: ${line}`);
  console.log(`Built ${site.pages.length} pages in ${total()}`);
  return 0;
}

/** `npm run build`. */
export const command = defineCommand({ flags: buildFlags, run: buildSite });
