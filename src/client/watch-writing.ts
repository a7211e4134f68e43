/**
 * Marks that a field has the focus (`data-writing`), or a frame, whose fields may have it: a frame takes the focus without
 * an event on it, but the window loses it then.
 */
export function watchWriting(): void {
  const look = () =>
    document.documentElement.toggleAttribute(
      'data-writing',
      document.activeElement?.matches('input,select,textarea,iframe'),
    );
  look();
  // The focus has moved when the events are over.
  for (const type of ['focusin', 'focusout', 'focus', 'blur']) addEventListener(type, () => setTimeout(look));
}
