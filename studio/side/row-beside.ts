import type { KeyboardEvent } from 'react';

/**
 * What a key goes to in a list that is one stop of the Tab key: the arrows to the row before or after the one that has the
 * focus, Home and End to the first and the last; in a tree the left arrow to the row above, the right one to the first below.
 */
export function rowBeside({ key, currentTarget }: KeyboardEvent<HTMLElement>, button: string): HTMLElement | undefined {
  const row = currentTarget.closest('li');
  const beside = row ? places.get(key)?.(row) : undefined;
  return beside?.querySelector<HTMLElement>(button) ?? undefined;
}

const depthOf = (row: Element | null): number => Number(row?.getAttribute('data-depth') ?? 0);

/** The row of a tree that another stands below. */
function rowAbove(row: Element): Element | null {
  let above = row.previousElementSibling;
  while (above && depthOf(above) >= depthOf(row)) above = above.previousElementSibling;
  return above;
}

const places: ReadonlyMap<string, (row: Element) => Element | null | undefined> = new Map([
  ['ArrowUp', (row) => row.previousElementSibling],
  ['ArrowDown', (row) => row.nextElementSibling],
  ['Home', (row) => row.parentElement?.firstElementChild],
  ['End', (row) => row.parentElement?.lastElementChild],
  ['ArrowLeft', rowAbove],
  ['ArrowRight', (row) => (depthOf(row.nextElementSibling) > depthOf(row) ? row.nextElementSibling : null)],
]);
