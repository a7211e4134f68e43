/*
 * What runs in the browser to find whether a page fits its window. Each function is sent there as text (see stage.ts), so
 * they use nothing but each other and the browser.
 */

/** A page as one of many visitors meets it. */
export interface Scene {
  route: string;
  /** Of the page only what is the same on all of them: banner, header, footer, call bar. */
  bars?: boolean;
  /** With the spacing of WCAG 1.4.12 over it. */
  spaced?: boolean;
  /** With every entry of the menus and every label of the bars twice. */
  crowded?: boolean;
  /** With its scripts at work. Without them the page is marked as if they were, so that all they show is there. */
  scripts?: boolean;
}

interface Control {
  control: HTMLElement;
  box: DOMRect;
}

/** An element in words: its tag, the beginning of its text, and the part of the page it is in. */
export function nameOf(element: Element): string {
  const block = element.closest('[data-block]')?.getAttribute('data-block');
  const place = block ?? element.closest('header, footer, aside, nav, main')?.localName;
  return `<${element.localName}> "${element.textContent?.trim().slice(0, 30)}" in ${place}`;
}

/** The innermost elements that reach over the right edge of the window, two at most, and how far (px). */
export function culprits(root: HTMLElement): string[] {
  const edge = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    const words = getComputedStyle(element).overflowX === 'visible' ? element.scrollWidth : 0;
    return Math.floor(Math.max(right, left + words));
  };
  const reach = (element: Element) => edge(element) > root.clientWidth;
  return [...root.querySelectorAll('body *')]
    .filter((element) => reach(element) && ![...element.children].some(reach))
    .slice(0, 2)
    .map((element) => `${nameOf(element)} reaches ${edge(element)} px`);
}

/** True below the one row of the menus that shows where not all have room: the drawer has them. */
export function cutOff(control: HTMLElement, box: DOMRect): boolean {
  const list = control.closest('header nav > ul');
  return (
    list !== null && getComputedStyle(list).overflowY === 'hidden' && box.top >= list.getBoundingClientRect().bottom
  );
}

/** What can be pressed in header and call bar as they stand, menus and drawer closed. */
export function controlsOf(root: HTMLElement): Control[] {
  return [...root.querySelectorAll<HTMLElement>('#root > :is(header, nav) :is(a, button)')]
    .filter((control) => !control.closest('[popover]') && control.checkVisibility({ visibilityProperty: true }))
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ control, box }) => !cutOff(control, box));
}

/** Controls that are out of the window or lie over another. */
export function misplaced(root: HTMLElement, controls: Control[]): string[] {
  const clash = (a: DOMRect, b: DOMRect) =>
    a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 1 && b.bottom > a.top + 1;
  return controls.flatMap(({ control, box }, index) => [
    ...(box.left < 0 || box.right > root.clientWidth ? [`${nameOf(control)} is not in the window`] : []),
    ...controls
      .slice(index + 1)
      .filter((other) => clash(box, other.box))
      .map((other) => `${nameOf(control)} and ${nameOf(other.control)} lie over each other`),
  ]);
}

/**
 * What is wrong with a page at the width it has now: wider than its window and by what, a control misplaced,
 * no call link or no menu, menus in two rows.
 */
export function faultsOf(root: HTMLElement): string[] {
  const controls = controlsOf(root);
  const menus = controls.filter(({ control }) => control.closest('header nav'));
  const rows = new Set(menus.map(({ control }) => control.parentElement?.offsetTop));
  const hasCall = controls.some(({ control }) => control.matches('[href^="tel:"]'));
  const hasMenu = menus.length > 0 || controls.some(({ control }) => control.matches('[popovertarget=drawer]'));
  return [
    ...(root.scrollWidth > root.clientWidth ? [`is ${root.scrollWidth} px wide`, ...culprits(root)] : []),
    ...misplaced(root, controls),
    ...(hasCall ? [] : ['has no call link']),
    ...(hasMenu ? [] : ['has no menu']),
    ...(rows.size > 1 ? ['has its menus in two rows'] : []),
  ];
}

/** Doubles the menus and the words of the bars. */
export function crowd(content: Document): void {
  for (const list of content.querySelectorAll('header nav > ul')) {
    for (const item of [...list.children]) list.append(item.cloneNode(true));
  }
  const texts = content.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    if (text.parentElement?.closest('#root > :is(header, aside, nav)')) text.nodeValue += ` ${text.nodeValue}`;
  }
}

