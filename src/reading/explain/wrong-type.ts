import { z } from 'zod';
import { likePostalCode } from '../../model/postal-code';
import { childValue, isFields, valueAt } from '../../model/values';
import { closest } from '../closest';
import type { Issue } from '../issue';
import { inline } from '../mending/inline';
import { saysTheSame } from '../mending/same';
import { cut, inQuotes } from '../parsing/source-line';
import { type Field, siteCountry } from './field';
import { inMinutes } from './format';
import { meantValue } from './meant-value';
import { about } from './missing';
import { numberIn } from './number-in';
import { fits, repairedText, unquoted } from './repair';
import { bare } from './schema-at';
import { show, wordOf } from './show';
import { switches } from './switches';
import { type KindFinding, neededOf, wantsFields } from './wants-fields';

/** A value of another kind than the field takes: a number for a text, a text for a list. */
export function explainWrongType(expected: string, field: Field): Issue {
  const teller = Object.hasOwn(tellers, expected) ? tellers[expected as keyof typeof tellers] : undefined;
  const words = teller?.(field) ?? {
    found: `${show(field.value, field.source)} is not what this field takes`,
    fix: `write its value${about(field)}`,
  };
  return { code: 'value/kind', ...words };
}

const tellers = {
  string: wantsText,
  number: wantsNumber,
  int: wantsWhole,
  boolean: wantsSwitch,
  array: wantsList,
  tuple: wantsList,
  object: wantsFields,
  record: wantsFields,
} satisfies Record<string, (field: Field) => KindFinding>;

function wantsText(field: Field): KindFinding {
  const { value, source, schema } = field;
  if (typeof value === 'number' || typeof value === 'boolean') return wantsQuotes(field, source ?? String(value));
  const inner = isFields(value) ? Object.entries(value) : [];
  const [name, only] = inner.length === 1 ? (inner[0] ?? []) : [];
  if (name !== undefined && only === null) {
    // What is no word is no token: the braces alone are too much.
    if (!/^[a-z][\w:]*$/.test(name) && fits(schema, name))
      return {
        found: 'braces stand around the text, which make fields of it',
        fix: `write  ${inQuotes(name)}  without them`,
        change: { to: name },
      };
    return {
      found: 'text that begins with "{" is read as fields',
      fix: `put the text in quotes: "{${name}}"`,
      change: { to: `{${name}}` },
    };
  }
  // What stands before a colon in a sentence is part of it.
  const sentence = name !== undefined && typeof only === 'string' && /\s/.test(name) ? `${name}: ${only}` : only;
  const one = Array.isArray(value) && value.length === 1 ? value[0] : sentence;
  const found = `${show(value)} where one text is expected`;
  if (typeof one !== 'string' || !fits(schema, one)) {
    const joined =
      Array.isArray(value) && value.every((each) => typeof each === 'string') ? value.join(', ') : undefined;
    return joined !== undefined && fits(schema, joined)
      ? { found, fix: `write one text: ${inQuotes(joined)}`, change: { to: joined }, unsure: true }
      : { found, fix: `write one text${about(field)}` };
  }
  const alone = one === sentence && one !== only ? ', in quotes or under |-' : '  alone';
  return { found, fix: `write  ${inQuotes(one)}${alone}`, change: { to: one } };
}

/** True for a postal code that has not the digits of those of the site's country: quotes alone don't mend it. */
function isCut(code: string | undefined, root: unknown): boolean {
  const country = siteCountry(root);
  return country !== undefined && likePostalCode(code, country) !== undefined;
}

/** A number or a switch that is meant as text, written as its field wants it. */
function wantsQuotes(field: Field, typed: string): KindFinding {
  const what = typeof field.value === 'number' ? 'a number' : 'a switch';
  const found = `${show(field.value, field.source)} is ${what}, not text`;
  const text = fits(field.schema, typed)
    ? fromAbroad(typed, field)
    : (inMinutes(typed, field) ?? repairedText(typed, field.schema));
  if (field.name === 'postalCode' && isCut(text, field.root))
    return { found, fix: 'write the whole code in quotes, with all its digits' };
  if (text === undefined) return { found, fix: `write it in quotes, as the field wants it${about(field)}` };
  if (z.globalRegistry.get(bare(field.schema))?.money || isAmongMoney(field))
    return {
      found,
      fix: `write it with the sign of its money, in quotes: "$${text}" or "${text} €"`,
      change: { to: text },
      ...(Number.isFinite(Number(text)) && { amount: Number(text) }),
    };
  return { found, fix: `write "${text}" in quotes`, change: { to: text } };
}

