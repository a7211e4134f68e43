import { z } from 'zod';
import { childValue, isFields, valueAt } from '../../model/values';
import { closest, listed } from '../closest';
import type { Issue } from '../issue';
import { inline } from '../mending/inline';
import { cut } from '../parsing/source-line';
import type { Path } from '../position';
import { formatPath, isWithin } from '../position';
import { fieldCalled, joinedLists, needless, saysDraft } from './elsewhere';
import { type Case, fieldAt, ownerName } from './field';
import { asSection } from './lone-text';
import { meantField } from './meant-field';
import { meantValue } from './meant-value';
import { about } from './missing';
import { asWritten, movedTo, rewritten } from './moves';
import { otherFields, toldOf } from './other-fields';
import { fieldOfShape, fieldsAround, namedFields, placeAround, placeElsewhere } from './other-place';
import { fits } from './repair';
import { bare, fieldsOf, isOptional, optionFor } from './schema-at';

/** A mistake in a name, explained, and how the value would be right: the value at `from` belongs at `to`, or nowhere. */
export interface MendedName {
  explanation: Issue;
  from: Path;
  to?: Path;
  /** What belongs at `to`, where that is not what stands at `from`. */
  value?: unknown;
  /** The fields in it that belong around it. */
  inside?: readonly string[];
  /** The fields that it is, with what stands in each. */
  beside?: Readonly<Record<string, unknown>>;
  /** All fields around it as they are to be. */
  whole?: Readonly<Record<string, unknown>>;
}

/** A name that the schema does not know: a slip for another field, a field of another level, or nothing we know. */
export function explainUnknownKey(owner: Path, key: string, absent: readonly Path[], context: Case): MendedName {
  const from = [...owner, key];
  const tell = (found: string, fix: string, to?: Path, rest: Partial<Issue> = {}): MendedName => ({
    explanation: {
      code: 'field/unknown',
      at: { path: from, mark: { path: from, part: 'key' } },
      of: whose,
      found,
      fix,
      ...rest,
    },
    from,
    ...(to && { to }),
  });
  const value = valueAt(context.root, owner);
  const written = childValue(value, key);
  const fields = fieldsOf(optionFor(fieldAt(context, owner).schema, value));
  const whose = ownerName(context, owner);
  const unknown = `"${key}" is not a field of ${whose}`;
  const free = Object.keys(fields).filter((name) => !isFields(value) || !Object.hasOwn(value, name));
  const around = fieldsAround(written, free);
  const joined = joinedLists[`${owner.at(-1)}.${key}`];
  if (joined !== undefined)
    return free.includes(joined.list)
      ? tell(unknown, `write "${joined.list}"`, [...owner, joined.list], { change: { to: joined.list } })
      : tell(unknown, joined.fix);
  const named = (around || Array.isArray(written)) && namedFields(owner, key, absent, context);
  if (named) {
    const edits = context.parsed.edits({ path: asWritten(owner, context.moves) }, named);
    const rest = edits && { edits, unsure: true };
    return { ...tell(unknown, `write ${cut(inline(named), 100)}`, undefined, rest), whole: named };
  }
  if (around) {
    const fix = `write ${around.join(' and ')} without "${key}:" around them`;
    const { [key]: held, ...rest } = isFields(value) ? value : {};
    const edits = isFields(held)
      ? context.parsed.edits({ path: asWritten(owner, context.moves) }, { ...rest, ...held })
      : undefined;
    const told = edits && { edits, unsure: true };
    return { ...tell(`"${key}" stands around fields of ${whose}`, fix, undefined, told), inside: around };
  }
  const section = asSection({ from, written, absent }, context);
  if (section) {
    const { fix, to, rest } = section;
    return { ...tell(`${unknown}, and "sections" is missing`, fix, to, rest), value: section.value };
  }
  if (free.includes('draft') && saysDraft(key, written)) {
    const edits = rewritten({ from, name: 'draft', value: true }, context);
    const draft = { ...(edits && { edits, unsure: true }) };
    return { ...tell(unknown, 'write  draft: true', [...owner, 'draft'], draft), value: true };
  }
  if (owner.length === 0 && Object.hasOwn(needless, key)) return tell(unknown, `remove it: ${needless[key]}`);
  const meant = meantField(owner, key, free, context);
  if (meant) {
    const instead = meant.value === undefined ? { change: { to: meant.name } } : { edits: meant.edits, unsure: true };
    return { ...tell(unknown, meant.fix, [...owner, meant.name], instead), value: meant.value };
  }
  const others = otherFields(owner, context);
  if (others) return { ...tell(unknown, others.fix, undefined, toldOf(others)), whole: others.value };
  return elsewhere({ owner, key, absent, context, fields, free }, tell, unknown);
}

