import '../../src/styles/index.css';
import './frame.css';
import { Component, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { blockTypes, loadBlocks } from '../../src/blocks';
import { Shell } from '../../src/layout/shell';
import type { Path } from '../../src/reading/position';
import { themeCss } from '../../src/styles/theme-css';
import type { Shown } from '../engine/messages';
import { shared } from '../engine/shared';
import { watchPictures } from '../pictures/stand-ins';
import type { Around, Canvas } from './bridge';
import { elementOf, type Leaf, leafAt, leavesIn, placeOf } from './leaves';
import { beginTyping, type Typing } from './typing';

/** What cannot be drawn says so in its place; the next change is tried again. */
class Drawn extends Component<{ version: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidUpdate({ version }: { version: string }) {
    if (this.state.failed && version !== this.props.version) this.setState({ failed: false });
  }
  override render() {
    return this.state.failed ? (
      <p style={{ padding: 48 }}>This page cannot be drawn as it is now.</p>
    ) : (
      this.props.children
    );
  }
}

const rootElement = document.getElementById('root') ?? document.body;
const root = createRoot(rootElement);
const styles = document.head.appendChild(document.createElement('style'));
const icons: Record<string, string> = {};
let around: Around | undefined;
let shown: Shown | undefined;
let leaves: Leaf[] | undefined;
let selected: Path = [];
let typing: { path: Path; field: Typing } | undefined;

const outline = (kind: 'hover' | 'chosen') => {
  const box = document.createElement('div');
  box.className = 'studio-outline';
  box.dataset.kind = kind;
  box.hidden = true;
  box.append(document.createElement('span'));
  return document.body.appendChild(box);
};
const [hover, chosen] = [outline('hover'), outline('chosen')];

const main = (): Element => document.querySelector('#root main') ?? rootElement;
const sectionsOnPage = (): HTMLElement[] => [...main().querySelectorAll<HTMLElement>('[data-block]')];

function lay(box: HTMLElement, element: Element | undefined, name = ''): void {
  box.hidden = !element;
  if (!element) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  Object.assign(box.style, {
    left: `${left + scrollX}px`,
    top: `${top + scrollY}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  const label = box.firstElementChild;
  if (label instanceof HTMLElement) {
    label.textContent = name;
    label.hidden = name === '';
  }
}

const draw = (to: ReturnType<typeof createRoot>, { site, content }: Shown) =>
  flushSync(() =>
    to.render(
      <Drawn version={content.version}>
        <Shell site={site} data={{ ...content, icons: { ...icons } }} />
      </Drawn>,
    ),
  );

/** The drawings of icons that the page refers to and that are not at hand. */
const missingIcons = (): string[] => [
  ...new Set(
    [...document.querySelectorAll('use')]
      .map((use) => (use.getAttribute('href') ?? '').replace('#icon-', ''))
      .filter((name) => name !== '' && !(name in icons)),
  ),
];

/** Where the texts stand; found once for each state of the page, when it is asked for. */
async function findLeaves(): Promise<Leaf[]> {
  if (leaves || !shown || !around) return leaves ?? [];
  const of = shown;
  const marked = await around.marked();
  if (!marked || of !== shown) return [];
  const place = document.createElement('div');
  const aside = createRoot(place);
  draw(aside, { ...of, content: { ...of.content, page: { ...of.content.page, sections: marked.sections } } });
  leaves = leavesIn(place.querySelector('main') ?? place, new Map(marked.marks));
  aside.unmount();
  return leaves;
}

function sectionPlace(found: Leaf[], index: number): Path {
  return placeOf(found, index) ?? (shown?.content.page.kind === 'page' ? ['sections', index] : []);
}

/** Lays the outline around what is chosen, and the field that is typed in over its text. */
async function refresh(bring = false): Promise<void> {
  const found = await findLeaves();
  const {
    leaf,
    section = selected[0] === 'sections' && shown?.content.page.kind === 'page' ? Number(selected[1]) : undefined,
  } = leafAt(found, selected);
  const block = section === undefined ? undefined : sectionsOnPage()[section];
  const element = (leaf && elementOf(main(), leaf)) ?? block;
  lay(chosen, selected.length > 0 ? element : undefined, element === block ? (block?.dataset.block ?? '') : '');
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

async function typeAt(path: Path): Promise<boolean> {
  const found = await findLeaves();
  const leaf = found.find((one) => String(one.path) === String(path));
  const element = leaf && elementOf(main(), leaf);
  const text = around?.textAt(path);
  if (!leaf || !element || text === undefined) return false;
  around?.choose(path);
  const next = (by: number) => {
    const other = found[found.indexOf(leaf) + by];
    if (other) void typeAt(other.path);
  };
  element.scrollIntoView({ block: 'nearest' });
  typing = {
    path,
    field: beginTyping(element, text, {
      input: (now) => around?.type(path, now),
      end: () => {
        typing = undefined;
        leaves = undefined;
        around?.typed();
      },
      next,
      key: (event) => around?.key(event),
    }),
  };
  return true;
}

/** The place of the page under an element: its text, or the section around it. */
async function placeUnder(target: Element): Promise<{ path: Path; isText: boolean } | undefined> {
  const found = await findLeaves();
  const inner = found.findLast((leaf) => elementOf(main(), leaf)?.contains(target));
  if (inner) return { path: inner.path, isText: true };
  const index = sectionsOnPage().findIndex((section) => section.contains(target));
  return index < 0 ? undefined : { path: sectionPlace(found, index), isText: false };
}

watchPictures(document, async (address) => around?.picture(address));
document.addEventListener('mousemove', ({ target }) => {
  const block = target instanceof Element ? target.closest<HTMLElement>('main [data-block]') : null;
  lay(hover, block ?? undefined, block?.dataset.block);
});
document.addEventListener('mouseleave', () => lay(hover, undefined));
// Nothing on the page leads away while it is edited.
document.addEventListener('submit', (event) => event.preventDefault(), true);
document.addEventListener(
  'click',
  (event) => {
    if (!(event.target instanceof Element) || event.target.closest('.studio-typing')) return;
    if (event.target.closest('a,button')) event.preventDefault();
    void placeUnder(event.target).then((place) => place && around?.choose(place.path));
  },
  true,
);
document.addEventListener('dblclick', ({ target }) => {
  if (!(target instanceof Element) || target.closest('.studio-typing')) return;
  void placeUnder(target).then((place) => place?.isText && typeAt(place.path));
});
document.addEventListener('keydown', (event) => {
  if (typing) return;
  if (event.key === 'Enter' && selected.length > 0) {
    event.preventDefault();
    void findLeaves().then((found) => {
      const first = found.find(({ path }) => selected.every((step, index) => path[index] === step));
      return first && typeAt(first.path);
    });
  } else around?.key(event);
});
addEventListener('resize', () => void refresh());

const canvas: Canvas = {
  connect(to) {
    around = to;
  },
  async show(told) {
    await loadBlocks(blockTypes);
    const now = shared(shown, told);
    const another = shown?.content.page.route !== now.content.page.route;
    shown = now;
    // Letters that are typed move no text to another element; all else may.
    if (!typing || another) leaves = undefined;
    // Whoever edits sees the fonts of the site, also where a visitor's first page would not wait for them.
    const theme = themeCss(now.site.theme).replaceAll('font-display:optional', 'font-display:swap');
    if (styles.textContent !== theme) styles.textContent = theme;
    draw(root, now);
    const missing = missingIcons();
    if (missing.length > 0 && around) {
      Object.assign(icons, Object.fromEntries(missing.map((name) => [name, ''])), await around.icons(missing));
      if (shown === now) draw(root, now);
    }
    if (another) scrollTo(0, 0);
    await refresh();
  },
  select(path, bring) {
    selected = path;
    void refresh(bring);
  },
  typeAt,
};
window.canvas = canvas;
dispatchEvent(new Event('canvas-ready'));
