import { blockDefinitions } from '../../../schemas/blocks';
import { insert } from '../edit';
import { quickValue } from '../quick/quick-value';
import { lineText, type SourceText } from '../source-text';
import { leadOf, type Slip, type Suspicion } from './slip';

/** Fields of a section that the one above has already, or has no room for, as the line is gone that began the next. */
export const lostHead: Suspicion = ({ source, line }) => {
  const depth = leadOf(line).length;
  if (line.name === undefined || depth < 2 || !/^ *[a-z]/.test(line.text)) return [];
  const isDouble = namesAbove(source, line.number, depth).includes(line.name);
  const above = line.number > 0 ? lineText(source, line.number - 1) : '';
  if (!isDouble && isAtHome(source, line.number, line.name)) return [];
  // The same name on two lines that follow each other is a field written twice.
  if (isDouble && above.startsWith(`${' '.repeat(depth)}${line.name}:`)) return [];
  return [...new Set([firstOfRun(source, line.number, depth), line.number])].flatMap((number) => {
    const start = source.starts[number] ?? 0;
    const types = typesOf(source, number, depth);
    const shown = types.length > 4 ? [...types.slice(0, 3), 'another'] : types;
    return types.slice(0, 1).map(
      (type): Slip => ({
        code: isDouble ? 'yaml/duplicate-field' : 'field/unknown',
        at: { offset: start + depth },
        found: isDouble
          ? `"${line.name}" is there twice: the line that begins this section may be gone`
          : `"${line.name}" is no field of the section above: the line that begins its own may be gone`,
        fix:
          types.length > 1
            ? `write  - type: …  on a line above, with its type (${shown.join(', ')}), or remove what is too much`
            : `write  - type: ${type}  on a line above, or ${isDouble ? 'keep one of the two' : 'remove it'}`,
        edits: [insert(start, `${' '.repeat(depth - 2)}- type: ${type}\n`)],
        unsure: true,
      }),
    );
  });
};

/** The types of sections that the fields from a line on are whole ones of. */
function typesOf(source: SourceText, from: number, depth: number): string[] {
  const rows: string[] = [];
  for (let number = from; number < source.starts.length; number++) {
    const text = lineText(source, number);
    const lead = text.search(/\S/);
    if (lead >= 0 && lead < depth) break;
    rows.push(text.slice(depth));
  }
  const fields = quickValue(`${rows.join('\n')}\n`);
  return blockDefinitions.flatMap(({ type, schema }) =>
    fields && schema.safeParse({ type, ...fields }).success ? [type] : [],
  );
}

/** The names of the section that a line is in, above it. */
function namesAbove(source: SourceText, from: number, depth: number): string[] {
  const names: string[] = [];
  for (let number = from - 1; number >= 0; number--) {
    const written = lineText(source, number);
    const lead = written.search(/\S/);
    if (lead < 0 || lead > depth) continue;
    const name = lead === depth ? /^([a-z]\w*):/i.exec(written.slice(depth))?.[1] : undefined;
    if (name === undefined) break;
    names.push(name);
  }
  return names;
}

/** Whether the section that a line is in may have a field of its name. */
function isAtHome(source: SourceText, from: number, name: string): boolean {
  const depth = lineText(source, from).search(/\S/);
  for (let number = from - 1; number >= 0; number--) {
    const written = lineText(source, number);
    const lead = written.search(/\S/);
    if (lead < 0 || lead >= depth) continue;
    const type = /^ *- +type: +([a-z-]+)/.exec(written)?.[1];
    return !blockDefinitions.some(({ type: own, schema }) => own === type && !Object.hasOwn(schema.shape, name));
  }
  return true;
}

/** The first of the lines above that stand at the depth of one, with nothing between. */
function firstOfRun(source: SourceText, from: number, depth: number): number {
  let number = from;
  while (number > 0 && lineText(source, number - 1).search(/\S/) === depth) number--;
  return number;
}
