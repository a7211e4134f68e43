import { z } from 'zod';
import { closest, listed } from '../closest';
import type { Issue } from '../issue';
import type { Path } from '../position';
import { formatPath } from '../position';
import { fieldCalled } from './elsewhere';
import { type Case, fieldAt, ownerName } from './field';
import { meantField } from './meant-field';
import { about } from './missing';
import { fits } from './repair';
import { bare, childValue, fieldsOf, isFields, isOptional, optionFor, valueAt } from './schema-at';

/** A mistake in a name, explained, and how the value would be right: the value at `from` belongs at `to`, or nowhere. */
export interface Mended {
  explanation: Issue;
  from: Path;
  to?: Path;
  /** What belongs at `to`, where that is not what stands at `from`. */
  value?: unknown;
  /** The fields in it that belong around it. */
  inside?: readonly string[];
}

/** What is said of an item of a list of which no name is known and that lacks several; undefined of others. */
export function foreignItem(path: Path, keys: readonly string[], context: Case): Issue | undefined {
  const value = valueAt(context.root, path);
  const fields = fieldsOf(optionFor(fieldAt(context, path).schema, value));
  const needed = Object.keys(fields).filter((name) => fields[name] && !isOptional(fields[name]));
  const [key] = keys;
  if (typeof path.at(-1) !== 'number' || !isFields(value) || key === undefined || needed.length < 2) return undefined;
  if (Object.keys(value).length > keys.length) return undefined;
  const names = Object.keys(fields);
  if (keys.some((each) => meantField(path, each, names, context) || fieldsAround(value[each], names))) return undefined;
  const at = [...path, key];
  return {
    code: 'field/unknown',
    at: { path: at, mark: { path: at, part: 'key' } },
    found: `"${key}" is not a field of ${ownerName(context, path)}, and it has none of its own`,
    fix: `write { ${needed.map((name) => `${name}: …`).join(', ')} }, or remove the item`,
  };
}

/** A name that the schema does not know: a slip for another field, a field of another level, or nothing we know. */
export function explainUnknownKey(owner: Path, key: string, absent: readonly Path[], context: Case): Mended {
  const from = [...owner, key];
  const tell = (found: string, fix: string, to?: Path, rest: Partial<Issue> = {}): Mended => ({
    explanation: { code: 'field/unknown', at: { path: from, mark: { path: from, part: 'key' } }, found, fix, ...rest },
    from,
    ...(to && { to }),
  });
  const value = valueAt(context.root, owner);
  const fields = fieldsOf(optionFor(fieldAt(context, owner).schema, value));
  const whose = ownerName(context, owner);
  const unknown = `"${key}" is not a field of ${whose}`;
  const free = Object.keys(fields).filter((name) => !isFields(value) || !Object.hasOwn(value, name));
  const around = fieldsAround(childValue(value, key), free);
  const joined = joinedLists[`${owner.at(-1)}.${key}`];
  if (joined !== undefined) return tell(unknown, joined);
  if (around) {
    const fix = `write ${around.join(' and ')} without "${key}:" around them`;
    return { ...tell(`"${key}" stands around fields of ${whose}`, fix), inside: around };
  }
  const meant = meantField(owner, key, free, context);
  if (meant) {
    const instead = meant.value === undefined ? { change: { to: meant.name } } : { edits: meant.edits, unsure: true };
    return { ...tell(unknown, meant.fix, [...owner, meant.name], instead), value: meant.value };
  }
  const home = absent.find((path) => path.at(-1) === key && isAround(path.slice(0, -1), owner));
  if (home) return tell(unknown, `move it to ${place(home.slice(0, -1))}: indent it like the other fields there`, home);
  const elsewhere = fieldCalled(key, free);
  if (elsewhere !== undefined)
    return tell(unknown, `write "${elsewhere}"${about(fieldAt(context, [...owner, elsewhere]))}`);
  const names = Object.keys(fields);
  const twin = closest(key, names);
  if (twin !== undefined && isText(fields[twin]) === (typeof childValue(value, key) === 'string'))
    return tell(`${unknown}, and "${twin}" is there already`, `keep one of the two, as "${twin}"`);
  const called = fieldCalled(key, names);
  if (called !== undefined) return tell(`${unknown}, and "${called}" is there already`, 'remove it');
  const below = names.filter((name) => fields[name] && holdsField(fields[name], key, childValue(value, key)));
  if (below.length === 1) return tell(unknown, `write it under "${below[0]}", where it belongs to each item`);
  const needed = neededFor(from, absent, context);
  if (!needed) return tell(unknown, `remove it; the fields are ${allowed(fields)}`);
  const { name, description } = fieldAt(context, needed);
  const fix = `write "${name}" instead${description ? `: ${description}` : ''}`;
  // Words that begin alike are two names for one thing; of others nobody knows whether they are.
  const isSure = key.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase();
  const change = { change: { to: name }, ...(!isSure && { unsure: true }) };
  return tell(`${unknown}, and "${name}" is missing`, fix, needed, change);
}

const isText = (schema: z.core.$ZodType | undefined): boolean =>
  schema !== undefined && bare(schema) instanceof z.core.$ZodString;

/** True for a list whose items have a field of this name that takes what is written there. */
function holdsField(schema: z.core.$ZodType, key: string, value: unknown): boolean {
  const list = bare(schema);
  const fields = list instanceof z.core.$ZodArray ? fieldsOf(list._zod.def.element) : {};
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
  return field !== undefined && fits(field, value);
}

/** The field beside a name that must be there, is not, and takes what stands at the name. */
function neededFor(from: Path, absent: readonly Path[], context: Case): Path | undefined {
  const owner = formatPath(from.slice(0, -1));
  return absent.find(
    (path) =>
      path.length === from.length &&
      formatPath(path.slice(0, -1)) === owner &&
      fits(fieldAt(context, path).schema, valueAt(context.root, from)),
  );
}

/** The names in a value, where all of them belong to the fields around it. */
function fieldsAround(value: unknown, free: readonly string[]): string[] | undefined {
  const names = isFields(value) ? Object.keys(value) : [];
  return names.length > 0 && names.every((name) => free.includes(name)) ? names : undefined;
}

/** Fields of older files whose entries stand in another list now, by their owner and name: what to do with them. */
const joinedLists: Readonly<Record<string, string>> = {
  'navigation.links': 'move its entries to the end of "menu", which holds links and menus in any order',
};

const isAround = (a: Path, b: Path): boolean => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.every((step, index) => step === long[index]);
};

const place = (path: Path): string => formatPath(path) || 'the top level of the file';

/** The names of the fields, those that must be there first. */
function allowed(fields: ReturnType<typeof fieldsOf>): string {
  const names = Object.keys(fields);
  const needed = names.filter((name) => fields[name] && !isOptional(fields[name]));
  return listed([...needed, ...names.filter((name) => !needed.includes(name))]);
}
