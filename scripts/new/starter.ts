import { z } from 'zod';

/** What goes into the new file. */
interface Filling {
  /** Answers by field name; every other field that must be there gets a line to fill in. */
  answers?: Readonly<Record<string, string>>;
  /** A picture that the site has, in the place of each that is to be chosen. */
  picture: string;
}

const sentenceOf = (schema: z.ZodType): string => z.globalRegistry.get(schema)?.description ?? '';

/** The schema below optional and default wrappers, and whether a value must be given. */
function unwrap(schema: z.ZodType): { inner: z.ZodType; required: boolean; about: string } {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    // zod types what a wrapper holds as its core type; all schemas here are made with the classic API.
    const below = unwrap(schema.unwrap() as z.ZodType);
    return { ...below, required: false, about: sentenceOf(schema) || below.about };
  }
  return { inner: schema, required: true, about: sentenceOf(schema) };
}

const quote = (text: string): string => JSON.stringify(text);

function scalar(schema: z.ZodType, about: string, picture: string): string {
  if (z.globalRegistry.get(schema)?.kind === 'picture') return `${picture} # a file in public/images/`;
  if (z.globalRegistry.get(schema)?.kind === 'link') return '/contact';
  if (schema instanceof z.ZodLiteral) return String(schema.value);
  if (schema instanceof z.ZodEnum) return `${schema.options[0]} # one of: ${schema.options.join(', ')}`;
  if (schema instanceof z.ZodNumber) return '1';
  if (schema instanceof z.ZodBoolean) return 'false';
  return quote(`Write: ${about}`);
}

/** The fewest items that a list may have; one where the schema doesn't say. */
const fewest = (list: z.ZodArray): number => {
  const counts = (list.def.checks ?? []).map(
    ({ _zod: { def } }) => ('minimum' in def && def.minimum) || ('length' in def && def.length),
  );
  return Math.max(1, ...counts.map(Number));
};

function lines(schema: z.ZodType, about: string, picture: string, indent: string): string[] {
  if (schema instanceof z.ZodObject) return fields(schema, { picture }, indent);
  return [`${indent}${scalar(schema, about, picture)}`];
}

function listLines(list: z.ZodArray, picture: string, indent: string): string[] {
  const { inner, about } = unwrap(list.element as z.ZodType);
  if (inner instanceof z.ZodDiscriminatedUnion) {
    return [`${indent}- type: prose`, `${indent}  heading: "Write: a heading"`, `${indent}  text: "Write: the text"`];
  }
  const item = lines(inner, about, picture, `${indent}  `).filter((line) => !line.trimStart().startsWith('#'));
  const [first = '', ...rest] = item;
  const one = [`${indent}- ${first.trimStart()}`, ...rest];
  return Array.from({ length: fewest(list) }, () => one).flat();
}

/** The YAML lines of a mapping: each required field with a value to replace, each with its sentence as a comment. */
function fields(schema: z.ZodObject, { answers = {}, picture }: Filling, indent: string): string[] {
  return Object.entries(schema.shape).flatMap(([name, field]) => {
    const { inner, required, about } = unwrap(field as z.ZodType);
    const answer = answers[name];
    const comment = about ? [`${indent}# ${about}`] : [];
    if (answer !== undefined) return [...comment, `${indent}${name}: ${answer}`];
    if (!required) return [];
    if (inner instanceof z.ZodArray)
      return [...comment, `${indent}${name}:`, ...listLines(inner, picture, `${indent}  `)];
    if (inner instanceof z.ZodObject)
      return [...comment, `${indent}${name}:`, ...fields(inner, { picture }, `${indent}  `)];
    return [...comment, `${indent}${name}: ${scalar(inner, about, picture)}`];
  });
}

/**
 * A new page file for a schema: what must be filled in, each field explained. Optional fields are left out. The first line
 * names the schema (by its way from the page's folder) for editors that do not read the settings of VS Code.
 */
export const starter = (schema: z.ZodObject, filling: Filling, schemaFile: string): string =>
  `# yaml-language-server: $schema=${schemaFile}\n${fields(schema, filling, '').join('\n')}\n`;
