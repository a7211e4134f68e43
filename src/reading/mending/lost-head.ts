import { blockDefinitions } from '../../../schemas/blocks';
import { insert } from '../edit';
import { lineText, type SourceText } from '../source-text';
import { leadOf, type Slip, type Suspicion } from './slip';

/** Fields of a section that are there twice, as the line is gone that began the next section. */
export const lostHead: Suspicion = ({ source, line }) => {
  const depth = leadOf(line).length;
  if (line.name === undefined || depth < 2 || !/^ *[a-z]/.test(line.text)) return [];
  if (!namesFrom(source, line.number - 1, -1).includes(line.name)) return [];
  return [...new Set([firstOfRun(source, line.number), line.number])].flatMap((number) => {
    const start = source.starts[number] ?? 0;
    const names = namesFrom(source, number, 1);
    const types = blockDefinitions.filter(({ schema }) => names.every((name) => Object.hasOwn(schema.shape, name)));
    return types.map(
      ({ type }): Slip => ({
        code: 'yaml/duplicate-field',
        at: { offset: start + depth },
        found: `"${line.name}" is there twice: the line that begins this section may be gone`,
        fix: `write  - type: ${type}  on a line above, or keep one of the two`,
        edits: [insert(start, `${' '.repeat(depth - 2)}- type: ${type}\n`)],
        unsure: true,
      }),
    );
  });

  /** The names at the depth of the line, from a line on or back, as far as its section goes. */
  function namesFrom(text: SourceText, from: number, step: 1 | -1): string[] {
    const names: string[] = [];
    for (let number = from; number >= 0 && number < text.starts.length; number += step) {
      const written = lineText(text, number);
      const lead = written.search(/\S/);
      if (lead < 0 || lead > depth) continue;
      const name = lead === depth ? /^([a-z]\w*):/i.exec(written.slice(depth))?.[1] : undefined;
      if (name === undefined) break;
      names.push(name);
    }
    return names;
  }

  /** The first of the lines above that stand at the depth of the line, with nothing between. */
  function firstOfRun(text: SourceText, from: number): number {
    let number = from;
    while (number > 0 && lineText(text, number - 1).search(/\S/) === depth) number--;
    return number;
  }
};
