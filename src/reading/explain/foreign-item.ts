import { isFields, valueAt } from '../../model/values';
import type { Issue } from '../issue';
import type { Path } from '../position';
import { type Case, fieldAt, ownerName } from './field';
import { meantField } from './meant-field';
import { otherFields, toldOf } from './other-fields';
import { fieldsAround } from './other-place';
import { fieldsOf, isOptional, optionFor } from './schema-at';

/** What is said of an item of a list of which no name is known and that lacks several; undefined of others. */
export function foreignItem(path: Path, keys: readonly string[], context: Case): Issue | undefined {
  const value = valueAt(context.root, path);
  const schema = optionFor(fieldAt(context, path).schema, value);
  const fields = fieldsOf(schema);
  const needed = Object.keys(fields).filter((name) => fields[name] && !isOptional(fields[name]));
  const [key] = keys;
  if (typeof path.at(-1) !== 'number' || !isFields(value) || key === undefined) return undefined;
  if (Object.keys(value).length > keys.length) return undefined;
  const names = Object.keys(fields);
  if (keys.some((each) => meantField(path, each, names, context) || fieldsAround(value[each], names))) return undefined;
  const meant = otherFields(path, context);
  if (!meant && needed.length < 2) return undefined;
  const at = [...path, key];
  return {
    code: 'field/unknown',
    at: { path: at, mark: { path: at, part: 'key' } },
    found: `"${key}" is not a field of ${ownerName(context, path)}, and it has none of its own`,
    fix: `write { ${needed.map((name) => `${name}: …`).join(', ')} }, or remove the item`,
    ...toldOf(meant),
  };
}
