import type { Issue } from '../issue';
import { exampleFor } from './example';
import { type Case, type Field, firstName, ownerName } from './field';
import { fieldsOf, isOptional } from './schema-at';

/** A field that must be there and is not. */
export function explainMissing(field: Field, context: Case): Issue {
  const owner = field.path.slice(0, -1);
  return {
    code: 'field/missing',
    at: { path: field.path, mark: firstName(field.parsed, owner) },
    found: `"${field.name}" is missing in ${ownerName(context, owner)}`,
    fix: `add "${field.name}"${about(field) || neededIn(field)}`,
  };
}

/** The fields that a group of fields must have, where the contract has no sentence about the group. */
function neededIn({ schema }: Field): string {
  const needed = Object.entries(fieldsOf(schema)).filter(([, field]) => !isOptional(field));
  return needed.length === 0 ? '' : ` with its fields: ${needed.map(([name]) => name).join(', ')}`;
}

/** A field that is named and has nothing after its colon. */
export function explainEmpty(field: Field): Issue {
  const swallowed = swallowedText(field);
  if (swallowed !== undefined) {
    const mark = swallowed.slice(0, 1);
    return {
      code: 'yaml/cut-off',
      found:
        mark === '#' ? 'everything from the "#" on is a comment, so nothing is left' : `"${mark}" takes the text away`,
      fix: `put the text in quotes: "${swallowed}"`,
    };
  }
  const isItem = typeof field.path.at(-1) === 'number';
  const what = isItem ? `an item of "${field.name}"` : `"${field.name}"`;
  return {
    code: 'field/empty',
    found: `${what} is empty`,
    fix: `${isItem || isOptional(field.schema) ? 'remove the line or write' : 'write'} its value${about(field)}`,
  };
}

/** What stands on the line of an empty value and was not read: `#1 choice`, `&amp`. */
function swallowedText({ parsed, written }: Field): string | undefined {
  return /(?:: +|- +)(#\S.*|[&!]\S*)$/.exec(parsed.lineOf(written).trimEnd())?.[1];
}

/** What the contract says about a field, and how its block's example writes it. */
export function about(field: Field): string {
  const example = exampleFor(field);
  return `${field.description ? `: ${field.description}` : ''}${example ? `${field.description ? ' ' : ': '}For example  ${example}` : ''}`;
}
