import { z } from 'zod';
import { closest } from '../closest';
import type { Finding, Issue } from '../issue';
import { cut, inQuotes } from '../parsing/source-line';
import type { Field } from './field';
import { about } from './missing';
import { bare, fieldsOf, isFields, isOptional } from './schema-at';
import { either, show, wordOf } from './show';

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
} satisfies Record<string, (field: Field) => Finding>;

function wantsText(field: Field): Finding {
  const { value, source } = field;
  if (typeof value === 'number')
    return { found: `${show(value, source)} is a number, not text`, fix: `write "${source ?? value}" in quotes` };
  if (typeof value === 'boolean')
    return { found: `${show(value, source)} is a switch, not text`, fix: `write "${source ?? value}" in quotes` };
  const token = isFields(value) ? Object.entries(value) : [];
  if (token.length === 1 && token[0]?.[1] === null) {
    return { found: 'text that begins with "{" is read as fields', fix: `put the text in quotes: "{${token[0][0]}}"` };
  }
  return { found: `${show(value)} where one text is expected`, fix: `write one text${about(field)}` };
}

function wantsNumber(field: Field): Finding {
  const { value } = field;
  if (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))) {
    return { found: `${show(value)} is text, not a number`, fix: `write ${Number(value)} without quotes` };
  }
  return { found: `${show(value, field.source)} is not a number`, fix: `write a number${about(field)}` };
}

function wantsWhole(field: Field): Finding {
  const { value } = field;
  if (typeof value !== 'number') return wantsNumber(field);
  return {
    found: `${show(value, field.source)} is not a whole number`,
    fix: `write ${Math.round(value)} or another whole number${about(field)}`,
  };
}

function wantsSwitch(field: Field): Finding {
  const word = wordOf(field.value).trim().toLowerCase();
  const found = `${show(field.value, field.source)} is neither true nor false`;
  if (['yes', 'on', 'true', 'y', '1'].includes(word)) return { found, fix: 'write true, without quotes' };
  if (['no', 'off', 'false', 'n', '0'].includes(word)) return { found, fix: 'write false, without quotes' };
  const near = closest(word, ['true', 'false']);
  return { found, fix: near ? `write ${near}` : `write true or false${about(field)}` };
}

function wantsList(field: Field): Finding {
  const { value } = field;
  if (typeof value === 'string' && /^-\S/.test(value)) {
    return {
      found: 'there is no space after the "-"',
      fix: `write  - ${cut(value.slice(1).split(/\s-/)[0] ?? '', 50)}`,
    };
  }
  const found = `${show(value, field.source)} where a list is expected`;
  if (isFields(value)) return { found, fix: 'begin each item with "- ": put "- " before its first field' };
  return { found, fix: `begin each item with "- ", on a line of its own: - ${cut(wordOf(value), 60)}` };
}

function wantsFields(field: Field): Finding {
  const { value } = field;
  if (typeof value === 'string') {
    const glued = /^([\w-]+):(?!\/\/)(\S.*)$/.exec(value);
    if (glued)
      return { found: 'there is no space after the colon', fix: `write  ${glued[1]}: ${cut(glued[2] ?? '', 50)}` };
  }
  const found = `${show(value, field.source)} where fields are expected`;
  const schema = bare(field.schema);
  if (schema instanceof z.core.$ZodDiscriminatedUnion) {
    const { discriminator } = schema._zod.def;
    return {
      found,
      fix: `write  ${discriminator}: ${typeof value === 'string' ? value : '…'}  and the other fields under it`,
    };
  }
  return { found, fix: `write its fields under it: ${fieldList(field)}` };
}

/** The fields a value must have, with the first filled in where a single value was written instead. */
function fieldList(field: Field): string {
  const fields = Object.entries(fieldsOf(field.schema));
  const needed = fields.filter(([, schema]) => !isOptional(schema)).map(([name]) => name);
  const names = needed.length > 0 ? needed : fields.map(([name]) => name);
  if (names.length === 0) return 'a name, a colon and a value on each line';
  const [first, ...others] = names;
  const filled = typeof field.value === 'string' ? `${first}: ${inQuotes(field.value)}` : `${first}: …`;
  return others.length === 0 ? filled : `${filled} and ${either(others).replace(/ or (\S+)$/, ' and $1')}`;
}
