import { textsIn } from './letters';

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

/** The part of an element that has words; nothing where they are its own. */
const withWords = (element: Element): Element | undefined =>
  [...element.children].find(({ textContent }) => textContent?.trim());

const isLink = (element: Element): boolean => element.matches('a, button');

/** True for what stands in a line, with no box of its own. */
const isInLine = (element: Element): boolean => getComputedStyle(element).display === 'inline';

/** The way from an element down to the innermost part that shows the same text, with nothing below a link. */
function* inwards(element: HTMLElement): Generator<HTMLElement> {
  yield element;
  const inner = isLink(element) ? undefined : withWords(element);
  if (inner instanceof HTMLElement && inner.textContent?.trim() === element.textContent?.trim()) yield* inwards(inner);
}

/** The innermost box that holds a text: the heading itself where it stands alone in others. */
const boxOf = (element: HTMLElement): HTMLElement =>
  [...inwards(element)].findLast((inner) => isLink(inner) || !isInLine(inner)) ?? element;

/** The element whose letters a text has: those of its first paragraph where it has several. */
function lettersOf(box: HTMLElement): Element {
  const inner = [...inwards(box)].findLast((one) => !one.matches('strong, em, code')) ?? box;
  const first = isLink(inner) ? undefined : withWords(inner);
  return first && !isInLine(first) ? first : inner;
}

/** How much of the room that a box has besides its text is before that: 0 where it begins at the start of the line, 1 at its end. */
function shareBefore(box: Element): number {
  const { textAlign, direction } = getComputedStyle(box);
  if (textAlign === 'center') return 0.5;
  const isAtRight = direction === 'rtl' ? textAlign === 'start' : textAlign === 'end';
  return isAtRight || textAlign === 'right' ? 1 : 0;
}

/** How far into its box a text begins, in CSS pixels: behind a mark of quotation, or a line that is drawn before it. */
function roomBefore(box: Element): number {
  const range = document.createRange();
  range.selectNodeContents(textsIn(box).find(({ data }) => data.trim()) ?? box);
  const [line] = range.getClientRects();
  const { paddingLeft, borderLeftWidth } = getComputedStyle(box);
  const start = box.getBoundingClientRect().left + Number.parseFloat(borderLeftWidth) + Number.parseFloat(paddingLeft);
  return line && shareBefore(box) === 0 ? Math.max(0, line.left - start) : 0;
}

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
  const place = (outer: HTMLElement) => {
    const now = boxOf(outer);
    if (now !== at) {
      leave();
      at = now;
      const style = getComputedStyle(now);
      copy(style, box.style, boxStyles);
      copy(getComputedStyle(lettersOf(now)), box.style, letterStyles);
      box.style.textIndent = `${roomBefore(now)}px`;
      now.setAttribute('data-studio-hidden', '');
      isInline = style.display.startsWith('inline');
    }
    putOver(now);
  };
  const putOver = (now: HTMLElement) => {
    const { left, top, width } = now.getBoundingClientRect();
    const own = isInline ? width : Math.max(width + 2, 120);
    const from = left - (own - width) * shareBefore(box);
    Object.assign(box.style, {
      left: `${from + scrollX}px`,
      top: `${top + scrollY}px`,
      width: isInline ? 'max-content' : `${own}px`,
      minWidth: `${width}px`,
      maxWidth: `${document.documentElement.clientWidth - from}px`,
    });
  };
  place(element);
  // What unfolds, folds or comes late above it moves the text below.
  const stay = () => at && putOver(at);
  const heights = new ResizeObserver(stay);
  heights.observe(document.body);
  document.addEventListener('transitionend', stay);
  return {
    box,
    place,
    grow() {
      if (at && box.offsetHeight > at.offsetHeight) at.style.minHeight = `${box.offsetHeight}px`;
    },
    remove() {
      heights.disconnect();
      document.removeEventListener('transitionend', stay);
      leave();
      box.remove();
    },
  };
}
