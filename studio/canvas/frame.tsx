import '../../src/styles/index.css';
import './frame.css';
import { createRoot } from 'react-dom/client';
import { loadBlocks } from '../../src/blocks';
import { isWithin, type Path } from '../../src/reading/position';
import { themeCss } from '../../src/styles/theme-css';
import type { Shown } from '../engine/messages';
import { shared } from '../engine/shared';
import { nameOf } from '../form/words';
import { withEnd } from '../form/written-end';
import { nextFrame } from '../frames';
import { watchPictures } from '../pictures/stand-ins';
import { untilHere } from '../until-here';
import { isTextOfList } from '../workspace/paths';
import { answer } from './answer';
import type { Around, Canvas } from './bridge';
import { bringIntoWindow } from './bring-into-window';
import { drawerInSlices } from './drawing';
import { keysAhead } from './keys-ahead';
import { elementOf, isText, type Leaf, leafAt, leafBeside, placeOf } from './leaves';
import { oneStop } from './one-stop';
import { lay, outline } from './outline';
import { pageIcons } from './page-icons';
import { watchFonts } from './stand-in-fonts';
import { textsOnPage } from './texts-on-page';
import { typedEarly } from './typed-early';
import type { Point, Typing } from './typing';
import { unfold } from './unfold';
import { watchHover } from './watch-hover';
import { type PlaceOnPage, watchPresses } from './watch-presses';
import { bringWhatFollows, typingCode, whenLeftAlone } from './what-follows';

const rootElement = document.getElementById('root') ?? document.body;
const draw = drawerInSlices(createRoot(rootElement));
const styles = document.head.appendChild(document.createElement('style'));
let around: Around | undefined;
let shown: Shown | undefined;
/** Counts what was told to be shown: what is older than the last does not come after it. */
let turn = 0;
/** True while all that was told since the last drawing is of letters. */
let isOfLetters = true;
let selected: Path = [];
const isSelected = answer();
/** True until what is chosen was on screen: it may be drawn a moment later. */
let isToBring = false;
let typing: { path: Path; field: Typing } | undefined;

const chosen = outline('chosen');
const bringIcons = pageIcons(async (names) => around?.icons(names));

const main = (): Element => document.querySelector('#root main') ?? rootElement;
const sectionsOnPage = (): HTMLElement[] => [...main().querySelectorAll<HTMLElement>('[data-block]')];

const texts = textsOnPage({ shown: () => shown, marked: async (route) => around?.marked(route) });

const onPage = (leaf: Leaf | undefined): HTMLElement | undefined => leaf && elementOf(main(), leaf);

const early = typedEarly({
  elementAt: (path) => onPage(texts.knownAt(path)),
  written: (path, of) => around?.textAt(path, of)?.text,
});

function sectionPlace(found: Leaf[], index: number): Path {
  return placeOf(found, index) ?? (shown?.content.page.kind === 'page' ? ['sections', index] : []);
}

/** Lays the outline around what is chosen, and the field that is typed in over its text. */
async function refresh(bring = false): Promise<void> {
  isToBring = selected.length > 0 && (isToBring || bring);
  if (selected.length === 0 && !typing) {
    lay(chosen, undefined, '');
    // Where texts stand is drawn aside, which takes as long as the page: it is known before somebody chooses one.
    whenLeftAlone(() => void texts.find());
    return;
  }
  const found = await texts.find();
  const {
    leaf,
    section = selected[0] === 'sections' && shown?.content.page.kind === 'page' ? Number(selected[1]) : undefined,
  } = leafAt(found, selected);
  const block = section === undefined ? undefined : sectionsOnPage()[section];
  const element = onPage(leaf) ?? block;
  // Who writes an answer in the form sees it.
  if (element) unfold(element);
  lay(chosen, selected.length > 0 ? element : undefined, element === block ? nameOf(block?.dataset.block ?? '') : '');
  if (isToBring && element) {
    isToBring = false;
    bringIntoWindow(element);
  }
  if (typing) {
    const own = found.find(({ path }) => String(path) === String(typing?.path));
    const place = onPage(own);
    if (place) typing.field.place(place);
  }
}

/** Letters that are typed before the field is there are not lost. */
const ahead = keysAhead((letter) => typing?.field.write(letter));

function typeAt(place: Path, at?: Point): Promise<boolean> {
  // Here are the next keys, also of who comes from the list of sections.
  window.focus();
  return ahead.during(beginAt(place, at));
}

/** What can be typed in on the page. */
const written = async (): Promise<Leaf[]> =>
  (await texts.find()).filter((one) => isText(one) && onPage(one) && around?.textAt(one.path));

