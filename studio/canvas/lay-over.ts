/** A box that lies over an element of the page, in its letters, while the element itself is hidden. */
export interface Overlay {
  box: HTMLElement;
  place(element: HTMLElement): void;
  /** Makes the element below as high as what is written, so that nothing is covered. */
  grow(): void;
  remove(): void;
}

/** What letters look like; the shorthand is empty where a font is wider or narrower than usual. */
const letterStyles = [
  ...['fontFamily', 'fontSize', 'fontWeight', 'fontStyle', 'fontStretch', 'fontVariationSettings', 'letterSpacing'],
  ...['wordSpacing', 'lineHeight', 'color', 'textTransform'],
] as const;
const boxStyles = ['textAlign', 'padding', 'textWrap'] as const;

const copy = (from: CSSStyleDeclaration, to: CSSStyleDeclaration, names: readonly string[]): void => {
  for (const name of names) Reflect.set(to, name, Reflect.get(from, name));
};

/** The element whose letters a text has: the words of a paragraph in a box, those of a link itself. */
const lettersOf = (element: HTMLElement): Element =>
  element.tagName === 'A' || element.tagName === 'BUTTON' ? element : (element.firstElementChild ?? element);

export function layOver(element: HTMLElement): Overlay {
  const box = document.createElement('div');
  box.className = 'studio-typing';
  // Before all outlines, which are hidden while one types.
  document.body.prepend(box);
  let at: HTMLElement | undefined;
  let isInline = false;
  const leave = () => {
    at?.removeAttribute('data-studio-hidden');
    at?.style.removeProperty('min-height');
  };
  const place = (now: HTMLElement) => {
    if (now !== at) {
      leave();
      at = now;
      const style = getComputedStyle(now);
      copy(style, box.style, boxStyles);
      copy(getComputedStyle(lettersOf(now)), box.style, letterStyles);
      now.setAttribute('data-studio-hidden', '');
      isInline = style.display.startsWith('inline');
    }
    const { left, top, width } = now.getBoundingClientRect();
    Object.assign(box.style, {
      left: `${left + scrollX}px`,
      top: `${top + scrollY}px`,
      width: isInline ? 'max-content' : `${Math.max(width + 2, 120)}px`,
      minWidth: `${width}px`,
      maxWidth: `${document.documentElement.clientWidth - left}px`,
    });
  };
  place(element);
  return {
    box,
    place,
    grow() {
      if (at && box.offsetHeight > at.offsetHeight) at.style.minHeight = `${box.offsetHeight}px`;
    },
    remove() {
      leave();
      box.remove();
    },
  };
}