interface Unknown {
  owner: Path;
  key: string;
  absent: readonly Path[];
  context: Case;
  fields: ReturnType<typeof fieldsOf>;
  free: readonly string[];
}

/** A name that is no slip for a field beside it: one of another place, one that is there already, or one that is needed. */
function elsewhere(
  { owner, key, absent, context, fields, free }: Unknown,
  tell: (found: string, fix: string, to?: Path, rest?: Partial<Issue>) => MendedName,
  unknown: string,
): MendedName {
  const from = [...owner, key];
  const written = childValue(valueAt(context.root, owner), key);
  const home = absent.find((path) => path.at(-1) === key && isAround(path.slice(0, -1), owner));
  if (home)
    return tell(
      unknown,
      `move it to ${place(home.slice(0, -1))}: indent it like the other fields there`,
      home,
      movedTo(home, from, context),
    );
  const called = fieldCalled(key, free);
  if (called !== undefined && !isOtherKind(written, fields[called]))
    return tell(unknown, `write "${called}"${about(fieldAt(context, [...owner, called]))}`);
  const names = Object.keys(fields);
  const needed = neededFor(from, absent, context);
  const twin = closest(key, names);
  // Of a name that only begins like another, nobody knows that it is the same.
  const isTwin = twin !== undefined && (!needed || Math.abs(twin.length - key.length) < 3);
  if (isTwin && isText(fields[twin]) === (typeof written === 'string'))
    return tell(`${unknown}, and "${twin}" is there already`, `keep one of the two, as "${twin}"`);
  const there = fieldCalled(key, names);
  if (there !== undefined && !needed) return tell(`${unknown}, and "${there}" is there already`, 'remove it');
  const below = names.filter((name) => fields[name] && holdsField(fields[name], key, written));
  if (below.length === 1) return tell(unknown, `write it under "${below[0]}", where it belongs to each item`);
  if (needed)
    return insteadOf(needed, key, context, (fix, rest, name) =>
      tell(`${unknown}, and "${name}" is missing`, fix, needed, rest),
    );
  const shaped = fieldOfShape(written, fields, free);
  if (shaped !== undefined)
    return tell(unknown, `write "${shaped}"${about(fieldAt(context, [...owner, shaped]))}`, [...owner, shaped], {
      change: { to: shaped },
      unsure: true,
    });
  const other = placeAround(owner, key, context) ?? placeElsewhere(owner, key, context);
  if (other) {
    const rest = { ...movedTo(other, from, context), unsure: true };
    return tell(unknown, `move it to ${place(other.slice(0, -1))}, where it is a field`, other, rest);
  }
  const edits = written === null ? context.parsed.moved(asWritten(from, context.moves)) : undefined;
  const rest = edits && { edits, unsure: true };
  return tell(unknown, `remove it; the fields are ${allowed(fields)}`, undefined, rest);
}

/** A name in the place of one that must be there. */
function insteadOf(
  needed: Path,
  key: string,
  context: Case,
  tell: (fix: string, rest: Partial<Issue>, name: string) => MendedName,
): MendedName {
  const { name, description } = fieldAt(context, needed);
  const fix = `write "${name}" instead${description ? `: ${description}` : ''}`;
  // Words that begin alike are two names for one thing; of others nobody knows whether they are.
  const isSure = key.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase();
  return tell(fix, { change: { to: name }, ...(!isSure && { unsure: true }) }, name);
}

/** A value that fits, or a number where a text is wanted and the like. */
const isMeant = (value: unknown, schema: z.core.$ZodType): boolean =>
  fits(schema, value) || (typeof value !== 'object' && meantValue(value, schema) !== undefined);

/** True for a list where one text is wanted. */
const isOtherKind = (value: unknown, schema: z.core.$ZodType | undefined): boolean =>
  Array.isArray(value) && isText(schema);

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
  const beside = absent.filter((path) => path.length === from.length && formatPath(path.slice(0, -1)) === owner);
  const begins = String(from.at(-1)).slice(0, 3).toLowerCase();
  return beside.find(
    (path) =>
      // Where nearly all is missing, nobody knows which of it a name stands for.
      (beside.length < 4 || String(path.at(-1)).toLowerCase().startsWith(begins)) &&
      isMeant(valueAt(context.root, from), fieldAt(context, path).schema),
  );
}

const isAround = (a: Path, b: Path): boolean => isWithin(a, b) || isWithin(b, a);

const place = (path: Path): string => formatPath(path) || 'the top level of the file';

/** The names of the fields, those that must be there first. */
function allowed(fields: ReturnType<typeof fieldsOf>): string {
  const names = Object.keys(fields);
  const needed = names.filter((name) => fields[name] && !isOptional(fields[name]));
  return listed([...needed, ...names.filter((name) => !needed.includes(name))]);
}
