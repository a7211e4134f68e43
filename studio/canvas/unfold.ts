/** Opens all that an element of the page is folded away in, as an answer is; the question above it shows anyway. */
export function unfold(element: Element): void {
  const inner = element.closest('summary')?.parentElement?.parentElement ?? element;
  for (let at = inner.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true;
}
