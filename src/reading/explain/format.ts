import { childValue, valueAt } from '../../model/values';
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
  const repaired =
    typeof field.value === 'string' ? inAfternoon(repairedText(field.value, field.schema), field) : undefined;
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

/** A time at which something closes, after it opens: where it would be before, the half of the day was left out. */
function inAfternoon(time: string | undefined, { name, root, path }: Field): string | undefined {
  const opens = name === 'closes' ? childValue(valueAt(root, path.slice(0, -1)), 'opens') : undefined;
  const hour = Number(time?.slice(0, 2));
  return time === undefined || typeof opens !== 'string' || time > opens || !(hour > 0 && hour < 12)
    ? time
    : `${hour + 12}${time.slice(2)}`;
}
