import '../no-eval';
import { type Content, contentOf } from '../../src/engine/content';
import { noRules } from '../../src/engine/given-rules';
import { socialImage } from '../../src/head/social-image';
import { configName } from '../../src/model/config-name';
import { latestDay } from '../../src/model/latest-day';
import type { Inventory, SourceFile } from '../../src/model/site';
import { pageBody, siteData } from '../../src/pages/assemble';
import { applied } from '../../src/reading/edit';
import type { Problem } from '../../src/reading/problem';
import { bringLate, withTexts } from '../late';
import { untilHere } from '../until-here';
import { begunPage } from './begun-page';
import type { Answer, Order, Renamed, Told, ToldPage } from './messages';
import { shared } from './shared';
import { recallOf, rememberSite } from './site-memory';

let content: Content | undefined;
let inventory: Inventory = { pictures: new Map(), icons: new Map(), files: new Set() };
let texts = new Map<string, string>();
const year = new Date().getFullYear();
/** After so many ms what was found out at the opening is kept; sooner it would be in the way of who begins to edit. */
const idle = 4000;
let begin: () => void = () => undefined;
/** So many pages are looked at before what was asked meanwhile is answered. */
const atOnce = 8;
/** True until the whole site was looked at once. */
let isLooking = true;
/** True once it is known of each page what lists tell of it. */
let isListed = false;
/** So many ms after the last order the whole site is looked at. */
const pause = 40;

/** The page at a route as it is drawn; undefined where there is none, or where a mistake that is told keeps it from being drawn. */
function shownAt(route: string): ToldPage | undefined {
  const site = content?.previewOf(route);
  const page = site?.pages.find((candidate) => candidate.route === route);
  if (!site || !page) return undefined;
  try {
    const data = siteData(site, 'studio', page.language);
    const content = pageBody(site, page, inventory, 'studio');
    return isTold('site', data) ? { content } : { site: data, content };
  } catch (error) {
    // What is wrong in a draft is told as a warning.
    const told = content?.problems() ?? [];
    if (told.some(({ severity, file }) => severity === 'error' || file === page.file)) return undefined;
    throw error;
  }
}

const begun = (file: SourceFile) => begunPage(file, inventory.pictures.keys().next().value);

/** What the app was told last of the whole site. */
const told = new Map<string, unknown>();

/** True where it was told the same before; from here on it knows this. */
function isTold(name: string, value: unknown): boolean {
  const before = told.get(name);
  const isKnown = told.has(name) && shared(before, value) === before;
  if (!isKnown) told.set(name, value);
  return isKnown;
}

let telling: ReturnType<typeof setTimeout> | undefined;

/** Tells how the whole site stands, once nothing was asked for a moment: who types does not wait for it. */
function tellSoon(): void {
  if (!isListed) return;
  clearTimeout(telling);
  telling = setTimeout(async () => {
    const now = await withTexts(() => ({ problems: content?.problems() ?? [], pages: content?.listed() ?? [] }));
    const news = Object.entries({ ...now, isLooking }).filter(([name, value]) => !isTold(name, value));
    tell({ standing: Object.fromEntries(news) });
  }, pause);
}

/** Does something a few pages at a time, and answers in between what is asked; over when there are none left. */
const bitByBit = (next: (most: number) => boolean): Promise<void> =>
  new Promise((done, failed) => {
    const goOn = () => {
      try {
        if (next(atOnce)) setTimeout(goOn);
        else done();
      } catch (error) {
        failed(error);
      }
    };
    goOn();
  });

/** Looks at a site of which one page was read, without rules: first for what lists tell of each page, then by the rules. */
async function lookAt(opened: Content, bring: () => Promise<void>, done: () => void): Promise<void> {
  const rules = untilHere(() => import('../../src/engine/all-rules'));
  await Promise.all([bringLate(), bring()]);
  await bitByBit(opened.resolveNext);
  isListed = true;
  tellSoon();
  const { allRules } = await rules;
  opened.takeRules(allRules);
  await bitByBit(opened.seeNext);
  isLooking = false;
  tellSoon();
  done();
}

