import { createHash } from 'node:crypto';

/** A name for what something is made from, told as text: 24 hex digits, equal exactly when the texts are. */
export const digestOf = (madeFrom: string): string => createHash('sha256').update(madeFrom).digest('hex').slice(0, 24);
