import { partOf } from './form-parts';

/** Hands what was written to the mail program, and shows it, to be copied where none opens. */
export function sendByMail(form: HTMLFormElement): void {
  const lines = [...new FormData(form)].filter(([, value]) => value).map(([name, value]) => `${name}: ${value}`);
  const text = partOf<HTMLTextAreaElement>(form, 'text');
  if (text) text.value = lines.join('\n');
  location.href = `${form.action}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}

/** Copies the text that a mail program was to open with. */
export async function copyText(form: HTMLFormElement): Promise<void> {
  const [text, copied] = [partOf<HTMLTextAreaElement>(form, 'text'), partOf(form, 'copied')];
  text?.select();
  await navigator.clipboard.writeText(text?.value ?? '').catch(() => document.execCommand('copy'));
  if (copied) copied.textContent = partOf(form, 'copy')?.dataset.copied ?? '';
}