/** True for a cell of a table whose column has amounts of money in other rows. */
function isAmongMoney({ path, root }: Field): boolean {
  const [rows, column] = [valueAt(root, path.slice(0, -2)), path.at(-1)];
  return (
    path.at(-3) === 'rows' &&
    column !== undefined &&
    Array.isArray(rows) &&
    rows.some((row) => /^\p{Sc}\s?\d|\d\s?\p{Sc}$/u.test(String(childValue(row, column))))
  );
}

/** A phone number with the zeros in front that many countries dial for a plus (ITU-T E.164). */
const fromAbroad = (typed: string, { name }: Field): string =>
  name === 'phone' ? typed.replace(/^00(?=\d{9,})/, '+') : typed;

function wantsNumber(field: Field): KindFinding {
  const { value, schema, source } = field;
  const number = numberIn(value, schema);
  const found = `${show(value, source)} is ${typeof value === 'string' && String(number) === value.trim() ? 'text, not a number' : 'not a number'}`;
  const whole = number ?? Math.round(numberIn(value, z.number()) ?? Number.NaN);
  if (number === undefined && fits(schema, whole))
    return {
      found: `${show(value, source)} is not a whole number`,
      fix: `write ${whole} or another whole number${about(field)}`,
      change: { to: whole },
      unsure: true,
    };
  if (number === undefined) return { found, fix: `write a number${about(field)}` };
  return { found, fix: `write ${number} without quotes`, change: { to: number } };
}

function wantsWhole(field: Field): KindFinding {
  const { value } = field;
  if (typeof value !== 'number') return wantsNumber(field);
  return {
    found: `${show(value, field.source)} is not a whole number`,
    fix: `write ${Math.round(value)} or another whole number${about(field)}`,
  };
}

function wantsSwitch(field: Field): KindFinding {
  // A box of a list of things to do, ticked or not, is read as a list.
  const ticked = Array.isArray(field.value) ? (field.value[0] ?? 'no') : field.value;
  const word = unquoted(wordOf(ticked))
    .trim()
    .toLowerCase()
    .replace(/[.,;]$/, '');
  const found = `${show(field.value, field.source)} is neither true nor false`;
  const [first = ''] = word.split(/[\s,;!(]/);
  const said = [word, first].find((each) => Object.hasOwn(switches, each));
  const meant = said ?? closest(word, ['true', 'false']);
  const to = meant === undefined ? undefined : switches[meant];
  if (to === undefined) return { found, fix: `write true or false${about(field)}` };
  return { found, fix: `write ${to}, without quotes`, change: { to } };
}

function wantsList(field: Field): KindFinding {
  const { value, schema } = field;
  const found = `${show(value, field.source)} where a list is expected`;
  const meant = meantValue(value, schema);
  const to = Array.isArray(meant) ? meant : undefined;
  // A comma parts items, or stands in the only one.
  const isOpen = typeof value === 'string' && value.includes(',');
  const change = to && { change: { to }, ...(isOpen && { unsure: true }) };
  if (to === undefined && !isFields(value)) {
    const list = bare(schema);
    const needed = list instanceof z.core.$ZodArray ? neededOf(list._zod.def.element) : [];
    const item = needed.length > 1 ? `, each item as  - { ${needed.map((name) => `${name}: …`).join(', ')} }` : '';
    return { found, fix: `write a list${item}${about(field)}` };
  }
  const [name, ...more] = isFields(value) ? Object.keys(value) : [];
  if (to && name !== undefined && more.length === 0 && isFields(value) && Array.isArray(value[name]))
    return { found, fix: `write the list without the line "${name}:" above it`, ...change };
  if (to?.some(isFields) && !saysTheSame(to[0], value)) {
    const names = isFields(value) ? 'each' : 'all of it';
    return { found, fix: `write ${names} as an item of its own: - ${cut(inline(to[0]), 120)}`, ...change };
  }
  if (to && to.length > 1) {
    const before = typeof field.path.at(-1) === 'number' ? '-' : `${field.name}:`;
    return { found, fix: `write  ${before} [${to.map(inList).join(', ')}]`, ...change };
  }
  if (to && isFields(value) && Object.values(value).every((held) => held === null))
    return {
      found: 'a list stands in the brackets of fields',
      fix: `write  ${field.name}: [${to.map(inList).join(', ')}]`,
      ...change,
    };
  if (isFields(value)) return { found, fix: 'begin each item with "- ": put "- " before its first field', ...change };
  const only = cut(wordOf(to?.[0] ?? value), 60);
  return { found, fix: `begin each item with "- ", on a line of its own: - ${only}`, ...change };
}

const inList = (value: unknown): string =>
  typeof value === 'string' && /[,[\]{}:#]/.test(value) ? inQuotes(value) : String(value);

/** An item between commas: a number where it is one. */
export function item(written: string): unknown {
  const text = written.trim();
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}
