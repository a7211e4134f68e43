import { hash } from 'node:crypto';

/** A name for what something is made from, told as text: 24 hex digits, equal exactly when the texts are. */
export const digestOf = (madeFrom: string): string => hash('sha256', madeFrom, 'hex').slice(0, 24);
