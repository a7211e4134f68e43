import type { editText as EditText } from '../../src/editing/edit-text';

let here: typeof EditText | undefined;

/** Brings what edits texts; nothing can be typed in before it is here. */
export async function bringEditText(): Promise<typeof EditText> {
  here ??= (await import('../../src/editing/edit-text')).editText;
  return here;
}

/** Does something with what edits texts: at once where that is here, which it is soon after the first page. */
export function withEditText(act: (editText: typeof EditText) => boolean): boolean {
  if (here) return act(here);
  void bringEditText().then(act);
  return true;
}
