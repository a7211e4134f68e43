import { childValue, valueAt } from '../../model/values';
import type { Issue } from '../issue';
import type { Path } from '../position';
import type { Field } from './field';
import { fits } from './repair';
import { show } from './show';

/** A value that stands where the one beside it belongs; undefined where changing places does not help. */
export function explainSwapped({ path, value, root, trail, parsed, written, source }: Field): Issue | undefined {
  const step = path.at(-1);
  const owner = valueAt(root, path.slice(0, -1));
  const schema = trail[path.length - 1];
  if (step === undefined || schema === undefined || typeof owner !== 'object' || owner === null) return undefined;
  const steps = Array.isArray(owner) ? owner.map((_, index) => index) : Object.keys(owner);
  // A sign for all that there is belongs nowhere else.
  if (value === '*') return undefined;
  const other = steps.find((each) => each !== step && fits(schema, exchanged(owner, step, each)));
  if (other === undefined) return undefined;
  const beside = childValue(owner, other);
  const named = (each: string | number, held: unknown): string =>
    typeof each === 'number' ? show(held) : `${each}: ${show(held)}`;
  const pair = steps.flatMap((each) =>
    each === step ? [named(each, beside)] : each === other ? [named(each, value)] : [],
  );
  const to = (each: string | number, held: unknown) => parsed.edits({ path: placeOf(written, each) }, held);
  const [one, two] = [to(step, beside), to(other, value)];
  return {
    code: 'value/out-of-range',
    found: `${show(value, source)} and ${show(beside)} stand the wrong way round`,
    fix: `write ${pair.join(', ')}`,
    // Both fields are told with the same edits, of which one is enough.
    ...(one && two && { edits: [...one, ...two].toSorted((a, b) => a.start - b.start) }),
  };
}

const placeOf = (written: Path, step: string | number): Path => [...written.slice(0, -1), step];

function exchanged(owner: object, a: string | number, b: string | number): unknown {
  const copy: Record<string | number, unknown> = Array.isArray(owner) ? ([...owner] as never) : { ...owner };
  [copy[a], copy[b]] = [childValue(owner, b), childValue(owner, a)];
  return copy;
}
