import type { z } from 'zod';
import { isFields } from '../../model/values';
import { fieldsOf } from './schema-at';

/** The names that services give their codes in a tag of the head. */
const signs: Readonly<Record<string, string>> = {
  'google-site-verification': 'google',
  'msvalidate.01': 'bing',
  'facebook-domain-verification': 'meta',
  'p:domain_verify': 'pinterest',
  'yandex-verification': 'yandex',
};

/** What to look for in a code to paste, and the fields that say the same; of several the first holds. */
const kinds: readonly (readonly [RegExp, (found: RegExpExecArray) => Record<string, string>])[] = [
  [/\bGTM-[A-Z0-9]{4,}\b/, ([id]) => ({ type: 'tag-manager', id })],
  [/\bG-[A-Z0-9]{4,}\b/, ([id]) => ({ type: 'ga4', id })],
  [/\bdata-domain=["']([\w.-]+)["']/, ([, domain = '']) => ({ type: 'plausible', domain })],
  [/\bfbq\(\s*["']init["'],\s*["'](\d{6,20})["']/, ([, id = '']) => ({ type: 'meta-pixel', id })],
  [
    /<meta\b[^>]*\bname=["']([\w.:-]+)["'][^>]*\bcontent=["']([^"']+)["']/i,
    ([, name = '', code = '']) => ({ type: 'verification', service: signs[name] ?? name, code }),
  ],
  [/<script\b[^>]*\bsrc=["']?(https:\/\/[^"'\s>]+)/i, ([, src = '']) => ({ type: 'script', src })],
];

/** An id that stands alone, and says by itself whose it is. */
const idAlone = /^\s*(?:GTM-[A-Z0-9]{4,}|G-[A-Z0-9]{4,})\s*$/;

/** The tag of a service that was pasted as the service gives it: `<script …>`, or its id alone; undefined where tags do not belong, or it is none. */
export function pastedTag(value: unknown, options: readonly z.core.$ZodType[]): Record<string, string> | undefined {
  const [only, ...more] = isFields(value) ? Object.values(value) : [];
  if (typeof only === 'string' && idAlone.test(only) && more.length === 0) return pastedTag(only, options);
  if (typeof value !== 'string' || !(value.includes('<') || idAlone.test(value))) return undefined;
  const takesTags = options.some((option) => ['service', 'code'].every((name) => name in fieldsOf(option)));
  if (!takesTags) return undefined;
  for (const [pattern, fields] of kinds) {
    const found = pattern.exec(value);
    if (found) return fields(found);
  }
  return undefined;
}
