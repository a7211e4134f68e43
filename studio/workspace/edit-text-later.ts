import type { editText as EditText } from '../../src/editing/edit-text';
import { withTheRest } from '../later';

let here: typeof EditText | undefined;

const bring = async (): Promise<typeof EditText> => {
  here ??= (await import('../../src/editing/edit-text')).editText;
  return here;
};
withTheRest(bring);

/** Does something with what edits texts: at once where that is here, which it is soon after the first page. */
export function withEditText(act: (editText: typeof EditText) => boolean): boolean {
  if (here) return act(here);
  void bring().then(act);
  return true;
}
