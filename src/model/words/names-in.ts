import type { SiteConfig } from '../../../schemas/site';

/** The parts of a configuration that have names which visitors read. */
type Named = Pick<SiteConfig, 'business' | 'areas' | 'frames' | 'pictures'>;

/** The fields of these that visitors read. */
const read: ReadonlySet<string> = new Set(
  ['name', 'shortName', 'label', 'short', 'city', 'serves', 'alt', 'area', 'time', 'note'].concat([
    'communities',
    'payment',
    'rating',
  ]),
);

/** A value of plain data with each text in a field that is read as `said` says it. */
function mapped<T>(value: T, said: (text: string) => string, field = ''): T {
  if (typeof value === 'string') return (read.has(field) ? said(value) : value) as T;
  if (typeof value !== 'object' || value === null) return value;
  const made: unknown = Array.isArray(value)
    ? value.map((item) => mapped(item, said, field))
    : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapped(part, said, name)]));
  // Texts are replaced by texts, and nothing else changes.
  return made as T;
}

const partsOf = ({ business, areas, frames, pictures }: Named): Named => ({ business, areas, frames, pictures });

/** Every name that a configuration has where visitors read it, and a language may have another for. */
export function namesRead(config: Named): string[] {
  const names = new Set<string>();
  mapped(partsOf(config), (text) => {
    names.add(text);
    return text;
  });
  return [...names];
}

/** The named parts of a configuration as a language names them; what it has no name for stays as it is. */
export const renamed = (config: Named, names: Readonly<Record<string, string>>): Named =>
  mapped(partsOf(config), (text) => (Object.hasOwn(names, text) ? (names[text] ?? text) : text));
