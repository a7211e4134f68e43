import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Inventory, Site, SourceFile } from '../src/content/site';
import { formatProblems } from '../src/content/format-problem';
import { loadSite } from '../src/content/load-site';
import { buildId } from './build/build-id';
import { bundleClient, bundleLoader, bundleServer, type ClientBundle, engineRoot } from './build/bundle';
import { documents, shownPictures } from './build/documents';
import { type BuildOptions, buildOptions } from './build/options';
import { makePictures, renditionsOf } from './build/pictures';
import { sampleContent } from './build/samples';
import { hostOutput, siteFiles } from './build/site-files';
import { stageTimer } from './build/stages';
import type { HostOutput } from './hosts/host';
import { readInventory } from './inventory';
import { type OutputFile, recoverOutput, writeOutput } from './output';
import { readContent } from './read-content';

interface Sources {
  files: SourceFile[];
  inventory: Inventory;
}

/** Validates the content; prints every problem. Gives nothing where there is an error. */
function check({ files, inventory }: Sources): Site | undefined {
  const { site, problems } = loadSite({ files, inventory, year: new Date().getFullYear() });
  if (problems.length > 0)
    console.error(formatProblems(problems, new Map(files.map(({ path, text }) => [path, text]))));
  return site;
}

/** Prints the launch checklist; false where a production build must not go on. */
function launchReady(site: Site, { production }: BuildOptions): boolean {
  const samples = sampleContent(site);
  if (samples.length === 0) return true;
  if (!production) {
    console.log(
      `  sample content is left in ${samples.length} places; npm run build -- --production lists and refuses them`,
    );
    return true;
  }
  console.error(
    `Not built: sample content is left. Replace it, then remove its "sample: true":\n  ${samples.join('\n  ')}`,
  );
  return false;
}

/** Everything but pictures and pages, made once for all of them. */
async function bundles(cache: string) {
  const [client, loader, server, template] = await Promise.all([
    bundleClient(),
    bundleLoader(),
    bundleServer(cache),
    readFile(join(engineRoot, 'index.html'), 'utf8'),
  ]);
  return { client, loader, server, template };
}

interface Made extends Awaited<ReturnType<typeof bundles>> {
  build: string;
  host: HostOutput;
}

/** Every file of the site. */
async function* outputOf(
  site: Site,
  inventory: Inventory,
  made: Made,
  pictures: Map<string, string>,
  root: string,
): AsyncGenerator<OutputFile> {
  yield* documents(site, inventory, { ...made, notFoundScript: made.host.notFoundScript });
  yield* siteFiles(site, inventory, root);
  yield* made.host.files;
  yield* made.client.files;
  for (const [url, copyFrom] of pictures) yield { path: url.slice(1), copyFrom };
}

/** What the site weighs: home's HTML, and the scripts and styles of the app. */
function sizes({ files }: ClientBundle): string {
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
  return `${files.length} files, ${Math.round(bytes / 1024)} kB`;
}

/** Builds the site. Exit code 1 and an untouched output folder where anything is wrong. */
export async function main(args: string[]): Promise<number> {
  const options = buildOptions(args);
  const { root, out } = options;
  const cache = join(engineRoot, '.cache');
  const { stage, total } = stageTimer(console.log);
  await recoverOutput(out);

  const files = await stage(
    'read',
    () => readContent(root),
    (read) => `${read.length} files`,
  );
  const inventory = await stage(
    'inventory',
    () => readInventory(root),
    ({ pictures }) => `${pictures.size} pictures`,
  );
  const site = await stage(
    'check',
    () => check({ files, inventory }),
    (good) => `${good?.pages.length ?? 0} pages`,
  );
  if (!site || !launchReady(site, options)) return 1;

  const made = await stage(
    'bundle',
    () => bundles(cache),
    ({ client }) => sizes(client),
  );
  const shown = shownPictures(site, inventory);
  const renditions = renditionsOf(
    shown.flatMap((src) => {
      const file = inventory.pictures.get(src);
      return file ? [[src, file] as const] : [];
    }),
  );
  const pictures = await stage(
    'pictures',
    () => makePictures(root, join(cache, 'pictures'), renditions, availableParallelism()),
    (result) => `${renditions.length} renditions, ${result.made} new`,
  );
  const host = hostOutput(site, inventory, options.host);
  const build = buildId(files, inventory, made.client);
  const written = await stage(
    'write',
    () => writeOutput(out, outputOf(site, inventory, { ...made, build, host }, pictures.files, root)),
    (result) => `${result.files} files, ${(result.bytes / 1e6).toFixed(1)} MB`,
  );
  for (const line of host.report) console.log(`  ${options.host ?? site.config.host}: ${line}`);
  console.log(`Built ${site.pages.length} pages in ${total()}: ${written.files} files in ${out}`);
  return 0;
}
