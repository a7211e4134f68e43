import { isFields, valueAt } from '../../model/values';
import type { Path } from '../position';
import { type Case, fieldAt } from './field';
import { asWritten } from './moves';
import { fieldAround, listBelow } from './other-place';
import { fieldsOf, optionFor } from './schema-at';
import type { MendedName } from './unknown-key';

/** Items of a list that belong into one below it: `- { name: …, price: … }` straight under `groups`. */
export function explainLevel(path: Path, context: Case): MendedName | undefined {
  const from = path.slice(0, -1);
  const items = valueAt(context.root, from);
  if (typeof path.at(-1) !== 'number') return undefined;
  const name = listBelow(items, fieldAt(context, path).schema);
  if (name === undefined) return undefined;
  const { name: list } = fieldAt(context, from);
  return {
    explanation: {
      code: 'field/unknown',
      at: { path: [...from, 0] },
      found: `these are no ${list}, but ${name} of one`,
      fix: `write "- ${name}:" on a line above them, and indent them under it`,
    },
    from,
    value: [{ [name]: items }],
  };
}

/** Several names that are all of one field that is not there: what belongs around them. */
export function explainInside(path: Path, keys: readonly string[], context: Case): MendedName | undefined {
  const value = valueAt(context.root, path);
  if (!isFields(value)) return undefined;
  const name = fieldAround(keys, value, fieldsOf(optionFor(fieldAt(context, path).schema, value)));
  if (name === undefined) return undefined;
  const from = [...path, keys[0] ?? ''];
  const isAll = Object.keys(value).length === keys.length;
  const inner = Object.fromEntries(keys.map((key) => [key, value[key]]));
  const others = Object.entries(value).filter(([key]) => !keys.includes(key));
  const whole = { ...Object.fromEntries(others), [name]: inner };
  const edits = context.parsed.edits({ path: asWritten(path, context.moves) }, whole);
  return {
    explanation: {
      code: 'field/unknown',
      at: { path: from, mark: { path: from, part: 'key' } },
      found: `${keys.map((key) => `"${key}"`).join(' and ')} are fields of "${name}"`,
      fix: isAll
        ? `write { ${name}: { ${keys.map((key) => `${key}: …`).join(', ')} } }`
        : `write "${name}:" on a line above, and indent them under it`,
      ...(edits && { edits, unsure: true }),
    },
    from,
    beside: { [name]: inner },
    to: [...path, name],
  };
}
