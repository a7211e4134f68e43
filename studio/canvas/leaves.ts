import { isWithin, type Path } from '../../src/reading/position';

/** A text on the page, by the largest element that shows it and nothing else, or a picture, as the way to it from `<main>`. */
export interface Leaf {
  path: Path;
  steps: readonly number[];
  tag: string;
  /** The number of the section that it is in. */
  section: number;
}

/** True for what words are typed in. */
export const isText = ({ tag }: Leaf): boolean => tag !== 'IMG';

const mark = /zq[a-j]+qz/g;

/** The place of a picture whose `alt` stands at a place. */
const pictureAt = (path: Path | undefined): Path | undefined =>
  path?.at(-1) === 'alt' ? [...path.slice(0, -1), 'src'] : undefined;

/** Finds where the texts and pictures of a page are shown, in a drawing of it whose texts are marks. */
export function leavesIn(main: Element, marks: ReadonlyMap<string, Path>): Leaf[] {
  const found: Leaf[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const sections = [...main.querySelectorAll('[data-block]')];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const picture = node instanceof HTMLImageElement ? node : undefined;
    if (node instanceof Element && !picture) continue;
    const names = (picture?.alt ?? node.textContent)?.match(mark) ?? [];
    const [name = ''] = names;
    const path = picture ? pictureAt(marks.get(name)) : marks.get(name);
    const parent = node.parentElement;
    if (names.length !== 1 || !path || !parent) continue;
    const element = picture ?? largestWith(parent, name, main);
    const section = sections.findIndex((one) => one.contains(element));
    found.push({ path, steps: stepsTo(element, main), tag: element.tagName, section });
  }
  return found;
}

/** Up as long as there is nothing but the one text: a heading rather than a part of its words. */
function largestWith(start: Element, name: string, main: Element): Element {
  let at = start;
  while (at.parentElement && at.parentElement !== main && at.parentElement.textContent?.trim() === name) {
    if (at.parentElement.hasAttribute('data-block') || at.parentElement.tagName === 'SECTION') break;
    at = at.parentElement;
  }
  return at;
}

function stepsTo(element: Element, main: Element): number[] {
  const steps: number[] = [];
  for (let at: Element = element; at !== main && at.parentElement; at = at.parentElement) {
    steps.unshift([...at.parentElement.children].indexOf(at));
  }
  return steps;
}

/** The element of a text on the page itself; nothing where the page is built otherwise there. */
export function elementOf(main: Element, { steps, tag }: Leaf): HTMLElement | undefined {
  const element = steps.reduce<Element | undefined>((at, step) => at?.children[step], main);
  return element instanceof HTMLElement && element.tagName === tag ? element : undefined;
}

/** The place that a section stands for: what all of its texts have in common. */
export function placeOf(leaves: readonly Leaf[], section: number): Path | undefined {
  const paths = leaves.filter((leaf) => leaf.section === section).map(({ path }) => path);
  const [first] = paths;
  if (!first) return undefined;
  const item = first.slice(0, 2);
  if (typeof item[1] === 'number' && paths.every((path) => isWithin(path, item))) return item;
  let common = paths.length > 1 ? [...first] : first.slice(0, 1);
  while (!paths.every((path) => isWithin(path, common))) common = common.slice(0, -1);
  return common;
}

/** The section that shows a place, and the text there where it is one. */
export function leafAt(leaves: readonly Leaf[], path: Path): { leaf?: Leaf; section?: number } {
  const leaf = leaves.find((one) => one.path.length === path.length && isWithin(one.path, path));
  const near = leaf ?? (path.length > 0 ? leaves.find((one) => isWithin(one.path, path)) : undefined);
  const around = near ?? leaves.find((one) => path.length > 1 && isWithin(one.path, path.slice(0, 2)));
  return { leaf, section: around?.section };
}

/** What stands before or after a place, with -1 and 1; what is first in it where it holds some, the first of all where it holds none. */
export function leafBeside(leaves: readonly Leaf[], place: Path, by: 1 | -1): Leaf | undefined {
  const now = place.length === 0 ? -1 : leaves.findIndex(({ path }) => isWithin(path, place));
  const isThere = leaves[now]?.path.length === place.length;
  return leaves[now < 0 ? 0 : now + (isThere ? by : 0)];
}
