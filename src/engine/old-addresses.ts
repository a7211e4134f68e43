import { type Edited, editText, type Refused } from '../editing/edit-text';
import { isFields, valueAt } from '../model/values';
import { parseYaml } from '../reading/parse';

/**
 * A page's text with an old address in `redirectFrom`, or why it cannot have it. Where the list has the new one, the page goes
 * back to one that it had, and the old one takes its place.
 */
export function withOldAddress(text: string, old: string, address: string): Edited | Refused {
  const again = listAt(text, 'redirectFrom').indexOf(address);
  return editText(
    text,
    again >= 0
      ? { kind: 'set', path: ['redirectFrom', again], value: old }
      : {
          kind: 'insert',
          path: ['redirectFrom'],
          index: 0,
          value: old,
          order: ['title', 'description', 'redirectFrom'],
        },
  );
}

/**
 * The configuration's text without the redirect that led from a page's new address to its old one. One that cannot be taken out
 * stays, and is told by the checks: a page stands there.
 */
export function withoutRedirect(text: string, from: string, to: string): string {
  const index = listAt(text, 'redirects').findIndex(
    (redirect) => isFields(redirect) && redirect.from === from && redirect.to === to,
  );
  if (index < 0) return text;
  const edited = editText(text, { kind: 'remove', path: ['redirects', index] });
  return 'text' in edited ? edited.text : text;
}

/** A field that names a page, and the one that it stands for where it is left out. */
interface PageField {
  name: string;
  otherwise?: string;
}

/** A text whose field names a page by its old address, said or left out, with the new one; undefined where it names another. */
export function withPageMoved(text: string, field: PageField, from: string, to: string): string | undefined {
  const named = valueAt(parseYaml({ path: '', text }).value, [field.name]) ?? field.otherwise;
  if (named !== from) return undefined;
  const path = [field.name];
  const edited = editText(text, to === field.otherwise ? { kind: 'remove', path } : { kind: 'set', path, value: to });
  return 'text' in edited ? edited.text : undefined;
}

function listAt(text: string, name: string): unknown[] {
  const list = valueAt(parseYaml({ path: '', text }).value, [name]);
  return Array.isArray(list) ? list : [];
}
