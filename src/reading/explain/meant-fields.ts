import { z } from 'zod';
import { pictureEnding } from '../../model/picture-endings';
import { isFields } from '../../model/values';
import { closest } from '../closest';
import { fieldCalled } from './elsewhere';
import { halves, looseSplits, splits } from './pieces';
import { fits } from './repair';
import { bare, fieldsOf, isOptional } from './schema-at';

type Fields = ReturnType<typeof fieldsOf>;

/** Something that belongs into a field: it stands there without a name, in a field that does not take it, or under an unknown name. */
interface Piece {
  value: unknown;
  from: 'nowhere' | 'field' | 'unknown';
  name?: string;
}

/** What is meant by a value where a schema is wanted; undefined where nothing fits. */
type Read = (value: unknown, schema: z.core.$ZodType) => unknown;

/** The fields that a text, a list or other fields are, with all of it in its place; `read` says what is meant by each part. */
export function meantFields(value: unknown, schema: z.core.$ZodObject, read: Read): unknown[] {
  const fields = fieldsOf(schema);
  // Words of a sentence are taken apart only where their places say that they are none.
  const isTelling = (found: Record<string, unknown> | undefined): boolean =>
    isNamedPlace(found, fields) ||
    isComplete(found, fields) ||
    isCoded(found) ||
    // The words of one name belong together.
    (/,/.test(String(value)) && areNames(Object.values(found ?? {}))) ||
    Object.entries(found ?? {}).every(
      ([name, held]) => isSpecific(fields[name] ?? z.unknown()) || /^(?:\/|https?:)|^-?[\d.]+$/.test(String(held)),
    );
  const place = (pieces: readonly Piece[], known: Record<string, unknown> = {}) =>
    placed(pieces, { fields, known, read });
  const bareOnes = (parts: readonly unknown[]): Piece[] => parts.map((value) => ({ value, from: 'nowhere' }));
  if (typeof value === 'string') {
    const text = value.replace(/^(?:redirect|rewriterule)\w*\s+(?:30[1278]\s+)?|[\s,;]+(?:permanent|30[1278])$/gi, '');
    const loose = looseSplits(text).map((parts) => place(bareOnes(parts)));
    return [
      ...splits(text).map((parts) => place(bareOnes(parts))),
      ...loose.filter(isTelling),
      place(bareOnes([text])),
    ];
  }
  if (Array.isArray(value)) {
    const merged = value.length > 0 && value.every(isFields) ? Object.assign({}, ...value) : undefined;
    return [
      ...(value.length === 1 ? [read(value[0], schema)] : []),
      merged ?? (value.some(isGroup) ? undefined : place(bareOnes(value))),
    ];
  }
  if (!isFields(value)) return [];
  const { known, unfit, unknown } = sorted(value, fields, read);
  // So many fields are those of a page or a section, which nobody writes as one name and its value.
  const isSmall = Object.keys(fields).length < 13 && Object.keys(value).length < 3;
  const isForeign =
    isSmall && Object.keys(known).length === 0 && unfit.length === 0 && !Object.values(value).some(isGroup);
  const contents = isForeign
    ? bareOnes(
        Object.entries(value).flatMap(([name, held]) =>
          held === null ? [name] : [name.replace(/^\d{1,2}[.)] +/, ''), held],
        ),
      )
    : [];
  const [named, all] = [place([...unfit, ...unknown], known), isForeign ? place(contents) : undefined];
  // A name with a capital, a digit or a space is no name of a field, but something that is said.
  return unknown.every(({ name = '' }) => /^[a-z]\w*$/.test(name))
    ? [named, isTelling(all) || isAlike(all, fields) ? all : undefined]
    : [all, named];
}

/** True where a field holds what its kind looks like: an address, a picture, an icon. */
const isAlike = (found: Record<string, unknown> | undefined, fields: Fields): boolean =>
  Object.entries(found ?? {}).some(([name, held]) => looksLike(held, kindOf(fields[name] ?? z.unknown()), false));

/** True where each of several fields has something, so that nothing can be meant for another. */
const isComplete = (found: Record<string, unknown> | undefined, fields: Fields): boolean =>
  Object.keys(fields).length > 2 && Object.keys(found ?? {}).length === Object.keys(fields).length;

/** True for an address with its postal code, which has all that letters need. */
const isCoded = (found: Record<string, unknown> | undefined): boolean =>
  /\d{4}/.test(String(found?.postalCode ?? '')) && ['street', 'city'].every((name) => found?.[name] !== undefined);

/** True for a few words and the address that they lead to, or the picture that they say. */
function isNamedPlace(found: Record<string, unknown> | undefined, fields: Fields): boolean {
  const entries = Object.entries(found ?? {});
  const isPlace = ([name, held]: [string, unknown]): boolean => {
    const kind = kindOf(fields[name] ?? z.unknown());
    return kind === 'picture'
      ? looksLike(held, kind, true)
      : kind === 'link' && /^(?:\/|https?:)\S*$/.test(String(held));
  };
  return entries.length === 2 && entries.filter(isPlace).length === 1;
}

/** True for what holds lists or fields itself, which is no piece of anything. */
const isGroup = (value: unknown): boolean =>
  isFields(value) || (Array.isArray(value) && value.some((held) => typeof held === 'object' && held !== null));

/** A few short texts with a capital each: a name and what somebody is. */
const areNames = (values: readonly unknown[]): boolean =>
  values.length > 1 && values.every((value) => /^\p{Lu}\S*(?: \S+){0,2}$/u.test(String(value)));

