import { z } from 'zod';
import { blockDefinitions } from '../../../schemas/blocks';
import { plainPage } from '../../../schemas/page';
import { siteConfig } from '../../../schemas/site';
import { templates } from '../../../schemas/templates';
import { insert } from '../edit';
import { bare, fieldsOf } from '../explain/schema-at';
import type { SourceLine } from '../parsing/source-line';
import { around, bodyOf, depthOf, leadOf, type Slip, type Suspect, type Suspicion } from './slip';

/** What stands under a name: items, or fields. */
interface Owners {
  lists: ReadonlySet<string>;
  groups: ReadonlySet<string>;
  names: ReadonlySet<string>;
}

/** The names of all lists and groups of fields; looked for when a line is lost the first time. */
let owners: Owners | undefined;

function ownersIn(): Owners {
  const lists = new Set<string>();
  const groups = new Set<string>();
  const names = new Set<string>();
  const seen = new Set<z.core.$ZodType>();
  const look = (schema: z.core.$ZodType, name?: string): void => {
    const inner = bare(schema);
    if (inner instanceof z.core.$ZodArray) {
      if (name !== undefined) lists.add(name);
      look(inner._zod.def.element);
    } else if (inner instanceof z.core.$ZodObject && !seen.has(inner)) {
      if (name !== undefined) groups.add(name);
      seen.add(inner);
      for (const [own, field] of Object.entries(fieldsOf(inner))) {
        names.add(own);
        look(field, own);
      }
    } else if (inner instanceof z.core.$ZodObject && name !== undefined) groups.add(name);
  };
  for (const { schema } of blockDefinitions) look(schema);
  for (const schema of [plainPage, siteConfig, ...Object.values(templates)]) look(schema);
  return { lists, groups, names };
}

/** The names of all fields that a file may have. */
export function fieldNames(): ReadonlySet<string> {
  owners ??= ownersIn();
  return owners.names;
}

/** True for an item below another, and for a field below another: these have lost no name. */
function isBesideItsLike(suspect: Suspect): boolean {
  const depth = leadOf(suspect.line).length;
  const over = around(suspect, 200, 0).find((line) => leadOf(line).length <= depth);
  const isItem = (line: SourceLine): boolean => line.text.trimStart().startsWith('- ');
  return over !== undefined && leadOf(over).length === depth && isItem(over) === isItem(suspect.line);
}

/** Lines that stand deeper than what is above them, as the name that they stood under is gone. */
export const lostOwner: Suspicion = (suspect) => {
  const { line } = suspect;
  const { body } = bodyOf(line);
  const isItem = body.startsWith('- ');
  const [above] = around(suspect, 1, 0);
  const depth = leadOf(line).length;
  if (!above || isBesideItsLike(suspect) || (!isItem && !/^[a-z]\w*:/.test(body)) || /:\s*$/.test(above.text))
    return [];
  const over = depthOf(above);
  const depths = isItem ? [depth - 2, depth] : [depth - 2];
  owners ??= ownersIn();
  return depths
    .filter((at) => at >= 0 && at <= over)
    .flatMap((at) => [...(isItem ? (owners?.lists ?? []) : (owners?.groups ?? []))].map((name) => named(name, at)));

  function named(name: string, at: number): Slip {
    return {
      code: 'yaml/no-name',
      at: { offset: line.first },
      found: `the line that ${isItem ? 'this list stands' : 'these fields stand'} under is gone`,
      fix: `write  ${name}:  on a line of its own above, ${at === 0 ? 'at the margin' : `after ${at} spaces`}`,
      edits: [insert(line.start, `${' '.repeat(at)}${name}:\n`)],
      unsure: true,
    };
  }
};
