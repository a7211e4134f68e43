/** A new element with some of its properties set and what stands in it. */
export function element<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  properties: Partial<HTMLElementTagNameMap[T]>,
  ...children: Node[]
): HTMLElementTagNameMap[T] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** A button that shows a line drawing, 24 units square, and is called by its label. */
export function iconButton(label: string, path: string): HTMLButtonElement {
  const button = element('button', { type: 'button', ariaLabel: label });
  button.innerHTML = `<svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true"><path d="${path}"/></svg>`;
  return button;
}

const adopted = new Set<string>();

/** Adds a style sheet to the document, once: a page has the rules of its own markup only, not of what code puts up. */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
