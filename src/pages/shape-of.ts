import type { Block } from '../../schemas/blocks';
import type { LeafKind } from '../../schemas/fields/text';
import { sections } from '../../schemas/page';
import { holdsPlaceholder, placeholder } from '../model/placeholder';
import { mapLeaves } from '../resolving/walk';

/** A value that a shape is filled with. */
export interface ShapeValue {
  kind: LeafKind;
  text: string;
}

/** A section without its words, and these: sections of one form are drawn alike. */
export interface Shape {
  form: Block;
  /** The values from number 1 on. */
  values: readonly ShapeValue[];
}

/** Kinds of leaves that are shown as they are, or by parts that are drawn apart. */
const shown: ReadonlySet<LeafKind> = new Set(['text', 'markdown', 'link', 'picture', 'icon']);

/** What of an address tells how it is linked to, and stays in its place. */
const manner = /^(?:https?:\/\/|\/)(?=.)/;

/**
 * The shape of a section. Equal words are one value, so that what is alike stays alike. What `isLookedAt` names stays as it
 * is; nothing where the words have signs in them that stand for values.
 */
export function shapeOf(block: Block, isLookedAt: (leaf: string) => boolean): Shape | undefined {
  if (holdsPlaceholder(JSON.stringify(block))) return undefined;
  const numbers = new Map<string, number>();
  const values: ShapeValue[] = [];
  const numbered = (kind: LeafKind, text: string): string => {
    const known = kind === 'text' ? numbers.get(text) : undefined;
    const number = known ?? values.push({ kind, text });
    numbers.set(text, number);
    return placeholder(number);
  };
  const [form = block] = mapLeaves(sections, [block], [], (kind, leaf) => {
    if (leaf === '' || !shown.has(kind) || isLookedAt(leaf)) return leaf;
    if (kind !== 'link') return numbered(kind, leaf);
    const [start] = manner.exec(leaf) ?? [];
    return start === undefined ? leaf : `${start}${numbered(kind, leaf.slice(start.length))}`;
  });
  return { form, values };
}
