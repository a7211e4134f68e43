import { childValue, valueAt } from '../../model/values';
import type { Issue } from '../issue';
import { type Field, siteCountry } from './field';
import { impossibleDay } from './impossible-day';
import { about } from './missing';
import { pageOf } from './networks';
import { fits, isDoubtful, languageNamed, repairedText } from './repair';
import { show } from './show';
import { dayFirst, dayInYear, dayOfNumbers } from './written-times';

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
    typeof field.value === 'string'
      ? (inAfternoon(repairedText(field.value, field.schema), field) ??
        mailAtHost(field) ??
        languageOfCountry(field) ??
        inYearBeside(field) ??
        pageAtNetwork(field) ??
        inMinutes(String(field.value), field))
      : undefined;
  const isElsewhere = /^https?:/.test(String(field.value)) && repaired?.startsWith('/') === true;
  const shown = show(field.value, field.source);
  const found = isElsewhere
    ? `${shown} has a host in front, and "${field.name}" is a path of this site`
    : (digitsAmiss(field) ?? `${shown} is not written as "${field.name}" needs it`);
  const other = repaired === undefined ? undefined : otherDay(String(field.value), repaired);
  if (repaired !== undefined && other !== undefined)
    return {
      code: 'value/format',
      found,
      fix: `write "${repaired}", or "${other}" if the day stands in front there`,
      change: { to: repaired },
      unsure: true,
    };
  if (repaired !== undefined)
    return {
      code: 'value/format',
      found,
      fix: `write "${repaired}"${isElsewhere ? ' where that is a page of this site' : ''}${wanted ? `: ${wanted}` : about(field)}`,
      change: { to: repaired },
      ...(isDoubtful(String(field.value), field.name) && { unsure: true }),
    };
  const day = issue.format === 'date' ? impossibleDay(field.value) : undefined;
  if (day) return { code: 'value/format', ...day, found: `${shown} is no day: ${day.found}` };
  return {
    code: 'value/format',
    found,
    fix: `write ${wanted ?? (field.description ? `it like this${about(field)}` : `a valid ${issue.format}`)}`,
  };
}

/** The other day that numbers may stand for: whether the month stands first hangs on where somebody is from. */
function otherDay(text: string, day: string): string | undefined {
  const other = isDoubtful(text, '') ? dayFirst(text) : undefined;
  return other === day || dayOfNumbers(text) !== day ? undefined : other;
}

/** What is wrong with a color that has another number of digits than colors have. */
function digitsAmiss({ value, schema, source }: Field): string | undefined {
  const digits = /^#([\dA-F]{1,12})$/i.exec(String(value))?.[1]?.length;
  return digits === undefined || digits === 6 || !fits(schema, '#000000')
    ? undefined
    : `${show(value, source)} has ${digits} digits, and a color has six`;
}

/** An e-mail address at the site's own host that lacks its sign, or has another in its place. */
function mailAtHost({ value, schema, root }: Field): string | undefined {
  const url = childValue(root, 'url');
  const host = typeof url === 'string' && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
  const text = String(value).trim();
  const name = host !== '' && text.endsWith(host) ? text.slice(0, -host.length).replace(/[^\p{L}\p{N}]+$/u, '') : '';
  return name !== '' && fits(schema, `${name}@${host}`) ? `${name}@${host}` : undefined;
}

/** A day without its year, in the year of the day that it begins or ends with. */
function inYearBeside({ name, value, schema, root, path }: Field): string | undefined {
  const other = childValue(valueAt(root, path.slice(0, -1)), name === 'from' ? 'until' : 'from');
  const year = typeof other === 'string' ? /^\d{4}(?=-)/.exec(other)?.[0] : undefined;
  if (year === undefined || typeof other !== 'string') return undefined;
  const [before, same, after] = [-1, 0, 1].map((by) => dayInYear(String(value), `${Number(year) + by}`));
  const meant = name === 'from' ? [same, before] : [same, after];
  return meant.find((day) => day && fits(schema, day) && (name === 'from' ? day <= other : day >= other));
}

/** A number that is to be some minutes, in the language of the file. */
export function inMinutes(text: string, { schema, root }: Field): string | undefined {
  if (!/^\d{1,3}$/.test(text.trim())) return undefined;
  const language = childValue(root, 'locale') ?? childValue(root, 'language');
  const locale = typeof language === 'string' && /^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(language) ? language : 'en';
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  const minutes = format.format(Number(text));
  return fits(schema, minutes) ? minutes : undefined;
}

/** The page at a network of somebody who is named as there: `@heron`. */
function pageAtNetwork({ name, value, schema, root, path }: Field): string | undefined {
  const network = childValue(valueAt(root, path.slice(0, -1)), 'name');
  const address = typeof network === 'string' && name === 'href' ? pageOf(String(value), network) : undefined;
  return address !== undefined && fits(schema, address) ? address : undefined;
}

/** A language that is named alone, with the country that the site is in. */
function languageOfCountry({ value, schema, root }: Field): string | undefined {
  const country = siteCountry(root);
  const tag = country === undefined ? '' : `${languageNamed(String(value)) ?? value}-${country}`;
  return fits(schema, tag) ? tag : undefined;
}

/** A time at which something closes, after it opens: where it would be before, the half of the day was left out. */
function inAfternoon(time: string | undefined, { name, root, path }: Field): string | undefined {
  const opens = name === 'closes' ? childValue(valueAt(root, path.slice(0, -1)), 'opens') : undefined;
  const hour = Number(time?.slice(0, 2));
  return time === undefined || typeof opens !== 'string' || time > opens || !(hour > 0 && hour < 12)
    ? time
    : `${hour + 12}${time.slice(2)}`;
}
