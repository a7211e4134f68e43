import { z } from 'zod';
import { toWrite } from '../../src/model/to-write';
import { unwrap } from './schema-field';

/** The answers that go into the new file, by field name; everything else gets a line to fill in. */
export type Answers = Readonly<Record<string, string>>;

const quote = (text: string): string => JSON.stringify(text);

/** Stands for a picture until one of the site is put in. */
const anyPicture = '<picture>';

function scalar(schema: z.ZodType, about: string): string {
  const kind = z.globalRegistry.get(schema)?.kind;
  if (kind === 'picture') return `${anyPicture} # a file in public/images/`;
  if (kind === 'link') return 'call # or a page, such as /contact';
  if (schema instanceof z.ZodLiteral) return String(schema.value);
  if (schema instanceof z.ZodEnum) return `${schema.options[0]} # one of: ${schema.options.join(', ')}`;
  if (schema instanceof z.ZodNumber) return '1';
  if (schema instanceof z.ZodBoolean) return 'false';
  return quote(toWrite + about);
}

/** The fewest items that a list may have; one where the schema doesn't say. */
const fewest = (list: z.ZodArray): number => {
  const counts = (list.def.checks ?? []).map(
    ({ _zod: { def } }) => ('minimum' in def && def.minimum) || ('length' in def && def.length),
  );
  return Math.max(1, ...counts.map(Number));
};

function lines(schema: z.ZodType, about: string, indent: string): string[] {
  if (schema instanceof z.ZodObject) return fields(schema, {}, indent);
  return [`${indent}${scalar(schema, about)}`];
}

function listLines(list: z.ZodArray, indent: string): string[] {
  const { inner, about } = unwrap(list.element as z.ZodType);
  if (inner instanceof z.ZodDiscriminatedUnion) {
    return [`${indent}- type: prose`, `${indent}  heading: "Write: a heading"`, `${indent}  text: "Write: the text"`];
  }
  const item = lines(inner, about, `${indent}  `).filter((line) => !line.trimStart().startsWith('#'));
  const [first = '', ...rest] = item;
  const one = [`${indent}- ${first.trimStart()}`, ...rest];
  return Array.from({ length: fewest(list) }, () => one).flat();
}

/** The YAML lines of a mapping: each required field with a value to replace, each with its sentence as a comment. */
function fields(schema: z.ZodObject, answers: Answers, indent: string): string[] {
  return Object.entries(schema.shape).flatMap(([name, field]) => {
    const { inner, required, otherwise, about } = unwrap(field as z.ZodType);
    const answer = answers[name];
    const comment = about ? [`${indent}# ${about}`] : [];
    if (answer !== undefined) return [...comment, `${indent}${name}: ${answer}`.replace(': \n', ':\n')];
    // What may be left out stands there as comments, at the top of the file only: further down they would hide the rest.
    const usual = otherwise === undefined ? written(name, inner, about, '') : [`${name}: ${otherwise}`];
    if (!required) return indent === '' ? asComment([`(optional) ${about}`.trim(), ...usual]) : [];
    return [...comment, ...written(name, inner, about, indent)];
  });
}

const asComment = (rows: readonly string[]): string[] => rows.map((row) => `# ${row}`);

/** A field with a value to replace. */
function written(name: string, schema: z.ZodType, about: string, indent: string): string[] {
  if (schema instanceof z.ZodArray) return [`${indent}${name}:`, ...listLines(schema, `${indent}  `)];
  if (schema instanceof z.ZodObject) return [`${indent}${name}:`, ...fields(schema, {}, `${indent}  `)];
  return [`${indent}${name}: ${scalar(schema, about)}`];
}

/** What a new file needs to know of its place. */
interface Surroundings {
  /** The way from the page's folder to the schema, for editors that do not read the settings of VS Code. */
  schemaFile: string;
  /** A picture of the site, to begin with. */
  picture: string;
}

/** A new page file for a schema: what must be filled in, each field explained; optional fields as comments. */
export const starter = (schema: z.ZodObject, answers: Answers, { schemaFile, picture }: Surroundings): string =>
  `# yaml-language-server: $schema=${schemaFile}\n${fields(schema, answers, '').join('\n')}\n`.replaceAll(
    anyPicture,
    () => picture,
  );
