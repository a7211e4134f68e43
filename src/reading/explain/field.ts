import type { z } from 'zod';
import { childValue, isFields, valueAt } from '../../model/values';
import type { At } from '../issue';
import type { Parsed } from '../parsed';
import type { Path } from '../position';
import { asWritten, type Move } from './moves';
import { descriptionOf, schemasAlong } from './schema-at';

/** A value that does not fit, with all that an explanation may need of its surroundings. */
export interface Field {
  path: Path;
  /** Its own name: of an item of a list, the name of the list. */
  name: string;
  value: unknown;
  /** As typed in the file. */
  source: string | undefined;
  /** The schemas from the root to it; the last is its own unless it is unknown. */
  trail: readonly z.core.$ZodType[];
  schema: z.core.$ZodType;
  /** The contract's sentence about it. */
  description: string | undefined;
  parsed: Parsed;
  /** The whole document, as far as it could be mended. */
  root: unknown;
  /** The path of the value in the file, where a name on the way to it is misspelled. */
  written: Path;
}

/** A document that is being explained: its schema, its file, and its value as far as it could be mended. */
export interface Case {
  schema: z.core.$ZodType;
  parsed: Parsed;
  root: unknown;
  /** What was put right in `root` and how the file has it. */
  moves: readonly Move[];
}

/** The country that a configuration says the site is in (ISO 3166); undefined where it says none. */
export function siteCountry(root: unknown): string | undefined {
  const region = valueAt(root, ['seo', 'region']);
  return typeof region === 'string' ? region.slice(0, 2) : undefined;
}

/** Gathers what there is to know about the value at `path`. */
export function fieldAt({ schema, parsed, root, moves }: Case, path: Path): Field {
  const written = asWritten(path, moves);
  const trail = schemasAlong(schema, root, path);
  const own = trail.length > path.length ? trail[path.length] : undefined;
  return {
    path,
    name: path.findLast((step) => typeof step === 'string') ?? '',
    value: valueAt(root, path),
    source: parsed.typed(written),
    trail,
    schema: own ?? schema,
    description: descriptionOf(own) ?? listDescription(trail, path),
    parsed,
    root,
    written,
  };
}

/** An item of a list that says nothing of itself is described by what its list says. */
const listDescription = (trail: readonly z.core.$ZodType[], path: Path): string | undefined =>
  typeof path.at(-1) === 'number' ? descriptionOf(trail[path.length - 1]) : undefined;

/** How a file is named that is no page. */
export const thisFile = 'this file';

/** How authors name the thing that has fields at `path`: `hero`, `this page`, `cards[0]`. */
export function ownerName({ parsed, root }: Case, path: Path): string {
  const template = childValue(root, 'template');
  if (path.length === 0 && typeof template === 'string') return `the ${template} template`;
  if (path.length === 0) return parsed.file.startsWith('pages/') ? 'this page' : thisFile;
  const type = childValue(valueAt(root, path), 'type');
  if (typeof type === 'string' && path.length === 2) return type;
  const from = path.findLastIndex((step) => typeof step === 'string');
  return path
    .slice(from)
    .map((step) => (typeof step === 'number' ? `[${step}]` : step))
    .join('');
}

/** The first name written at `path`: the place to point at when a field is missing there. */
export function firstName(parsed: Pick<Parsed, 'value'>, path: Path): At['mark'] {
  const owner = valueAt(parsed.value, path);
  const first = isFields(owner) ? Object.keys(owner)[0] : undefined;
  return first === undefined ? { path, part: 'value' } : { path: [...path, first], part: 'key' };
}
