/**
 * Marks that a field has the focus, or a frame, whose fields may have it (`data-typing`). For a frame no selector tells: one with
 * the focus in it does not match `:focus`, and gets no event; the window loses the focus then, and has it back later. For fields
 * `:has()` on the root would, but then browsers style the whole page anew with each change that any `:has()` looks at. The
 * focus that this code was loaded for may be there already.
 */
export function watchTyping(): void {
  const look = () =>
    document.documentElement.toggleAttribute(
      'data-typing',
      document.activeElement?.matches('iframe,input,select,textarea') === true,
    );
  // The focus has moved when the events are over.
  for (const type of ['focus', 'blur', 'focusin']) addEventListener(type, () => setTimeout(look));
  look();
}
