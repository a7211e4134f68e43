import type { KeyboardEvent } from 'react';

/** What the up and down arrow keys go to in a list: the row before or after the one that has the focus, by its button. */
export function rowBeside({ key, currentTarget }: KeyboardEvent<HTMLElement>, button: string): HTMLElement | undefined {
  const row = currentTarget.closest('li');
  const beside = { ArrowUp: row?.previousElementSibling, ArrowDown: row?.nextElementSibling }[key];
  return beside?.querySelector<HTMLElement>(button) ?? undefined;
}
