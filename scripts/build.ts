import { join, resolve } from 'node:path';
import type { Host } from '../schemas/site';
import type { Site } from '../src/model/site';
import { formatPath } from '../src/reading/position';
import { hostIssues } from '../src/resolving/form-checks';
import { builtFrom } from './building/built-from';
import { bundles, weigh } from './building/bundles';
import { documents, shownPictures } from './building/documents';
import { hosting } from './building/hosting';
import { buildFlags, outputPath } from './building/options';
import { type PageVersions, pageVersions } from './building/page-versions';
import { makePictures } from './building/pictures';
import { renditionsOf } from './building/renditions';
import { sampleContent } from './building/samples';
import { withSearchIndex } from './building/search-index';
import { servedFonts } from './building/served-fonts';
import { stageTimer } from './building/stages';
import { textsToWrite } from './building/texts-to-write';
import { defineCommand } from './command-line/command';
import type { FlagValues } from './command-line/flags';
import { usageError } from './command-line/usage-error';
import { type ContentRoot, isSound, openRoot, problemText } from './content-root';
import { keepDays } from './dates/content-days';
import { keepEditorFiles } from './editor-files/keep-editor-files';
import { engineRoot } from './engine-root.mjs';
import type { HostOutput } from './hosts/host';
import { digestOf } from './output/digest';
import type { OutputFile } from './output/output-file';
import { outputFolder } from './output/output-folder';
import { type PlacedFiles, placedFiles } from './output/placed-files';
import { recoverOutput } from './output/recover-output';
import { noteWhole, untouchedOutput } from './output/whole-output';
import { writeOutput } from './output/write-output';

/** What a content root without errors says, its pages not yet resolved; prints every problem. */
function checked(root: ContentRoot) {
  const problems = problemText(root);
  if (problems !== '') console.error(problems);
  return isSound(root) ? root.content.outline() : undefined;
}

/** The pages resolved, which are kept for the next build. Asked of sound content alone. */
async function resolvedSite(sources: ContentRoot): Promise<Site> {
  const site = sources.content.site();
  if (!site) throw new Error('a site with errors was to be built');
  await sources.keepPages();
  return site;
}

/** Prints the launch checklist; false where a production build must not go on. */
function launchReady(site: Site, sources: ContentRoot): boolean {
  const [samples, unwritten] = [sampleContent(site), textsToWrite(sources)];
  const told = [
    ...(samples.length > 0 ? ['sample content; replace it and take out its "sample: true":', ...samples] : []),
    ...(unwritten.length > 0 ? ['texts that are still to write:', ...unwritten] : []),
  ];
  if (told.length > 0) console.error(`Not built, for this is left:\n  ${told.join('\n  ')}`);
  return told.length === 0;
}

/** What is left to do before a launch, in a line; nothing where nothing is. */
function leftToDo(site: Site, sources: ContentRoot): string | undefined {
  const [samples, unwritten] = [sampleContent(site), textsToWrite(sources)];
  const left = [
    ...(samples.length > 0 ? [`sample content in ${samples.length} ${samples.length === 1 ? 'place' : 'places'}`] : []),
    ...(unwritten.length > 0 ? [`${unwritten.length} texts to write`] : []),
  ];
  return left.length > 0 ? `  left to do: ${left.join(', ')}; npm run build -- --production lists it` : undefined;
}

/** Every file of the site, one after the other. */
async function* siteOutput(site: Site, sources: ContentRoot, made: Made): AsyncGenerator<OutputFile> {
  const { bundled, hosted, copied, versions, placed } = made;
  const { inventory, template } = sources;
  const pages = documents(site, inventory, { ...bundled, template, notFoundScript: hosted.notFoundScript, versions });
  yield* withSearchIndex(site, pages, bundled.engine, placed);
  yield* hosted.files;
  yield* bundled.client.files;
  // Their names change with their bytes; when they were used last is written down on the kept ones.
  for (const [url, kept] of copied) yield { path: url.slice(1), name: copiedAs(url, kept), copyFrom: kept };
}

/** Names what is copied to an address from a file that is named by its bytes. */
const copiedAs = (url: string, kept: string): string => digestOf(`${url} ${kept}`);

interface Made {
  bundled: Awaited<ReturnType<typeof bundles>>;
  hosted: HostOutput;
  /** Address → the file to copy. */
  copied: readonly (readonly [url: string, copyFrom: string])[];
  versions: PageVersions;
  placed: PlacedFiles;
}

