import { root } from './root';

/**
 * Marks that the focus is in a frame (`data-in-frame`), whose fields may have it. No selector tells: a frame with the focus
 * in it does not match `:focus`, and gets no event; the window loses the focus then, and has it back later.
 */
export function watchFrames(): void {
  const look = () => root.toggleAttribute('data-in-frame', document.activeElement instanceof HTMLIFrameElement);
  // The focus has moved when the events are over.
  for (const type of ['focus', 'blur', 'focusin']) addEventListener(type, () => setTimeout(look));
}
