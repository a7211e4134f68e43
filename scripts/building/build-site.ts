import type { Host } from '../../schemas/site/host-names';
import type { Site } from '../../src/model/site';
import { formatPath } from '../../src/reading/position';
import { hostIssues } from '../../src/resolving/form-checks';
import { usageError } from '../command-line/usage-error';
import { type ContentRoot, isSound, openRoot, problemText } from '../content-root';
import { keepDays } from '../dates/content-days';
import { keepEditorFiles } from '../editor-files/keep-editor-files';
import { engineRoot } from '../engine-root.mjs';
import type { HostOutput } from '../hosts/host';
import { cacheFolder } from '../kept.mjs';
import { digestOf } from '../output/digest';
import type { OutputFile } from '../output/output-file';
import { type PlacedFiles, placedFiles } from '../output/placed-files';
import { noteWhole, untouchedOutput } from '../output/whole-output';
import { writeOutput } from '../output/write-output';
import { builtFrom } from './built-from';
import { bundles, weigh } from './bundles';
import { documents, shownPictures } from './documents';
import { hosting } from './hosting';
import type { BuildSaid } from './known-builds';
import type { BuildOptions } from './options';
import { type PageVersions, pageVersions } from './page-versions';
import { makePictures } from './pictures';
import { renditionsOf } from './renditions';
import { sampleContent } from './samples';
import { sayBuilt, sayUnchanged } from './say-built';
import { withSearchIndex } from './search-index';
import { servedFonts } from './served-fonts';
import { stageTimer } from './stages';
import { textsToWrite } from './texts-to-write';

/** What a content root without errors says, its pages not yet resolved, and every problem, which is printed. */
function checked(root: ContentRoot) {
  const problems = problemText(root);
  if (problems !== '') console.error(problems);
  return { problems, sound: isSound(root) ? root.content.outline() : undefined };
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
      makePictures(root, cacheFolder(engineRoot, '.cache/pictures'), renditions, (url, kept) =>
        placed.isAt(url.slice(1), copiedAs(url, kept)),
      ),
    ({ made }) => `${renditions.length} renditions, ${made} new`,
  );
  const fonts = await servedFonts(site, sources.inventory.fonts, root, cacheFolder(engineRoot, '.cache/fonts'));
  const served = { ...site, config: { ...site.config, theme: fonts.theme } };
  const hosted = await hosting(served, sources, { root, firstPaint: bundled.firstPaint, host });
  const versions = pageVersions(out, served, sources.inventory, bundled.engine);
  return { served, made: { bundled, hosted, copied: [...pictures.files, ...fonts.files], versions, placed } };
}

/**
 * Makes the site and puts it in place, where it is not there already as it was made from all the same; gives what the
 * host cannot express, and what is left to do.
 */
async function makeSite(sources: ContentRoot, work: Work): Promise<Pick<BuildSaid, 'report' | 'left'>> {
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
    sayUnchanged(before);
    return before;
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
  return { report, left };
}

/** What a build came to: its exit code, and where all of it is in place and kept, what it has to say each time. */
interface Built {
  code: number;
  said?: BuildSaid;
}

/** Builds a site into a folder of its own. Exit code 1 and an untouched folder where anything is wrong. */
export async function buildSite(options: BuildOptions, { root, out }: { root: string; out: string }): Promise<Built> {
  const { stage, total } = stageTimer(console.log);
  const sources = await stage(
    'read',
    () => openRoot(root, { held: false }),
    ({ paths }) => `${paths.length} files`,
  );
  const { sound, problems } = await stage(
    'check',
    () => checked(sources),
    (good) => `${good.sound?.pages.length ?? 0} pages`,
  );
  let site: Promise<Site> | undefined;
  const resolved = () => {
    site ??= resolvedSite(sources);
    return site;
  };
  if (!sound || (options.production && !launchReady(await resolved(), sources))) return { code: 1 };

  const host = options.host ?? sound.config.host;
  for (const [path, { found, fix }] of hostIssues(sound.config, host)) {
    throw usageError(`Not built for ${host}: ${formatPath(path)}: ${found}. Instead ${fix}`);
  }
  const { report, left } = await makeSite(sources, { root, out, host, resolved, stage });
  const said = { problems, left, pages: sound.pages.length, report: report.map((line) => `  ${host}: ${line}`) };
  const isKept = await keepBeside(root, sources);
  sayBuilt(said, total());
  return { code: 0, said: isKept ? said : undefined };
}

/** Keeps beside the pages what a build has to keep; false where something could not be. */
async function keepBeside(root: string, sources: ContentRoot): Promise<boolean> {
  const { dayOf } = sources.inventory;
  const days = async () => dayOf && (await keepDays(root, sources.content.contents(), dayOf));
  const news = await days();
  if (news !== undefined) console.log(`  ${news}`);
  const areEditorsServed = await keepEditorFiles(root, sources);
  // Where there is nothing more to be said of the days, they are kept.
  return areEditorsServed && (news === undefined || (await days()) === undefined);
}
