import { difference } from '../../src/reading/difference';

/** Letters that stand on the page before it is drawn with them. */
export interface Letters {
  /** Shows in an element what a text has become, as far as the place of the change is plain. */
  put(element: Element, before: string, now: string): void;
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

const textsIn = (element: Element): Text[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  // The walker shows texts alone.
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
};

export function letters(): Letters {
  const drawn = new Map<Text, string>();
  return {
    put(element, before, now) {
      const { start, end, text } = difference(before, now);
      const [from, to] = [plainFrom(before, start, -1), plainFrom(before, end, 1)];
      const around = asTyped(before.slice(from, to));
      const places = textsIn(element).flatMap((node) => {
        const shown = asTyped(node.data);
        const at = shown.indexOf(around);
        return at < 0 ? [] : [{ node, at, isOnly: shown.indexOf(around, at + 1) < 0 }];
      });
      const [place] = places;
      if (around === '' || !place?.isOnly || places.length > 1) return;
      const { node, at } = place;
      if (!drawn.has(node)) drawn.set(node, node.data);
      node.replaceData(at + start - from, end - start, text);
    },
    takeBack() {
      for (const [node, text] of drawn) node.data = text;
      drawn.clear();
    },
  };
}