/** The fields that a value has right, once their names are; those that do not fit; and the names that nobody knows. */
function sorted(value: Record<string, unknown>, fields: Fields, read: Read) {
  const known: Record<string, unknown> = {};
  const unfit: Piece[] = [];
  const unknown: Piece[] = [];
  const free = Object.keys(fields).filter((name) => !Object.hasOwn(value, name));
  for (const [key, held] of Object.entries(value)) {
    const name = Object.hasOwn(fields, key) ? key : (closest(key, free) ?? fieldCalled(key, free));
    const field = name === undefined ? undefined : fields[name];
    const meant = field && read(held, field);
    if (name !== undefined && meant !== undefined && !Object.hasOwn(known, name)) known[name] = meant;
    else if (Object.hasOwn(fields, key)) unfit.push({ value: held, from: 'field' });
    else unknown.push({ value: held, from: 'unknown', name: key });
  }
  return { known, unfit, unknown };
}

/** Known fields with each piece in one that takes it; undefined where one has no place. */
function placed(
  pieces: readonly Piece[],
  { fields, known, read }: { fields: Fields; known: Record<string, unknown>; read: Read },
): Record<string, unknown> | undefined {
  const value = { ...known };
  const said = new Set<unknown>();
  for (const piece of pieces) {
    if (said.has(piece.value)) continue;
    said.add(piece.value);
    const own = put(piece, value, { fields, read });
    const parts = own ? [] : partsIn(piece.value);
    if (!own && (parts.length === 0 || !parts.every((half) => put({ ...piece, value: half }, value, { fields, read }))))
      return undefined;
    if (parts.length > 0) afternoon(value);
  }
  return value;
}

/** The two halves of a text, and what a list holds. */
const partsIn = (value: unknown): readonly unknown[] =>
  typeof value === 'string' ? halves(value) : Array.isArray(value) && !isGroup(value) ? value : [];

/** Of two times on one line, such as 8-6, the second is the later. */
function afternoon(value: Record<string, unknown>): void {
  const { opens, closes } = value;
  const hour = typeof closes === 'string' && /^0\d:/.test(closes) ? Number(closes.slice(0, 2)) : undefined;
  if (hour === undefined || typeof opens !== 'string' || typeof closes !== 'string' || closes > opens) return;
  Object.assign(value, { closes: `${hour + 12}${closes.slice(2)}` });
}

/** Puts a piece into the likeliest of the free fields; false where none takes it. */
function put(
  { value, from }: Piece,
  into: Record<string, unknown>,
  { fields, read }: { fields: Fields; read: Read },
): boolean {
  if (value === null || isGroup(value) || (Array.isArray(value) && value.length === 0)) return false;
  const free = Object.keys(fields).filter((name) => !Object.hasOwn(into, name));
  const schemaOf = (name: string): z.core.$ZodType => fields[name] ?? z.unknown();
  const needed = free.filter((name) => !isOptional(schemaOf(name)));
  const specific = free.filter((name) => isSpecific(schemaOf(name)));
  const alike = free.filter((name) => looksLike(value, kindOf(schemaOf(name)), from === 'unknown'));
  // Numbers say nothing of what they are; where there must be some, they are those.
  const counted = /^\d+$/.test(String(value))
    ? needed.filter((name) => bare(schemaOf(name)) instanceof z.core.$ZodNumber)
    : [];
  const isCode = /^\d{4,6}$/.test(String(value)) && free.includes('postalCode');
  const apt = [...needed, ...free].filter(
    (name) => !looksOther(schemaOf(name), value) && !(isCode && name === 'region'),
  );
  const others = from === 'nowhere' ? apt : [];
  for (const [names, meantBy] of [
    [specific, (name: string) => (fits(schemaOf(name), value) ? value : undefined)],
    [alike, (name: string) => read(value, schemaOf(name))],
    [specific, (name: string) => read(value, schemaOf(name))],
    [counted, (name: string) => read(value, schemaOf(name))],
    [others, (name: string) => read(value, schemaOf(name))],
  ] as const) {
    for (const name of names) {
      const meant = meantBy(name);
      if (meant === undefined) continue;
      into[name] = meant;
      return true;
    }
  }
  return false;
}

/** True for a field that takes certain words or forms alone, so that what fits it can hardly be meant for another. */
function isSpecific(schema: z.core.$ZodType): boolean {
  const inner = bare(schema);
  const one = inner instanceof z.core.$ZodArray ? bare(inner._zod.def.element) : inner;
  const isWord = one instanceof z.core.$ZodEnum || one instanceof z.core.$ZodString;
  return isWord && !['x', 'en', 'abc', 'some-word', '/x'].some((word) => fits(one, word));
}

/** What a field holds, by the word for it that its schema has; empty where it has none. */
export const kindOf = (schema: z.core.$ZodType): string => String(z.globalRegistry.get(bare(schema))?.kind ?? '');

/** Whether a piece looks like what a kind of field holds. An icon is a word like many others where a name says something else. */
export function looksLike(value: unknown, kind: string, isNamed: boolean): boolean {
  if (typeof value !== 'string') return false;
  if (kind === 'link') return /^(?:\/|#|https?:|mailto:|tel:|call\b|email$|link:)\S*$/.test(value);
  if (kind === 'picture') return pictureEnding.test(value);
  return kind === 'icon' && !isNamed && /^[a-z]+(?:-[a-z\d]+)*$/.test(value);
}

const looksOther = (schema: z.core.$ZodType, value: unknown): boolean =>
  /^(?:link|picture|icon)$/.test(kindOf(schema)) && !looksLike(value, kindOf(schema), false);
