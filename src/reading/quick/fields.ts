import { giveUp } from './rows';

/** Fields of a record by their names. */
export type Fields = Record<string, unknown>;

/** Names that are nothing or a switch to YAML, and the one that would reach an object's prototype. */
const noName = /^(?:null|true|false|__proto__)$/i;

/** Adds a field that is not there yet. */
export function putField(fields: Fields, name: string, value: unknown): void {
  if (noName.test(name) || Object.hasOwn(fields, name)) giveUp();
  fields[name] = value;
}
