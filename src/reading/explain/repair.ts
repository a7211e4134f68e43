import { z } from 'zod';
import { withFigures } from '../../model/figures';
import { withoutSlash } from '../../model/path';
import { slugOf } from '../../model/slug';
import { closest } from '../closest';
import { dayBeforeMonth, dayFirst, dayOfNumbers, length, shortYearFirst, timeOfDay, writtenDay } from './written-times';

/** True where a value is what a schema takes. */
export const fits = (schema: z.core.$ZodType, value: unknown): boolean => z.core.safeParse(schema, value).success;

/** Longer texts are what they are: none of them is a word, a day or a list on a line, and looking for one takes long. */
export const longestMeant = 2000;

/** A text put right by one small change; undefined where none gives what the schema takes. */
export function repairedText(text: string, schema: z.core.$ZodType): string | undefined {
  if (text.length > longestMeant) return undefined;
  const bare = unquoted(text).trim();
  // Of two days each may be meant.
  if (bare === '' || (bare.match(/\b\d{4}-\d{2}-\d{2}\b/g) ?? []).length > 1) return undefined;
  return changes.map((change) => change(bare)).find((now) => now !== undefined && now !== text && fits(schema, now));
}

/** A text without the quotes of a word processor around it. */
export const unquoted = (text: string): string => text.replace(/^\s*[“”„‟«‘’‚"'](.*)[“”‟»‘’"']\s*$/s, '$1');

/** A change that has nothing to do with a text gives undefined. */
type Change = (text: string) => string | undefined;

/** Slips that one small change puts right, the plainest first. */
const changes: readonly Change[] = [
  (text) => text,
  (text) => /^<(?:script|iframe|link|img)\b[^>]*?\s(?:src|href)=["']?([^"'\s>]+)/i.exec(text)?.[1],
  (text) => /^<meta\b[^>]*?\scontent=["']?([^"'\s>]+)/i.exec(text)?.[1],
  // The code alone, before anything makes one word of both.
  (text) => /^[\w.:-]+[-_](?:verification|verify)=["']?([^\s"']+)["']?$/.exec(text)?.[1],
  withoutSigns,
  (text) => text.replace(/\s*\([^()]*\)$/, ''),
  (text) => (/\S +icon$/i.test(text) ? slugOf(text.replace(/ +icon$/i, '')) : undefined),
  (text) => (/^Icon[A-Z]/.test(text) ? hyphened(text.slice(4)) : undefined),
  (text) => text.replace(/\.(?:svg|png)$/i, ''),
  (text) => text.replace(/^[a-z]{2,10}:(?=[a-z])/, ''),
  hyphened,
  (text) => text.toLowerCase(),
  (text) => text.replace(/^(?:https?:\/*)+(?=https?:)/i, ''),
  slugOf,
  (text) => text.replace(/^mailto:/i, ''),
  (text) => text.replace(/[;,.]+$/, ''),
  (text) => text.replace(/\s+/g, ''),
  (text) => text.replace(/\s+/g, '_'),
  (text) => text.replace(/_/g, '-'),
  (text) =>
    text.replace(
      /^([a-z]{2,3})[_-]([A-Z]{2})$/i,
      (_, language, country) => `${language.toLowerCase()}-${country.toUpperCase()}`,
    ),
  canonicalTag,
  languageNamed,
  zoneCalled,
  mailAddress,
  (text) => /[^\s<>()[\]:",;]+@[^\s<>()[\]:",;]+/.exec(text)?.[0],
  (text) => (/^https?:\/\/[\w.-]+\/?$/i.test(text) ? text.replace(/^https?:\/\//i, '').replace(/\/$/, '') : undefined),
  schemeMisspelt,
  (text) => (/^https:\/\/[\w.,-]+$/.test(text) ? text.replace(/,/g, '.') : undefined),
  fullAddress,
  (text) => (/^https:\/\/[\w.-]+:\d+\/?$/.test(text) ? text.replace(/:\d+\/?$/, '') : undefined),
  (text) => (/^https:/.test(text) && URL.canParse(text) ? new URL(text).origin : undefined),
  (text) => (/^https?:/.test(text) && URL.canParse(text) ? new URL(text).pathname.replace(/^\/$/, '') : undefined),
  (text) => (/^index(?:\.\w+)?$/i.test(text) ? '/' : undefined),
  (text) =>
    text.includes('\\')
      ? text
          .replaceAll('\\', '/')
          .replace(/^(?:.*\/)?public(?=\/)|^(?=[^/])/, '')
          .replace(/^(?!\/)/, '/')
      : undefined,
  (text) =>
    /^[\w.-]+(?:\/[\w./-]*)*(?:[?#].*)?$/.test(text) && !/^www\./i.test(text)
      ? `/${text
          .replace(/^[./]+/, '')
          .replace(/^public\//, '')
          .replace(/\.html?$/i, '')}`
      : undefined,
  (text) => (/^[\w-]+\.woff2$/i.test(text) ? `/fonts/${text}` : undefined),
  color,
  (text) => (/\d/.test(text) ? withFigures(text) : undefined),
  (text) => (text.startsWith('#') ? text.slice(1) : undefined),
  timeOfDay,
  writtenDay,
  shortYearFirst,
  dayOfNumbers,
  dayFirst,
  dayBeforeMonth,
  length,
  (text) => text.toUpperCase(),
];

/** A text without the brackets, tags or signs of Markdown that stand around it as a whole. */
function withoutSigns(text: string): string | undefined {
  const inner = /^(?:[([{<]+([^()[\]{}<>]+)[)\]}>]+|([*_~#]+)(.+)\2|<(\w+)[^<>]*>([^<>]+)<\/\4>)$/.exec(text);
  return (inner?.[1] ?? inner?.[3] ?? inner?.[5])?.trim();
}

/** A language and a country by the codes that they have now: `en-GB` for `en-UK`. */
function canonicalTag(text: string): string | undefined {
  return /^[a-z]{2,3}-[A-Z]{2}$/.test(text) ? Intl.getCanonicalLocales(text)[0] : undefined;
}

/** Languages whose names are known where a code is wanted. */
const named = 'en es de fr it pt nl pl ru uk tr ar zh ja ko vi hi sv da nb fi cs hu ro el'.split(' ');

/** Countries whose way of a language has a name of its own: British English. */
const spoken =
  'en-US en-GB en-CA en-AU en-NZ en-IE en-ZA en-IN es-ES es-MX es-US es-AR de-DE de-AT de-CH fr-FR fr-CA fr-CH fr-BE pt-PT pt-BR nl-NL nl-BE it-IT it-CH'.split(
    ' ',
  );

/** The codes by the names of languages, in English and in themselves; made at the first need. */
let codes: ReadonlyMap<string, string> | undefined;

/** The code of a language that is named in English or in itself. */
export function languageNamed(text: string): string | undefined {
  codes ??= new Map([...spoken.toReversed().flatMap(spokenNames), ...named.flatMap(names)]);
  return codes.get(plainName(text));
}

const plainName = (name: string): string => name.toLowerCase().replace(/[(),]/g, '').replace(/\s+/g, ' ').trim();

const names = (code: string): [string, string][] =>
  ['en', code].map((own) => [plainName(new Intl.DisplayNames(own, { type: 'language' }).of(code) ?? code), code]);

const spokenNames = (code: string): [string, string][] =>
  (['standard', 'dialect'] as const).map((languageDisplay) => [
    plainName(new Intl.DisplayNames('en', { type: 'language', languageDisplay }).of(code) ?? code),
    code,
  ]);

/** American clocks by their short names (IANA). */
const clocks: Readonly<Record<string, string>> = {
  E: 'America/New_York',
  C: 'America/Chicago',
  M: 'America/Denver',
  P: 'America/Los_Angeles',
};

let zones: readonly string[] | undefined;
const timeZones = (): readonly string[] => {
  zones ??= Intl.supportedValuesOf('timeZone');
  return zones;
};

/** The time zone of a short name such as CST, or of a city. */
function zoneCalled(text: string): string | undefined {
  const city = text.trim().replace(/\s+/g, '_').toLowerCase();
  const letters = text.toLowerCase().replace(/[^a-z]/g, '');
  const same = timeZones().find((zone) => zone.toLowerCase().replace(/[^a-z]/g, '') === letters);
  if (same !== undefined && letters.length > 6) return same;
  const ofCity = city.length < 4 ? [] : timeZones().filter((zone) => zone.toLowerCase().endsWith(`/${city}`));
  if (ofCity.length === 1) return ofCity[0];
  const near = text.includes('/') ? closest(text, timeZones()) : undefined;
  if (near !== undefined) return near;
  return clocks[
    /^([ECMP])(?:[SD]T|T)$/i.exec(text)?.[1]?.toUpperCase() ??
      /^(E)astern|^(C)entral|^(M)ountain|^(P)acific(?!\/)/.exec(text)?.slice(1).find(Boolean) ??
      ''
  ];
}

/** `ourTeam` as `our-team`. */
function hyphened(text: string): string {
  return text.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
}

/** An address whose beginning has a letter too many, too few or in the wrong place: `htps://`. */
function schemeMisspelt(text: string): string | undefined {
  const [all = '', scheme = ''] = /^([htps]{3,7})[:;]?\/{1,3}(?=\w)/i.exec(text) ?? [];
  return all === '' || /^https?$/i.test(scheme) ? undefined : `https://${text.slice(all.length)}`;
}

/** A web address as browsers take it, with https and without a slash at the end. */
function fullAddress(text: string): string | undefined {
  if (!/^(?:https?:|https?\/\/|www\.|[\w-]+(?:\.[\w-]+)+(?:\/|$))/i.test(text)) return undefined;
  const rest = text.replace(/^https?:?\/+|^https?:/i, '');
  const [host = '', ...path] = rest.split('/');
  return withoutSlash(`https://${[host.toLowerCase(), ...path].join('/')}`);
}

/** An e-mail address as mail programs take it. */
function mailAddress(text: string): string | undefined {
  const at = text.replace(/\s*[([{]\s*at\s*[)\]}]\s*|@+/i, '@').replace(/\s*[([{]\s*dot\s*[)\]}]\s*/gi, '.');
  return at.includes('@') ? at.replace(/,/g, '.').replace(/\s+/g, '') : undefined;
}

/** The colors that have a name of one word (CSS Color 4, the basic ones). */
const colorsByName: Readonly<Record<string, string>> = {
  ...{ black: '000000', silver: 'C0C0C0', gray: '808080', grey: '808080', white: 'FFFFFF', maroon: '800000' },
  ...{ red: 'FF0000', purple: '800080', fuchsia: 'FF00FF', green: '008000', lime: '00FF00', olive: '808000' },
  ...{ yellow: 'FFFF00', navy: '000080', blue: '0000FF', teal: '008080', aqua: '00FFFF', orange: 'FFA500' },
};

/** A color with its sign, with six digits for three or for three numbers, and without how far one sees through it. */
function color(text: string): string | undefined {
  const parts = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:[\s,/]+1(?:\.0)?)?\s*\)$/.exec(text)?.slice(1);
  if (parts) return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
  const turned = hslColor(text);
  if (turned !== undefined) return turned;
  const hex = colorsByName[text.toLowerCase()];
  if (hex !== undefined) return `#${hex}`;
  const digits = /^(?:#|0x)?([\dA-Fa-f]{6}|[\dA-Fa-f]{3})(?:[Ff]{2})?$/.exec(lookalikes(text))?.[1];
  return digits && `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** A color by its place on the wheel, as CSS writes it: `hsl(204, 63%, 33%)`. */
function hslColor(text: string): string | undefined {
  const parts = /^hsla?\(\s*([\d.]+)(?:deg)?[\s,]+([\d.]+)%?[\s,]+([\d.]+)%?(?:[\s,/]+(?:1(?:\.0)?|100%))?\s*\)$/i.exec(
    text,
  );
  if (!parts) return undefined;
  const [hue = 0, saturation = 0, lightness = 0] = parts.slice(1).map(Number);
  const most = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const channel = (turn: number): string => {
    const place = (turn + hue / 30) % 12;
    const share = lightness / 100 - most * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${[0, 8, 4].map(channel).join('')}`;
}

/** A color with digits for the letters that look like them and are none: `#256BSB` as `#256B5B`. */
const lookalikes = (text: string): string =>
  /^#[\dA-FOILSZ]{6}$/i.test(text) ? withFigures(text).replace(/s/gi, '5').replace(/z/gi, '2') : text;

/** True for a text that could mean two things: 5/6/2025 is in May or in June, and something closes at 5 in the afternoon. */
export function isDoubtful(text: string, name: string): boolean {
  const [, one, two, year] = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4}|\d{2})$/.exec(text.trim()) ?? [];
  if (year !== undefined) return one !== two && Number(one) <= 12 && Number(two) <= 12;
  if (/@.*@/.test(text) || lookalikes(text) !== text) return true;
  if (/^https?:\/\/[^/]+\/./.test(text) || languageNamed(text) !== undefined || zoneCalled(text) !== undefined)
    return true;
  return name === 'closes' && /^(?:\d|1[01])(?:[:.]\d{2})?$/.test(text.trim());
}
