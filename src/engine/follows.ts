import { configName } from '../model/config-name';
import { valueAt } from '../model/values';
import { formatPath, type Path } from '../reading/position';
import type { Problem } from '../reading/problem';
import type { ConfigReading } from './config-store';

/** What may be told of a site only because a part of its configuration is missing, by where that part stands. */
const consequences: readonly (readonly [lost: RegExp, codes: RegExp])[] = [
  // A name that nobody knows may be that of any fact beside it.
  [/^business\.\w+$/, /^token\/no-value/],
  [/^business\.offices/, /^(?:token\/no-value|claim\/(?:offices|hours)|fact\/state|(?:block|link)\/no-fact)/],
  [/^business\.emergency/, /^(?:claim\/|link\/no-fact|token\/no-value|block\/no-fact)/],
  [
    /^business\.(?:founded|radius|rating|ledger|responseTimes|openingHours|specialHours|claims|timeZone)/,
    /^(?:claim\/|token\/no-value|block\/no-fact|fact\/response)/,
  ],
  [/^business\.email/, /^(?:prose\/email|link\/(?:nowhere|no-fact)|form\/no-email|token\/no-value)/],
  [/^forms?/, /^(?:form\/|block\/no-fact)/],
  [/^(?:navigation|languages|areas)/, /^(?:site\/(?:no-way|far-away|hidden-in-menu|translation)|block\/no-fact)/],
  [/^areas/, /^(?:fact\/(?:place|response)|claim\/)/],
  [/^(?:url|host|redirects)/, /^(?:fact\/link-to-own-site|link\/(?:form|scheme|nowhere)|form\/other-host)/],
  [/^(?:locale|seo)/, /^(?:value\/format|fact\/(?:state|zip|region|phone)|claim\/|prose\/)/],
  [/^(?:socials|map)/, /^block\/no-fact/],
  [/^frames/, /^frame\//],
  [/^tags/, /^tag\//],
  [/^theme/, /^look\/(?:logo|contrast)/],
  [/^allow/, /^(?:prose|claim|fact|look|site|text)\//],
];

/** True for what is told beside a broken configuration and may come of what is broken in it. */
export function follows({ lost, guessed, written }: ConfigReading, { file, path, code, wants }: Problem): boolean {
  const unsure = [...lost, ...guessed];
  // What a color or a ground was meant to be is a guess, and so is what is seen on it.
  const names = [...lost, ...guessed.filter(([area]) => area === 'theme')].map(formatPath);
  if (file === configName && unsure.some((place) => touches(path, formatPath(place)))) return true;
  const isOfArea = consequences.some(([area, codes]) => codes.test(code) && names.some((name) => area.test(name)));
  return isOfArea || (wants !== undefined && unsure.some((place) => isNamedIn(written, place, wants)));
}

const touches = (a: string, b: string): boolean =>
  a === b || a.startsWith(`${b}.`) || a.startsWith(`${b}[`) || b.startsWith(`${a}.`) || b.startsWith(`${a}[`);

/** Whether the name that is asked for stands in what is lost, or beside it, in whatever spelling. */
function isNamedIn(written: unknown, place: Path, wants: string): boolean {
  const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const beside = place.length > 1 ? valueAt(written, place.slice(0, -1)) : valueAt(written, place);
  return plain(JSON.stringify(beside) ?? '').includes(plain(wants.slice(wants.indexOf(' '))));
}