/** Puts a scene into a frame at the end of the page. */
export async function raise({ route, bars, spaced, crowded, scripts }: Scene): Promise<void> {
  const frame = document.createElement('iframe');
  frame.src = route;
  frame.sandbox.add('allow-same-origin', ...(scripts ? ['allow-scripts'] : []));
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  const content = frame.contentDocument as Document;
  content.documentElement.dataset.js = '';
  // Of what stands between the bars only their rules stay.
  if (bars) for (const part of content.querySelectorAll('main > :not(link)')) part.remove();
  if (crowded) crowd(content);
  const style = content.createElement('style');
  // Half way through a change of width nothing is to be seen.
  style.textContent = '*, ::before, ::after { transition: none !important; animation: none !important }';
  if (spaced) {
    style.textContent += `p { margin-bottom: 2em !important }
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }`;
  }
  content.head.append(style);
  await content.fonts.ready;
}

/** The faults of the scenes at the widths (px): a line for each kind, with the first width where it is. */
export async function walk(scenes: Scene[], widths: number[], letters: number): Promise<string[]> {
  const { fontSize } = getComputedStyle(document.documentElement);
  if (fontSize !== `${letters}px`) throw new Error(`the browser's letters are ${fontSize} high, not ${letters} px`);
  const frames = [...document.querySelectorAll('iframe')];
  const found = new Map<string, string>();
  for (const width of widths) {
    for (const frame of frames) frame.style.width = `${width}px`;
    for (const [index, { route, ...state }] of scenes.entries()) {
      const root = frames[index]?.contentDocument?.documentElement;
      if (root?.clientWidth !== width) throw new Error(`the window of ${route} is not ${width} px wide`);
      for (const fault of faultsOf(root)) {
        const how = [route, ...Object.keys(state)].join(' ');
        const kind = `${how} ${fault.replace(/\d+ px/g, '')}`;
        if (!found.has(kind)) found.set(kind, `${how} at ${width} px: ${fault}`);
      }
    }
  }
  return [...found.values()];
}

/** What looks find at the pages in the frames: a line for each finding, with its route and width (px). */
export function look([routes, widths, looks]: [
  routes: string[],
  widths: number[],
  looks: [look: string, widths: number[], routes?: string[]][],
]): string[] {
  const frames = [...document.querySelectorAll('iframe')];
  return widths.flatMap((width) => {
    for (const frame of frames) frame.style.width = `${width}px`;
    return routes.flatMap((route, index) => {
      const root = frames[index]?.contentDocument?.documentElement;
      if (root?.clientWidth !== width) throw new Error(`the window of ${route} is not ${width} px wide`);
      return looks
        .filter(([, at, only]) => at.includes(width) && (only?.includes(route) ?? true))
        .flatMap(([name]) => (Reflect.get(globalThis, name) as (page: HTMLElement) => string[])(root))
        .map((found) => `${route} at ${width} px: ${found}`);
    });
  });
}

/**
 * What is seen of a page below its header, which follows what is in sight: the size (px) and words of each element with none
 * in it. Pictures come where they are near, and have their room before.
 */
export function seenOf(root: HTMLElement): string[] {
  return [...root.querySelectorAll<HTMLElement>('#root > :is(main, footer) *')]
    .filter((element) => element.childElementCount === 0 && !element.closest('picture, noscript'))
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return `${nameOf(element)} ${Math.round(width)} x ${Math.round(height)}`;
    });
}

/** Wakes what stands in a frame, as a visitor would, and waits for it. */
export async function wakeFrame({ contentDocument: content, contentWindow }: HTMLIFrameElement): Promise<void> {
  // Each frame has its own kind of event, and the loader asks for that.
  const { PointerEvent } = contentWindow as Window & typeof globalThis;
  content?.querySelector('header a[href^="/"]')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  for (let times = 0; content?.documentElement.dataset.awake === undefined; times += 1) {
    if (times > 3000) throw new Error(`${content?.URL} does not wake`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Of pages in pairs of frames, without scripts and with them at work: where the two are seen to be unlike. */
export async function unlike([routes, widths]: [routes: string[], widths: number[]]): Promise<string[]> {
  const frames = [...document.querySelectorAll('iframe')];
  await Promise.all(frames.filter((_, index) => index % 2 === 1).map(wakeFrame));
  const found = new Map<string, string>();
  for (const width of widths) {
    for (const frame of frames) frame.style.width = `${width}px`;
    for (const [index, route] of routes.entries()) {
      const [without = [], scripted = []] = [0, 1].map((part) => {
        const root = frames[2 * index + part]?.contentDocument?.documentElement;
        if (root?.clientWidth !== width) throw new Error(`the window of ${route} is not ${width} px wide`);
        return seenOf(root);
      });
      if (without.length < 5) throw new Error(`${route} shows nothing`);
      const at = scripted.findIndex((seen, place) => seen !== without[place]);
      if (at >= 0 && !found.has(route)) {
        found.set(route, `${route} at ${width} px: ${scripted[at]} with scripts, ${without[at]} without`);
      }
    }
  }
  return [...found.values()];
}
