import '../../src/styles/index.css';
import './frame.css';
import { createRoot } from 'react-dom/client';
import { loadBlocks } from '../../src/blocks';
import type { Path } from '../../src/reading/position';
import { themeCss } from '../../src/styles/theme-css';
import type { Shown } from '../engine/messages';
import { shared } from '../engine/shared';
import { nameOf } from '../form/words';
import { withEnd } from '../form/written-end';
import { nextFrame } from '../frames';
import { watchPictures } from '../pictures/stand-ins';
import { untilHere } from '../until-here';
import type { Around, Canvas } from './bridge';
import { drawer, icons } from './drawing';
import { framePart } from './frame-part';
import { keysAhead } from './keys-ahead';
import { elementOf, type Leaf, leafAt, placeOf } from './leaves';
import { letters } from './letters';
import { missingIcons } from './missing-icons';
import { oneStop } from './one-stop';
import { lay, outline } from './outline';
import { watchFonts } from './stand-in-fonts';
import { textsOnPage } from './texts-on-page';
import type { Point, Typing } from './typing';
import { unfold } from './unfold';
import { watchHover } from './watch-hover';
import { bringWhatFollows, typingCode, whenLeftAlone } from './what-follows';

const rootElement = document.getElementById('root') ?? document.body;
const draw = drawer(createRoot(rootElement));
const styles = document.head.appendChild(document.createElement('style'));
let around: Around | undefined;
let shown: Shown | undefined;
/** Counts what was told to be shown: what is older than the last does not come after it. */
let turn = 0;
/** True while all that was told since the last drawing is of letters. */
let isOfLetters = true;
let selected: Path = [];
let typing: { path: Path; field: Typing } | undefined;
/** What stands on the page already and is not drawn yet: the letters, and the texts that they make by their places. */
const early = letters();
const typed = new Map<string, string>();

const chosen = outline('chosen');

const main = (): Element => document.querySelector('#root main') ?? rootElement;
const sectionsOnPage = (): HTMLElement[] => [...main().querySelectorAll<HTMLElement>('[data-block]')];

const texts = textsOnPage({ shown: () => shown, marked: async () => around?.marked() });

function sectionPlace(found: Leaf[], index: number): Path {
  return placeOf(found, index) ?? (shown?.content.page.kind === 'page' ? ['sections', index] : []);
}

/** Lays the outline around what is chosen, and the field that is typed in over its text. */
async function refresh(bring = false): Promise<void> {
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
  const element = (leaf && elementOf(main(), leaf)) ?? block;
  // Who writes an answer in the form sees it.
  if (element) unfold(element);
  lay(chosen, selected.length > 0 ? element : undefined, element === block ? nameOf(block?.dataset.block ?? '') : '');
  if (bring && element) {
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight)
      element.scrollIntoView({ block: bottom - top > innerHeight ? 'start' : 'center' });
  }
  if (typing) {
    const own = found.find(({ path }) => String(path) === String(typing?.path));
    const place = own && elementOf(main(), own);
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

async function beginAt(place: Path, at?: Point): Promise<boolean> {
  const [{ beginTyping }, found] = await Promise.all([typingCode(), texts.find(), around?.canType()]);
  const leaf = found.find(({ path }) => place.every((step, index) => path[index] === step) && around?.textAt(path));
  const element = leaf && elementOf(main(), leaf);
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
    end: () => {
      typing = undefined;
      texts.forget();
      around?.typed();
    },
    next: (by: number) => void ahead.during(typeBeside(path, by)),
    key: (event: KeyboardEvent) => around?.key(event),
    link: async (now: string | undefined) => around?.link(path, now),
  };
  typing = { path, field: beginTyping(element, { ...of, tokens: texts.tokens() }, events, at) };
  return true;
}

/** Goes on with the text that is before or after one on the page. */
async function typeBeside(path: Path, by: number): Promise<void> {
  const found = (await texts.find()).filter((one) => elementOf(main(), one) && around?.textAt(one.path));
  const next = found[found.findIndex((one) => String(one.path) === String(path)) + by];
  if (next) await beginAt(next.path);
}

