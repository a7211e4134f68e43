import { z } from 'zod';
import { childValue, isFields } from '../model/values';
import { kindOf, looksLike } from './explain/meant-fields';
import { bare, fieldsOf, optionFor } from './explain/schema-at';
import { show } from './explain/show';
import type { Issue } from './issue';
import type { Parsed } from './parsed';
import { formatPath, type Path } from './position';

type Schema = z.core.$ZodType;

/** Words where an address or a picture belongs, with that in the field of the words beside: each pair as one mistake. */
export const swappedKinds = (schema: Schema, parsed: Parsed): Issue[] =>
  pairsIn(schema, parsed.value, []).map((pair) => issueOf(pair, parsed));

interface Pair {
  owner: Path;
  /** The field that takes an address or a picture, and the one that takes words. */
  names: readonly [place: string, words: string];
  held: readonly [unknown, unknown];
}

function pairsIn(schema: Schema, value: unknown, path: Path): Pair[] {
  const inner = bare(schema);
  if (inner instanceof z.core.$ZodArray && Array.isArray(value))
    return value.flatMap((item, index) => pairsIn(inner._zod.def.element, item, [...path, index]));
  if (!isFields(value)) return [];
  const fields = fieldsOf(optionFor(schema, value));
  const known = Object.entries(fields).filter(([name]) => Object.hasOwn(value, name));
  const below = known.flatMap(([name, field]) => pairsIn(field, value[name], [...path, name]));
  const own = known.flatMap(([place, field]): Pair[] => {
    const kind = kindOf(field);
    if ((kind !== 'link' && kind !== 'picture') || looksLike(value[place], kind, true)) return [];
    const words = known.find(
      ([name, other]) =>
        /^(?:text)?$/.test(kindOf(other)) && name !== place && looksLike(childValue(value, name), kind, true),
    )?.[0];
    return words === undefined
      ? []
      : [{ owner: path, names: [place, words], held: [value[place], childValue(value, words)] }];
  });
  return [...own, ...below];
}

function issueOf({ owner, names: [place, words], held: [one, two] }: Pair, parsed: Parsed): Issue {
  const edits = [
    [place, two],
    [words, one],
  ].map(([name, to]) => parsed.edits({ path: [...owner, String(name)] }, to));
  const [first, second] = edits;
  return {
    code: 'value/out-of-range',
    at: { path: [...owner, place] },
    found: `${show(one)} and ${show(two)} stand the wrong way round`,
    fix: `write ${place}: ${show(two)}, ${words}: ${show(one)}`,
    ...(first && second && { edits: [...first, ...second] }),
  };
}

/** What is told of a value that stands in such a pair is told with it. */
export const outsideOf = (pairs: readonly Issue[], issues: readonly Issue[]): Issue[] => {
  const owners = new Set(pairs.map(({ at }) => formatPath(at?.path?.slice(0, -1) ?? [])));
  return issues.filter(({ at }) => !owners.has(formatPath(at?.path?.slice(0, -1) ?? [])) || at?.path?.length === 0);
};
