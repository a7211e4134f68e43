const parts = 'button,input,textarea,select';

const partsOf = (item: Element | undefined): HTMLElement[] => [...(item?.querySelectorAll<HTMLElement>(parts) ?? [])];

/**
 * Has the focus follow an item of a list to where it is about to stand, at the same part of it; where an item is taken away,
 * it goes to the one that takes its place.
 */
export function followItem(to: number): void {
  const focused = document.activeElement;
  const own = focused?.closest('li');
  const list = own?.parentElement;
  if (!focused || !own || !list) return;
  const before: Element[] = partsOf(own);
  const part = before.indexOf(focused);
  requestAnimationFrame(() => {
    const now = partsOf(list.children[Math.min(to, list.children.length - 1)]);
    const same = now[part];
    const next = same?.matches(':disabled') ? now.find((one) => !one.matches(':disabled')) : (same ?? now[0]);
    (next ?? list.parentElement?.querySelector<HTMLElement>(parts))?.focus();
  });
}