/** Chooses the text that is before or after what is chosen. */
async function chooseBeside(by: number): Promise<void> {
  const found = (await texts.find()).filter((one) => elementOf(main(), one));
  const now = found.findIndex(({ path }) => selected.every((step, index) => path[index] === step));
  const next =
    found[selected.length === 0 ? 0 : now + (now >= 0 && String(found[now]?.path) === String(selected) ? by : 0)];
  if (next) around?.choose(next.path);
}

/** The place of the page under an element: its text, or the section around it. */
async function placeUnder(target: Element): Promise<{ path: Path; isText: boolean } | undefined> {
  const found = await texts.find();
  const inner = found.findLast((leaf) => elementOf(main(), leaf)?.contains(target));
  if (inner) return { path: inner.path, isText: true };
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
// Nothing on the page leads away while it is edited.
document.addEventListener('submit', (event) => event.preventDefault(), true);
document.addEventListener(
  'click',
  (event) => {
    if (!(event.target instanceof Element) || event.target.closest('.studio-typing')) return;
    if (event.target.closest('a,button')) event.preventDefault();
    const part = framePart(event.target);
    if (part) return around?.chooseFact(part.shows);
    // A word that a finger has selected would go with the first letter.
    const at = { x: event.clientX, y: event.clientY, isOfWord: false };
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    void placeUnder(event.target).then((place) => {
      if (!place) return;
      // A finger that taps what is chosen already wants to type there.
      if (isTouch && place.isText && String(place.path) === String(selected)) void typeAt(place.path, at);
      else around?.choose(place.path);
    });
  },
  true,
);
document.addEventListener('dblclick', ({ target, clientX, clientY }) => {
  if (!(target instanceof Element) || target.closest('.studio-typing')) return;
  const at = { x: clientX, y: clientY, isOfWord: true };
  void ahead.during(placeUnder(target).then(async (place) => place?.isText && beginAt(place.path, at)));
});
document.addEventListener('keydown', (event) => {
  // The key that ended typing has done its work.
  if (typing || event.defaultPrevented) return;
  const plain = !(event.altKey || event.ctrlKey || event.metaKey);
  if (plain && event.key === 'Enter' && selected.length > 0) {
    event.preventDefault();
    void typeAt(selected);
  } else if (plain && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
    event.preventDefault();
    void chooseBeside(event.key === 'ArrowDown' ? 1 : -1);
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
    isOfLetters = true;
    const another = shown?.content.page.route !== now.content.page.route;
    shown = now;
    // Letters that are typed move no text to another element; all else may.
    if (!now.isOfLetters || another) texts.forget();
    // Whoever edits sees the fonts of the site, also where a visitor's first page would not wait for them.
    const theme = themeCss(now.site.theme).replaceAll('font-display:optional', 'font-display:swap');
    if (styles.textContent !== theme) styles.textContent = theme;
    early.takeBack();
    typed.clear();
    draw(now);
    const missing = missingIcons(icons);
    if (missing.length > 0 && around) {
      Object.assign(icons, await around.icons(missing));
      if (shown === now) draw(now);
    }
    if (another) scrollTo(0, 0);
    // Nothing is measured before the browser lays the page out by itself: what is next in line is not kept waiting for that.
    await nextFrame();
    await refresh();
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
    if (typing && String(path) !== String(typing.path)) typing.field.end();
    void refresh(bring);
  },
  type(path, text) {
    const before = typed.get(String(path)) ?? around?.textAt(path)?.text;
    const leaf = texts.known()?.find((one) => String(one.path) === String(path));
    const element = leaf && elementOf(main(), leaf);
    if (!leaf) texts.forget();
    typed.set(String(path), text);
    return element && before ? early.put(element, before.trimEnd(), text.trimEnd()) : false;
  },
  typeAt,
};
window.canvas = canvas;
dispatchEvent(new Event('canvas-ready'));
