import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { byText } from '../../src/model/order';

const first = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const further = `${first}0123456789_-`;

/** Names that are left out: elements of HTML, which rules select by, too, and what blockers take for an advertisement. */
const taken = /^(?:[abipqsu]|br|d[dlt]|em|h[1-6r]|li|ol|r[bpt]|t[dhr]|ul|ad.*)$/i;

/** Names of one or two letters. */
function* shortNames(): Generator<string> {
  const pairs = [...first].flatMap((one) => [...further].map((other) => one + other));
  for (const name of [...first, ...pairs]) if (!taken.test(name)) yield name;
}

/** The rooms whose classes are on pages most often: these get the shortest names. */
const frequent = ['styles', 'parts', 'layout'];

/** How seldom pages have the classes of a sheet, beside others. */
function rareness(path: string): number {
  const place = frequent.indexOf(path.split(sep)[0] ?? '');
  return place < 0 ? frequent.length : place;
}

/** Where a class stands, the same on every system. */
const keyOf = (name: string, path: string): string => `${path.split(sep).join('/')} ${name}`;

/** The classes and keyframes that the style sheet of a component names. */
const namesIn = (css: string): Set<string> =>
  new Set(
    [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?:\.|@keyframes )([A-Za-z_][\w-]*)/g)].map(
      ([, name = '']) => name,
    ),
  );

/**
 * Gives a short name for each class of the style sheets of components below a folder, by the class and its file: the same in
 * every bundle and at every build of the same sources. Others, and those written since, keep their names with a mark, which
 * below `others` does not depend on where that stands.
 */
export function classNames(folder: string, others?: string): (name: string, file: string) => string {
  const sheets = (readdirSync(folder, { recursive: true }) as string[]).filter((path) => path.endsWith('.module.css'));
  const keys = sheets
    .sort((one, other) => rareness(one) - rareness(other) || byText(one, other))
    .flatMap((path) => [...namesIn(readFileSync(join(folder, path), 'utf8'))].map((name) => keyOf(name, path)));
  const names = shortNames();
  const known = new Map(keys.map((key) => [key, names.next().value]));
  return (name, file) => {
    const path = file.replace(/\?.*$/, '');
    const from = others !== undefined && path.startsWith(others) ? others : folder;
    const key = keyOf(name, relative(from, path));
    return known.get(key) ?? `${name}-${createHash('sha256').update(key).digest('hex').slice(0, 8)}`;
  };
}
