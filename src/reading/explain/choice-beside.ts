import { z } from 'zod';
import type { Issue } from '../issue';
import type { Case, Field } from './field';
import { rewritten } from './moves';
import { bare, fieldsOf, isFields, optionFor, valueAt } from './schema-at';
import { show } from './show';

/** A word that is one of the choices of a free field beside its own: `opens: closed` is `is: closed`. */
export function explainChoiceBeside({ path, value, source, trail, root }: Field, context: Case): Issue | undefined {
  const owner = valueAt(root, path.slice(0, -1));
  const schema = trail[path.length - 1];
  if (typeof value !== 'string' || !isFields(owner) || schema === undefined) return undefined;
  const word = value.trim().toLowerCase();
  const [found, ...more] = Object.entries(fieldsOf(optionFor(schema, owner))).flatMap(([name, field]) => {
    const inner = bare(field);
    const choices = inner instanceof z.core.$ZodEnum ? Object.values(inner._zod.def.entries).map(String) : [];
    return Object.hasOwn(owner, name)
      ? []
      : choices.filter((each) => each === word).map((choice) => ({ name, choice }));
  });
  if (found === undefined || more.length > 0) return undefined;
  const edits = rewritten({ from: path, name: found.name, value: found.choice }, context);
  return {
    code: 'value/not-allowed',
    at: { path },
    found: `${show(value, source)} is not what "${String(path.at(-1))}" takes`,
    fix: `write  ${found.name}: ${found.choice}`,
    ...(edits && { edits, unsure: true }),
  };
}
