import { z } from 'zod';
import { isFields, valueAt } from '../../model/values';
import type { Issue } from '../issue';
import { formatPath, type Path } from '../position';
import { type Case, fieldAt } from './field';
import { fits } from './repair';
import { bare } from './schema-at';

type ZodIssue = z.core.$ZodIssue;

/** A group of fields whose `type` is that of another: the place of it, the one that is meant, and what is said. */
export interface OtherOption {
  path: Path;
  option: string;
  explanation: Issue;
}

/** The groups of fields that no other type but one takes as they stand, where several of them are not what theirs takes. */
export function otherOptions(issues: readonly ZodIssue[], context: Case): OtherOption[] {
  const owners = new Map<string, { path: Path; inside: ZodIssue[] }>();
  for (const issue of issues) {
    const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
    for (let depth = 1; depth <= path.length; depth++) {
      const owner = path.slice(0, depth);
      const union = bare(fieldAt(context, owner).schema);
      if (!(union instanceof z.core.$ZodDiscriminatedUnion) || discriminates(issue, depth)) continue;
      const group = owners.get(formatPath(owner)) ?? { path: owner, inside: [] };
      owners.set(formatPath(owner), { path: owner, inside: [...group.inside, issue] });
      break;
    }
  }
  return [...owners.values()].flatMap((group) => otherOption(group, context) ?? []);
}

const discriminates = ({ code, path }: ZodIssue, depth: number): boolean =>
  code === 'invalid_union' && path.length === depth + 1;

/** A name that is not known may be a slip of the hand; what is of another kind, or missing as well, is of another type. */
const isOfAnotherKind = ({ code, path }: ZodIssue, depth: number): boolean =>
  code === 'invalid_type' && path.length > depth + 1;

function otherOption(
  { path, inside }: { path: Path; inside: readonly ZodIssue[] },
  context: Case,
): OtherOption | undefined {
  const unknown = inside.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  // An id is written as its service has it.
  const [form, ...more] = inside;
  const isForm = form?.code === 'invalid_format' && form.path.at(-1) === 'id' && more.length === 0;
  const isSuspect = isForm || inside.some((issue) => isOfAnotherKind(issue, path.length)) || unknown.length > 1;
  const value = valueAt(context.root, path);
  const union = bare(fieldAt(context, path).schema);
  if (!isSuspect || !isFields(value) || !(union instanceof z.core.$ZodDiscriminatedUnion)) return undefined;
  const { discriminator, options } = union._zod.def;
  const names = options.flatMap((option) => [...(option._zod.propValues?.[discriminator] ?? [])].map(String));
  const [option, ...others] = names.filter((name) => fits(union, { ...value, [discriminator]: name }));
  if (option === undefined || others.length > 0) return undefined;
  const place = [...path, discriminator];
  return {
    path,
    option,
    explanation: {
      code: 'type/unknown',
      at: { path: place },
      found: isForm
        ? `${String(value.id)} is what ${option} takes, not ${String(value[discriminator])}`
        : `its fields are those of ${option}, not of ${String(value[discriminator])}`,
      fix: `write "${option}"`,
      change: { to: option },
      unsure: true,
    },
  };
}
