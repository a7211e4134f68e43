import { childValue, isFields, valueAt } from '../../model/values';
import type { Issue } from '../issue';
import { inline } from '../mending/inline';
import { saysTheSame } from '../mending/same';
import { cut } from '../parsing/source-line';
import type { Path } from '../position';
import { choiceCalled } from './elsewhere';
import { type Case, fieldAt } from './field';
import { meantValue } from './meant-value';
import { asWritten } from './moves';
import { fieldsOf, optionFor } from './schema-at';

/** How a group of fields is to be written, and all of it as its schema takes it. */
export interface OtherFields extends Pick<Issue, 'fix' | 'edits' | 'unsure'> {
  value: Record<string, unknown>;
}

/** The fields at `path` with all that stands in them under the names that it belongs to; undefined where that is not to be found. */
export function otherFields(path: Path, context: Case): OtherFields | undefined {
  const old = valueAt(context.root, path);
  const schema = optionFor(fieldAt(context, path).schema, old);
  const value = isFields(old) && Object.keys(fieldsOf(schema)).length > 0 ? meantValue(old, schema) : undefined;
  if (!isFields(old) || !isFields(value)) return undefined;
  const isNew = (name: string): boolean => !Object.hasOwn(old, name) || !saysTheSame(old[name], value[name]);
  const fresh = Object.fromEntries(Object.entries(value).filter(([name]) => isNew(name)));
  const isAll = Object.keys(old).every((name) => !Object.hasOwn(value, name) || isNew(name));
  const edits = context.parsed.edits({ path: asWritten(path, context.moves) }, value);
  return {
    value,
    fix:
      isAll && Object.keys(fresh).length > 1
        ? `write ${cut(inline(value), 100)}`
        : `write  ${cut(inline(fresh).slice(2, -2), 100)}`,
    ...(edits && { edits, unsure: true }),
  };
}

/** What stands at `path`, in the fields beside it that it belongs into: two times in one, or `closed` for a time. */
export function inOtherFields(path: Path, context: Case): Partial<Issue> | undefined {
  const owner = path.slice(0, -1);
  const others = otherFields(owner, context);
  if (
    !others ||
    Object.keys(others.value).every((name) => childValue(valueAt(context.root, owner), name) !== undefined) ||
    isLikeness(valueAt(context.root, path), Object.values(others.value))
  )
    return undefined;
  return toldOf(others);
}

/** True for a word that none of some values is, or is called by others: one that is only spelled like it belongs to its own field. */
const isLikeness = (word: unknown, values: readonly unknown[]): boolean =>
  typeof word === 'string' &&
  /^\p{L}+$/u.test(word) &&
  !values.some((value) => value === word || choiceCalled(word, [String(value)]) !== undefined);

/** What is told of other fields. */
export const toldOf = (others: OtherFields | undefined): Partial<Issue> => {
  if (!others) return {};
  const { value: _, ...rest } = others;
  return rest;
};
