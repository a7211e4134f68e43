import { Text } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

/** How far along its buttons each key goes, in a grid of so many columns. */
const steps: Readonly<Record<string, (columns: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
  Home: () => Number.NEGATIVE_INFINITY,
  End: () => Number.POSITIVE_INFINITY,
};

const columnsOf = (buttons: readonly HTMLElement[]): number =>
  buttons.filter(({ offsetTop }) => offsetTop === buttons[0]?.offsetTop).length;

interface Props {
  /** The field that looks for some of them. */
  search: ReactNode;
  /** Buttons. */
  children: readonly ReactNode[];
  className?: string | undefined;
}

/** Buttons to choose one of, below a field that looks for them: the arrow keys go between them, and the Tab key stops once. */
export function ChoiceGrid({ search, children, className }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const buttons = () => [...(grid.current?.querySelectorAll('button') ?? [])];
  useEffect(() => {
    const all = buttons();
    const stop = all.find((button) => button.ariaPressed === 'true') ?? all[0];
    for (const button of all) button.tabIndex = button === stop ? 0 : -1;
  });
  const goTo = (button: HTMLElement | undefined) => {
    for (const other of buttons()) other.tabIndex = other === button ? 0 : -1;
    button?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttons();
    const now = event.target instanceof HTMLButtonElement ? all.indexOf(event.target) : -1;
    const step = steps[event.key];
    const isFromSearch = now < 0 && event.key === 'ArrowDown';
    if (!isFromSearch && (now < 0 || !step)) return;
    event.preventDefault();
    if (isFromSearch) return goTo(all.find(({ tabIndex }) => tabIndex === 0));
    const to = now + (step?.(columnsOf(all)) ?? 0);
    goTo(Number.isFinite(to) ? (all[to] ?? all[now]) : all.at(to < 0 ? 0 : -1));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what has the focus in it is a field or a button.
    <div onKeyDown={onKeyDown}>
      {search}
      <div ref={grid} className={className}>
        {children}
      </div>
      {children.length === 0 && (
        <Text role="status" size="sm" c="gray.7" mt="md">
          None has these letters.
        </Text>
      )}
    </div>
  );
}
