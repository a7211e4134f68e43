/** A line around what the mouse is over, or what is chosen, with a name. */
export const outline = (kind: 'hover' | 'chosen') => {
  const box = document.createElement('div');
  box.className = 'studio-outline';
  box.dataset.kind = kind;
  box.hidden = true;
  box.append(document.createElement('span'));
  return document.body.appendChild(box);
};

/** Lays an outline around an element; hides it where there is none. */
export function lay(box: HTMLElement, element: Element | undefined, name = ''): void {
  box.hidden = !element;
  if (!element) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  Object.assign(box.style, {
    left: `${left + scrollX}px`,
    top: `${top + scrollY}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  const label = box.firstElementChild;
  if (label instanceof HTMLElement) {
    label.textContent = name;
    label.hidden = name === '';
    // The name of something small stands below it, and covers nothing of it.
    label.toggleAttribute('data-below', height < 80);
  }
}
