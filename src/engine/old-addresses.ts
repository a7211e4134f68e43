import { editText } from '../editing/edit-text';
import type { Operation } from '../editing/operation';
import { isFields, valueAt } from '../model/values';
import { parseYaml } from '../reading/parse';

/**
 * A page's text with an old address in `redirectFrom`. Where the list has the new one, the page goes back to one that it had, and
 * the old one takes its place. A text that cannot be changed so stays, and the checks say what leads nowhere.
 */
export function withOldAddress(text: string, old: string, address: string): string {
  const addresses = listAt(text, 'redirectFrom');
  const again = addresses.indexOf(address);
  return after(
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

/** The configuration's text without the redirect that led from a page's new address to its old one. */
export function withoutRedirect(text: string, from: string, to: string): string {
  const index = listAt(text, 'redirects').findIndex(
    (redirect) => isFields(redirect) && redirect.from === from && redirect.to === to,
  );
  return index < 0 ? text : after(text, { kind: 'remove', path: ['redirects', index] });
}

function listAt(text: string, name: string): unknown[] {
  const list = valueAt(parseYaml({ path: '', text }).value, [name]);
  return Array.isArray(list) ? list : [];
}

function after(text: string, operation: Operation): string {
  const edited = editText(text, operation);
  return 'text' in edited ? edited.text : text;
}