async function beginAt(place: Path, at?: Point): Promise<boolean> {
  const [{ beginTyping }, found] = await Promise.all([typingCode(), written(), around?.canType()]);
  const leaf = found.find(({ path }) => isWithin(path, place));
  const element = onPage(leaf);
  const of = leaf && around?.textAt(leaf.path);
  if (!leaf || !element || !of) return false;
  const { path } = leaf;
  if (String(typing?.path) === String(path)) return true;
  typing?.field.end();
  around?.choose(path);
  unfold(element);
  element.scrollIntoView({ block: 'nearest' });
  const events = {
    input: (now: string) => around?.type(path, withEnd(now, of.written)),
    below: isTextOfList(path) ? (more: readonly string[]) => around?.addBelow(path, more) : undefined,
    end: () => {
      typing = undefined;
      texts.forget();
      around?.typed();
    },
    left(by: -1 | 0 | 1) {
      // Who goes on by keys is on the page still.
      rootElement.focus({ preventScroll: true });
      if (by !== 0) void ahead.during(typeBeside(path, by));
    },
    key: (event: KeyboardEvent) => around?.key(event),
    link: async (now: string | undefined) => around?.link(path, now),
  };
  typing = { path, field: beginTyping(element, { ...of, tokens: texts.tokens() }, events, at) };
  return true;
}

/** Goes on with the text that is before or after one on the page. */
async function typeBeside(path: Path, by: 1 | -1): Promise<void> {
  const next = leafBeside(await written(), path, by);
  if (next) await beginAt(next.path);
}

/** Chooses the text or picture that is before or after what is chosen. */
async function chooseBeside(by: 1 | -1): Promise<void> {
  const found = (await texts.find()).filter((one) => onPage(one));
  const next = leafBeside(found, selected, by);
  if (!next || String(next.path) === String(selected)) return;
  // The next key begins from there, once the app has told of it.
  const told = isSelected.wait();
  around?.choose(next.path);
  await told;
}

/** The place of the page under an element: its text, or the section around it. */
async function placeUnder(target: Element): Promise<PlaceOnPage | undefined> {
  const found = await texts.find();
  const inner = found.findLast((leaf) => onPage(leaf)?.contains(target));
  if (inner) return { path: inner.path, isText: isText(inner) };
  const index = sectionsOnPage().findIndex((section) => section.contains(target));
  return index < 0 ? undefined : { path: sectionPlace(found, index), isText: false };
}

watchPictures(document, async (address) => around?.picture(address));
watchFonts(
  () => styles.textContent ?? '',
  async (address) => around?.font(address),
);
watchHover();
oneStop(rootElement, (by) => around?.leave(by));
watchPresses({
  under: placeUnder,
  chosen: () => selected,
  choose: (path) => around?.choose(path),
  chooseFact: (part) => around?.chooseFact(part),
  typeAt,
  typeUnder: (target, at) =>
    void ahead.during(placeUnder(target).then(async (place) => place?.isText && beginAt(place.path, at))),
});
document.addEventListener('keydown', (event) => {
  // The key that ended typing has done its work.
  if (typing || event.defaultPrevented) return;
  const plain = !(event.altKey || event.ctrlKey || event.metaKey);
  if (plain && event.key === 'Enter' && selected.length > 0) {
    event.preventDefault();
    // What has no words to type in is changed in the form.
    void typeAt(selected).then((isTyped) => isTyped || around?.leave(1));
  } else if (plain && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
    event.preventDefault();
    void ahead.during(chooseBeside(event.key === 'ArrowDown' ? 1 : -1));
  } else around?.key(event);
});
addEventListener('resize', () => void refresh());

const canvas: Canvas = {
  connect(to) {
    around = to;
  },
  async show(told) {
    turn += 1;
    const own = turn;
    isOfLetters &&= told.isOfLetters === true;
    // What cannot be loaded is left out, and does not keep the others from being drawn.
    const types = told.content.page.sections.map(({ type }) => type);
    await loadBlocks(types).catch(() => void untilHere(() => loadBlocks(types)).catch(() => undefined));
    if (own !== turn) return;
    const now = { ...shared(shown, told), isOfLetters };
    const another = shown?.content.page.route !== now.content.page.route;
    const putSince = early.during(typing?.path, now.source);
    if (!(await draw(now, early.takeBack))) return;
    shown = now;
    if (own === turn) isOfLetters = true;
    // Letters that are typed move no text to another element; all else may.
    if (!now.isOfLetters || another) texts.forget();
    // Whoever edits sees the fonts of the site, also where a visitor's first page would not wait for them.
    const theme = themeCss(now.site.theme).replaceAll('font-display:optional', 'font-display:swap');
    if (styles.textContent !== theme) styles.textContent = theme;
    putSince();
    void bringIcons();
    if (another) scrollTo(0, 0);
    // Nothing is measured before the browser lays the page out by itself: what is next in line is not kept waiting for that.
    await nextFrame();
    await refresh(another);
    if (typing) {
      // What came meanwhile is not to be taken for a change by others.
      around?.settle();
      const now = around?.textAt(typing.path);
      if (now && !another) typing.field.take(now.text);
      else typing.field.end();
    }
    bringWhatFollows();
  },
  select(path, bring) {
    selected = path;
    isSelected.come();
    if (typing && String(path) !== String(typing.path)) typing.field.end();
    void refresh(bring);
  },
  type(path, text) {
    if (!texts.knownAt(path)) texts.forget();
    return early.show(path, text);
  },
  typeAt,
};
window.canvas = canvas;
dispatchEvent(new Event('canvas-ready'));
