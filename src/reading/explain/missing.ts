import { childValue, isFields, valueAt } from '../../model/values';
import type { Issue } from '../issue';
import { formatPath } from '../position';
import { fieldCalled } from './elsewhere';
import { exampleFor } from './example';
import { type Case, type Field, fieldAt, firstName, ownerName, thisFile } from './field';
import { fits } from './repair';
import { fieldsOf, isOptional } from './schema-at';

/** A field that must be there and is not. */
export function explainMissing(field: Field, context: Case): Issue {
  const owner = field.path.slice(0, -1);
  const of = ownerName(context, owner);
  const other = otherName(field, context);
  if (other !== undefined) {
    const path = [...owner, other];
    return {
      code: 'field/missing',
      at: { path: field.path, mark: { path, part: 'key' } },
      of,
      found: `"${field.name}" is missing in ${of}, and "${other}" has what it takes`,
      fix: `write "${field.name}" for "${other}", or add it${about(field)}`,
      change: { to: field.name },
      unsure: true,
    };
  }
  return {
    code: 'field/missing',
    at: { path: field.path, mark: firstName(field.parsed, owner) },
    of,
    found: `"${field.name}" is missing in ${of}`,
    fix: `add "${field.name}"${about(field) || neededIn(field)}`,
  };
}

/** The field beside a missing one that is called like it elsewhere, may be left out, and holds fields that it takes. */
function otherName({ path, name, schema }: Field, context: Case): string | undefined {
  const owner = path.slice(0, -1);
  const beside = valueAt(context.root, owner);
  return Object.keys(isFields(beside) ? beside : {}).find(
    (key) =>
      fieldCalled(key, [name]) !== undefined &&
      isFields(childValue(beside, key)) &&
      isOptional(fieldAt(context, [...owner, key]).schema) &&
      fits(schema, childValue(beside, key)),
  );
}

/** So many fields that one thing lacks are told at once: it is another thing, or was only begun. */
const together = 3;

/** True where a file as a whole lacks what files of its kind have: it was meant for another. */
export const isAnother = (issues: readonly Issue[]): boolean =>
  issues.filter(({ code, at }) => code === 'field/missing' && at?.path?.length === 1).length >= together;

/** Issues of which those about many missing fields of one thing are one. */
export function missingTogether(issues: readonly Issue[]): Issue[] {
  const ownerOf = ({ code, at }: Issue): string | undefined =>
    code === 'field/missing' ? formatPath(at?.path?.slice(0, -1) ?? []) : undefined;
  const groups = new Map<string | undefined, Issue[]>();
  for (const issue of issues) groups.set(ownerOf(issue), [...(groups.get(ownerOf(issue)) ?? []), issue]);
  return issues.flatMap((issue) => {
    const owner = ownerOf(issue);
    const group = owner === undefined ? [] : (groups.get(owner) ?? []);
    const { of: whose = 'it' } = issue;
    const isFile = whose === thisFile;
    if (group.length < (isFile ? 2 : together)) return [issue];
    if (group[0] !== issue) return [];
    const names = group.map(({ at }) => `${at?.path?.at(-1)}`);
    const list = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
    return [
      {
        ...issue,
        found: `${list} are missing in ${whose}`,
        fix: isFile
          ? 'add them; if the file was cut off, take it as it was before'
          : `add them, or remove ${whose} if it was not meant`,
      },
    ];
  });
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
  const edits = isItem ? field.parsed.moved(field.written) : undefined;
  return {
    code: 'field/empty',
    found: `${what} is empty`,
    fix: `${isItem || isOptional(field.schema) ? 'remove the line or write' : 'write'} its value${about(field)}`,
    ...(edits && { edits }),
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
