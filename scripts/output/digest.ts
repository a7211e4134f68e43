import { hash } from 'node:crypto';

/** What was named last: a file is named when it is read, and when what is known of it is looked up. */
let last = { madeFrom: '', name: '' };

/** A name for what something is made from, told as text: 24 hex digits, equal exactly when the texts are. */
export function digestOf(madeFrom: string): string {
  if (last.name === '' || last.madeFrom !== madeFrom)
    last = { madeFrom, name: hash('sha256', madeFrom, 'hex').slice(0, 24) };
  return last.name;
}
