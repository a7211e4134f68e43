import { z } from 'zod';
import type { Issue } from '../issue';
import { formatPath, type Path } from '../position';
import { type Case, fieldAt } from './field';
import { rewritten } from './moves';
import { fits } from './repair';
import { bare, fieldsOf, isOptional } from './schema-at';

/** A text where the sections of a page are missing, as the one section that needs nothing but a field of its name. */
export function asSection(
  { from, written, absent }: { from: Path; written: unknown; absent: readonly Path[] },
  context: Case,
): { fix: string; to: Path; value: unknown; rest: Partial<Issue> } | undefined {
  const to = absent.find((path) => formatPath(path) === formatPath([...from.slice(0, -1), 'sections']));
  const key = String(from.at(-1));
  const section = to && typeof written === 'string' && sectionWith(key, written, fieldAt(context, to).schema);
  if (!to || !section) return undefined;
  const edits = rewritten({ from, name: 'sections', value: [section] }, context);
  return {
    fix: `write  sections:  and under it  - type: ${section.type}  with the ${key} in it`,
    to,
    value: [section],
    rest: { ...(edits && { edits }), unsure: true },
  };
}

function sectionWith(key: string, written: string, schema: z.core.$ZodType): Record<string, unknown> | undefined {
  const list = bare(schema);
  const union = list instanceof z.core.$ZodArray ? bare(list._zod.def.element) : undefined;
  if (!(union instanceof z.core.$ZodDiscriminatedUnion)) return undefined;
  const { discriminator, options } = union._zod.def;
  return options
    .filter((option) => {
      const field = fieldsOf(option)[key];
      return field !== undefined && !isOptional(field);
    })
    .flatMap((option) => [...(option._zod.propValues?.[discriminator] ?? [])])
    .map((type) => ({ [discriminator]: type, [key]: written }))
    .find((section) => fits(union, section));
}
