import { z } from 'zod';
import { withoutSlash } from '../../model/path';
import { slugOf } from '../../model/slug';
import type { Issue } from '../issue';
import type { Field } from './field';
import { about } from './missing';
import { show } from './show';

interface Format {
  format: string;
  /** The schema's own words for what it wants, such as `a path that begins with "/"`; empty where it has none. */
  message: string;
}

/** What the well-known formats want, where a schema says nothing of its own. */
const known: Readonly<Record<string, string>> = {
  date: 'a day as YYYY-MM-DD, such as 2025-08-27',
  email: 'an e-mail address, such as info@example.com',
  url: 'a full web address, such as https://www.example.com',
};

/** A text that is not written as its field needs it; offers the text put right where one small change does it. */
export function explainFormat(issue: Format, field: Field): Issue {
  const wanted = issue.message || known[issue.format];
  const repaired = repair(field);
  const found = `${show(field.value, field.source)} is not written as "${field.name}" needs it`;
  if (repaired !== undefined)
    return { code: 'value/format', found, fix: `write "${repaired}"${wanted ? `: ${wanted}` : about(field)}` };
  return {
    code: 'value/format',
    found,
    fix: `write ${wanted ?? (field.description ? `it like this${about(field)}` : `a valid ${issue.format}`)}`,
  };
}

/** Slips that one small change puts right; what comes out is offered only when the field takes it. */
const changes: readonly ((text: string) => string)[] = [
  (text) => text.trim(),
  (text) => text.trim().toLowerCase(),
  (text) => `/${text.trim()}`,
  (text) => `#${text.trim()}`,
  (text) => `0${text.trim()}`,
  (text) => `https://${text.trim()}`,
  (text) => withoutSlash(text.trim().replace(/^http:/, 'https:')),
  slugOf,
  // 830-555-0142 and the like; dates as Americans write them.
  (text) => text.replace(/\D/g, '').replace(/^1?(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3'),
  (text) =>
    text
      .trim()
      .replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, (_, month, day, year) => `${year}-${two(month)}-${two(day)}`),
  (text) =>
    text.trim().replace(/^(\d{4})-(\d{1,2})-(\d{1,2})$/, (_, year, month, day) => `${year}-${two(month)}-${two(day)}`),
];

const two = (digits: string): string => digits.padStart(2, '0');

function repair({ value, schema }: Field): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  return changes
    .map((change) => change(value))
    .find((text) => text !== value && z.core.safeParse(schema, text).success);
}
