import type { Issue } from '../issue';
import type { Field } from './field';
import { about } from './missing';
import { isDoubtful, repairedText } from './repair';
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
  const repaired = typeof field.value === 'string' ? repairedText(field.value, field.schema) : undefined;
  const isElsewhere = /^https?:/.test(String(field.value)) && repaired?.startsWith('/') === true;
  const shown = show(field.value, field.source);
  const found = isElsewhere
    ? `${shown} has a host in front, and "${field.name}" is a path of this site`
    : `${shown} is not written as "${field.name}" needs it`;
  if (repaired !== undefined)
    return {
      code: 'value/format',
      found,
      fix: `write "${repaired}"${isElsewhere ? ' where that is a page of this site' : ''}${wanted ? `: ${wanted}` : about(field)}`,
      change: { to: repaired },
      ...(isDoubtful(String(field.value), field.name) && { unsure: true }),
    };
  return {
    code: 'value/format',
    found,
    fix: `write ${wanted ?? (field.description ? `it like this${about(field)}` : `a valid ${issue.format}`)}`,
  };
}
