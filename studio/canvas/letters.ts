import { difference } from '../../src/reading/difference';

/** Letters that stand on the page before it is drawn with them. */
export interface Letters {
  /** Shows in an element what a text has become; false where the place of the change is not plain. */
  put(element: Element, before: string, now: string): boolean;
  /** Leaves the page as it was drawn, so that it can be drawn anew. */
  takeBack(): void;
}

/** As a text is written on a keyboard: each sign stands for one. */
const asTyped = (text: string): string =>
  text
    .replace(/[‘’‚]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[\u00a0\u202f]/g, ' ');

/** Signs that may be shown as something else than themselves. */
const sign = /[\n*_`[\](){}<>#\\|&!~]/;

/** As many letters on both sides of a change tell its place from others. */
const enough = 24;

/** How far from an offset of a text letters stand that are shown as they are. */
function plainFrom(text: string, offset: number, by: 1 | -1): number {
  let at = offset;
  const next = () => text[by > 0 ? at : at - 1];
  while (Math.abs(at - offset) < enough && next() !== undefined && !sign.test(next() ?? '')) at += by;
  return at;
}

/** The texts in an element, in their order. */
export const textsIn = (element: Element): Text[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  // The walker shows texts alone.
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
};

/** All offsets at which a part that is not empty stands in a text. */
function everywhere(text: string, part: string): number[] {
  const found: number[] = [];
  for (let at = part ? text.indexOf(part) : -1; at >= 0; at = text.indexOf(part, at + 1)) found.push(at);
  return found;
}

/** The one text that holds a part of all of them; the last words of a heading may stand in an element of their own. */
function textAt(nodes: readonly Text[], start: number, length: number): { node: Text; at: number } | undefined {
  let at = start;
  for (const node of nodes) {
    if (at + length <= node.data.length) return at < 0 ? undefined : { node, at };
    at -= node.data.length;
  }
  return undefined;
}

export function letters(): Letters {
  const drawn = new Map<Text, string>();
  return {
    put(element, before, now) {
      const { start, end, text } = difference(before, now);
      const [from, to] = [plainFrom(before, start, -1), plainFrom(before, end, 1)];
      const written = asTyped(before);
      const around = written.slice(from, to);
      // What is there more than once is so on the page in the same order.
      const own = everywhere(written, around);
      const nodes = textsIn(element);
      const places = everywhere(asTyped(nodes.map(({ data }) => data).join('')), around);
      const place = places[own.indexOf(from)];
      if (place === undefined || places.length !== own.length) return false;
      const found = textAt(nodes, place + start - from, end - start);
      if (!found) return false;
      const { node, at } = found;
      if (!drawn.has(node)) drawn.set(node, node.data);
      node.replaceData(at, end - start, text);
      return true;
    },
    takeBack() {
      for (const [node, text] of drawn) node.data = text;
      drawn.clear();
    },
  };
}