interface Work {
  root: string;
  out: string;
  host: Host;
  /** The site with its pages resolved, once. */
  resolved: () => Promise<Site>;
  stage: ReturnType<typeof stageTimer>['stage'];
}

/** Makes what documents are put together from, and the files beside them; fonts get the names that they are served by. */
async function prepare(
  site: Site,
  sources: ContentRoot,
  { root, out, host, stage }: Work,
  { bundled, placed }: Pick<Made, 'bundled' | 'placed'>,
): Promise<{ served: Site; made: Made }> {
  const renditions = renditionsOf(shownPictures(site, sources.inventory));
  const pictures = await stage(
    'pictures',
    () =>
      makePictures(root, join(engineRoot, '.cache', 'pictures'), renditions, (url, kept) =>
        placed.isAt(url.slice(1), copiedAs(url, kept)),
      ),
    ({ made }) => `${renditions.length} renditions, ${made} new`,
  );
  const fonts = await servedFonts(site, sources.inventory.fonts, root, join(engineRoot, '.cache', 'fonts'));
  const served = { ...site, config: { ...site.config, theme: fonts.theme } };
  const hosted = await hosting(served, sources, { root, firstPaint: bundled.firstPaint, host });
  const versions = pageVersions(out, served, sources.inventory, bundled.engine);
  return { served, made: { bundled, hosted, copied: [...pictures.files, ...fonts.files], versions, placed } };
}

/**
 * Makes the site and puts it in place, where it is not there already as it was made from all the same; gives what the host
 * cannot express.
 */
async function makeSite(sources: ContentRoot, work: Work): Promise<readonly string[]> {
  const { out, stage } = work;
  const bundled = await stage(
    'bundle',
    () => bundles(),
    ({ client }) => weigh(client),
  );
  const name = builtFrom(sources, { ...work, engine: bundled.engine });
  const placed = placedFiles(out);
  const before = untouchedOutput(out, name, placed);
  if (before) {
    if (before.left !== undefined) console.log(before.left);
    console.log('  nothing has changed since the last build, and all of it is in place');
    return before.report;
  }
  const site = await stage(
    'resolve',
    () => work.resolved(),
    ({ pages }) => `${pages.length} pages`,
  );
  const left = leftToDo(site, sources);
  if (left !== undefined) console.log(left);
  const { served, made } = await prepare(site, sources, work, { bundled, placed });
  await stage(
    'write',
    () => writeOutput(out, siteOutput(served, sources, made), placed),
    ({ files, bytes, changed }) => `${files} files, ${(bytes / 1e6).toFixed(1)} MB, ${changed} changed`,
  );
  const { report } = made.hosted;
  await made.versions.note();
  await noteWhole(out, { name, report, left });
  return report;
}

type BuildOptions = FlagValues<typeof buildFlags>;

/** Builds the site. Exit code 1 and an untouched output folder where anything is wrong. */
async function buildSite(options: BuildOptions): Promise<number> {
  const root = resolve(options.root);
  const out = outputFolder(outputPath(options), root);
  const { stage, total } = stageTimer(console.log);
  recoverOutput(out);

  const sources = await stage(
    'read',
    () => openRoot(root, { held: false }),
    ({ paths }) => `${paths.length} files`,
  );
  const sound = await stage(
    'check',
    () => checked(sources),
    (good) => `${good?.pages.length ?? 0} pages`,
  );
  let site: Promise<Site> | undefined;
  const resolved = () => {
    site ??= resolvedSite(sources);
    return site;
  };
  if (!sound || (options.production && !launchReady(await resolved(), sources))) return 1;

  const host = options.host ?? sound.config.host;
  for (const [path, { found, fix }] of hostIssues(sound.config, host)) {
    throw usageError(`Not built for ${host}: ${formatPath(path)}: ${found}. Instead ${fix}`);
  }
  const report = await makeSite(sources, { root, out, host, resolved, stage });
  const news = sources.inventory.dayOf && (await keepDays(root, sources.content.contents(), sources.inventory.dayOf));
  if (news) console.log(`  ${news}`);
  await keepEditorFiles(root, sources);
  for (const line of report) console.log(`  ${host}: ${line}`);
  console.log(`Built ${sound.pages.length} pages in ${total()}`);
  return 0;
}

/** `npm run build`. */
export const command = defineCommand({ flags: buildFlags, run: buildSite });
