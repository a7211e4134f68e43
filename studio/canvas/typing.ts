/** A field that lies over a text of the page, in its letters, and takes what is typed. */
export interface Typing {
  place(element: HTMLElement): void;
  end(): void;
}

const copied = [
  ...['font', 'letterSpacing', 'lineHeight', 'textAlign', 'textTransform', 'color', 'padding', 'fontStretch'],
  ...['fontVariationSettings', 'wordSpacing', 'textWrap'],
] as const;

/** Begins typing over an element; `next` is called with 1 or -1 for the text after or before. */
export function beginTyping(
  element: HTMLElement,
  value: string,
  on: { input(text: string): void; end(): void; next(by: number): void; key(event: KeyboardEvent): void },
): Typing {
  const field = document.createElement('textarea');
  field.className = 'studio-typing';
  field.value = value;
  field.spellcheck = true;
  field.setAttribute('aria-label', 'Text on the page');
  field.rows = 1;
  let at = element;
  const place = (now: HTMLElement) => {
    at.removeAttribute('data-studio-hidden');
    at = now;
    const style = getComputedStyle(now);
    for (const name of copied) Object.assign(field.style, { [name]: style[name as keyof CSSStyleDeclaration] });
    const inner = now.firstElementChild;
    if (inner && now.tagName !== 'A') Object.assign(field.style, { font: getComputedStyle(inner).font });
    const box = now.getBoundingClientRect();
    now.setAttribute('data-studio-hidden', '');
    Object.assign(field.style, {
      left: `${box.left + scrollX}px`,
      top: `${box.top + scrollY}px`,
      width: `${Math.max(box.width + 2, 120)}px`,
      height: 'auto',
    });
    field.style.height = `${Math.max(box.height, field.scrollHeight)}px`;
  };
  let ended = false;
  const end = () => {
    if (ended) return;
    ended = true;
    at.removeAttribute('data-studio-hidden');
    field.remove();
    on.end();
  };
  field.addEventListener('input', () => on.input(field.value));
  field.addEventListener('blur', end);
  field.addEventListener('keydown', (event) => {
    const isLine = event.key === 'Enter' && !event.shiftKey && at.querySelector('p,ul,ol') === null;
    if (event.key === 'Escape' || isLine) {
      event.preventDefault();
      end();
    } else if (event.key === 'Tab') {
      event.preventDefault();
      end();
      on.next(event.shiftKey ? -1 : 1);
    } else on.key(event);
  });
  document.body.append(field);
  place(element);
  field.focus({ preventScroll: true });
  field.select();
  return { place, end };
}
