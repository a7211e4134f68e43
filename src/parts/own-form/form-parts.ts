type Part = 'summary' | 'status' | 'progress' | 'failed' | 'sent' | 'text' | 'copy' | 'copied' | 'again';

/** A part of a form that scripts show, hide or fill. */
export const partOf = <E extends HTMLElement>(form: HTMLFormElement, part: Part): E | null | undefined =>
  form.parentElement?.querySelector<E>(`[data-part=${part}]`);

export function setShown(form: HTMLFormElement, part: Part, shown: boolean): void {
  const element = partOf(form, part);
  if (element) element.hidden = !shown;
}

export function say(form: HTMLFormElement, words: string | undefined): void {
  const status = partOf(form, 'status');
  if (status) status.textContent = words ?? '';
}
