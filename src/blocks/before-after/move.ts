/** Shows as much of the first of two pictures as the range over them says, in percent. */
export const showAsMuch = (range: HTMLInputElement): void =>
  range.parentElement?.style.setProperty('--shown', range.value);

/** Follows every such range while it moves, on this page and those that the app puts up. */
export function followRanges(): void {
  addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.act === 'compare') showAsMuch(target);
  });
}