const tell = (message: Told): void => postMessage(message);

/** The path of the picture that stands for a page where it is shared. */
function cardOf(route: string): string | null {
  const site = content?.previewOf(route);
  const page = site?.pages.find((candidate) => candidate.route === route);
  try {
    const image = site && page && socialImage(site, page, inventory);
    return image ? new URL(image.url).pathname : null;
  } catch {
    // A picture that is missing is a problem of its own, and told as one.
    return null;
  }
}

/** The text of a file with a mistake mended, by what is known of that now; `null` where it is not there any more. */
function mendedOf({ file, code, path, line, column }: Problem): string | null {
  const told = content?.problems() ?? [];
  const same = told.find(
    (one) => one.file === file && one.code === code && one.path === path && one.line === line && one.column === column,
  );
  const text = texts.get(file);
  return text !== undefined && same?.edits ? applied(text, same.edits) : null;
}

async function rename(from: string, to: string): Promise<Renamed> {
  const { renamePage } = await untilHere(() => import('../../src/engine/rename-page'));
  const outcome = renamePage(texts, { from, to }, { year, inventory });
  if ('sentence' in outcome) return outcome;
  if ('problems' in outcome) {
    const [first] = outcome.problems;
    return { sentence: `Mend this first: ${first?.file}, line ${first?.line}: ${first?.found}. ${first?.fix}` };
  }
  return { files: [...outcome.files], mended: [...outcome.mended.values()].reduce((sum, count) => sum + count, 0) };
}

/** Throws outside of a promise, so that the app is told. */
const fail = (error: unknown): void =>
  void setTimeout(() => {
    throw error;
  });

async function answer(order: Order): Promise<Answer> {
  if ('look' in order) {
    begin();
    return { looks: true };
  }
  if ('texts' in order) {
    for (const [path, text] of order.texts) texts.set(path, text);
    content?.take({ files: order.texts });
    return { took: true };
  }
  if (!('open' in order)) await bringLate();
  if ('marked' in order) return { marked: content?.marked(order.marked) ?? null };
  if ('card' in order) return { card: cardOf(order.card) };
  if ('targets' in order) return { targets: content?.targets() ?? [] };
  if ('mend' in order) return { mended: await withTexts(() => mendedOf(order.mend)) };
  if ('rename' in order) return { renamed: await rename(order.rename.from, order.rename.to) };
  if ('open' in order) {
    const { root, files, names, pictures, publicFiles, icons } = order.open;
    texts = new Map([...files, ...names.map((name): [string, string] => [name, ''])]);
    // The names of icons are enough to know which there are; the frame has their drawings.
    inventory = {
      pictures: new Map(pictures),
      icons: new Map(icons.map((name) => [name, ''])),
      files: new Set(publicFiles),
    };
    const { recall, bring } = await recallOf(root, { config: texts.get(configName), year });
    // Read after the others, the configuration would have them read twice.
    const inOrder = [...texts].toSorted(([one], [other]) => Number(other === configName) - Number(one === configName));
    const today = latestDay(new Date());
    const opened = contentOf({ year, inventory, today, begun, recall }, noRules);
    // Where one of them is unusual, it goes on there once what reads it is here.
    await withTexts(() => opened.take({ files: inOrder }));
    content = opened;
    const remember = () => rememberSite(root, { config: texts.get(configName), year }, opened);
    const keep = () => opened.isNew() && setTimeout(() => void remember(), idle);
    isLooking = true;
    begin = () => {
      begin = () => undefined;
      void lookAt(opened, bring, keep).catch(fail);
    };
  } else {
    for (const [path, text] of order.files) {
      if (text === undefined) texts.delete(path);
      else texts.set(path, text);
    }
    if (order.pictures) inventory = { ...inventory, pictures: new Map(order.pictures) };
    content?.take({ files: order.files, ...(order.pictures && { inventory }) });
  }
  tellSoon();
  return { shown: await withTexts(() => shownAt(order.route)) };
}

let last = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<Order>) => {
  last = last.then(async () => tell(await answer(data))).catch(fail);
});
