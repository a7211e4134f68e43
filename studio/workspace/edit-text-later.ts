import type { editText as EditText } from '../../src/editing/edit-text';
import { bringLate } from '../late';
import { untilHere } from '../until-here';

let here: typeof EditText | undefined;

/**
 * Brings what edits texts, and what reads the unusual ones that come of it; nothing can be typed in, added or taken away before
 * both are here.
 */
export async function bringEditText(): Promise<typeof EditText> {
  const [{ editText }] = await Promise.all([untilHere(() => import('../../src/editing/edit-text')), bringLate()]);
  here = editText;
  return editText;
}

/** Does something with what edits texts: at once where that is here, which it is soon after the first page. */
export function withEditText(act: (editText: typeof EditText) => boolean): boolean {
  if (here) return act(here);
  void bringEditText().then(act);
  return true;
}
