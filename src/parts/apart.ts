import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { holdsPlaceholder, partPlaceholder } from '../model/placeholder';

/** A part of a shape that hangs on values: it is drawn with them. */
export interface Apart {
  name: string;
  props: object;
  /** The texts on which hangs what it draws; other values merely stand in it. */
  looksAt: readonly string[];
  draw: (props: object) => ReactNode;
  /** True for a text, the first that it looks at, that it shows as it is. */
  isPlain?: ((text: string) => boolean) | undefined;
}

let gathered: Apart[] | undefined;

/** Runs something that draws a shape; gives what it gives and the parts that hang on values. */
export function gatherApart<T>(run: () => T): { result: T; parts: readonly Apart[] } {
  const outer = gathered;
  const parts: Apart[] = [];
  gathered = parts;
  try {
    return { result: run(), parts };
  } finally {
    gathered = outer;
  }
}

/** What stands for a part while a shape is drawn; nothing where it hangs on none of its values. */
export function placeOfPart<P extends object>(
  name: string,
  Part: FunctionComponent<P>,
  props: P,
  looksAt: readonly string[],
  isPlain?: Apart['isPlain'],
): string | undefined {
  if (!gathered || !looksAt.some(holdsPlaceholder)) return undefined;
  // Whoever draws the part gives it the props back with texts for the texts in them.
  const number = gathered.push({ name, props, looksAt, isPlain, draw: (own) => createElement(Part, own as P) }) - 1;
  return partPlaceholder(number);
}

/**
 * A component that looks at its values, and not only shows them. Sections are drawn once for all of one shape, with
 * something that stands for their values; such a part is drawn with them. Browsers draw no shapes, and what they load need
 * not have it: `import.meta.env.SSR ? apart(…) : Part`.
 */
export function apart<P extends object>(
  name: string,
  Part: (props: P) => ReactNode,
  looksAt: (props: P) => readonly string[],
  isPlain?: Apart['isPlain'],
): (props: P) => ReactNode {
  return (props) => placeOfPart(name, Part, props, looksAt(props), isPlain) ?? Part(props);
}
