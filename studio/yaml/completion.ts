import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { z } from 'zod';
import { siteConfig } from '../../schemas/site';
import { configName } from '../../src/model/config-name';
import { childValue, valueAt } from '../../src/model/values';
import { bare, descriptionOf, fieldsOf, optionFor, schemasAlong } from '../../src/reading/explain/schema-at';
import { choosePageSchema } from '../../src/reading/page-schema';
import { parseYaml } from '../../src/reading/parse';
import type { Path } from '../../src/reading/position';
import { kindOf, type Schema } from '../form/schemas';
import { fieldsAround } from './place-of-line';

/** Where the cursor is: among the fields of a place, or in the value of one of them. */
interface Place {
  fields: Path;
  /** The field whose value is written. */
  field?: string;
  /** What is written of the word so far begins here, in the line. */
  from: number;
}

const forms: readonly { pattern: RegExp; inFlow: boolean }[] = [
  {
    pattern: /^(?<signs> *(?:- +)*)(?:(?<around>[\w-]+):\s+)?\{(?:.*,)?\s*(?:(?<field>[\w-]+):\s+)?(?<word>[^,{}]*)$/,
    inFlow: true,
  },
  { pattern: /^(?<signs> *(?:- +)*)(?:(?<field>[\w-]+):\s+)?(?<word>[^\s{}[\]#].*|)$/, inFlow: false },
];

/** The place of the end of a line in a text; undefined where nothing can be offered. */
function placeOf(lines: readonly string[], at: number, written: string): Place | undefined {
  for (const { pattern, inFlow } of forms) {
    const found = pattern.exec(written)?.groups;
    if (!found) continue;
    const { signs = '', around, field, word = '' } = found;
    const outer = fieldsAround([...lines.slice(0, at), written], at, signs.length);
    const fields = inFlow && around !== undefined ? [...outer, around] : outer;
    return { fields, ...(field !== undefined && { field }), from: written.length - word.length };
  }
  return undefined;
}

export interface Names {
  pictures: readonly string[];
  icons: readonly string[];
  /** All that links can lead to, with what it is called. */
  links(): Promise<readonly { href: string; title: string }[]>;
}

const plain = (labels: readonly string[]): Completion[] => labels.map((label) => ({ label }));

/** The fields that may still be added, each with its sentence. */
function missing(schema: Schema, value: unknown): Completion[] {
  const own = optionFor(schema, value);
  if (own instanceof z.core.$ZodDiscriminatedUnion)
    return [{ label: own._zod.def.discriminator, apply: `${own._zod.def.discriminator}: ` }];
  return Object.entries(fieldsOf(own))
    .filter(([name]) => childValue(value, name) === undefined)
    .map(([name, field]) => ({ label: name, apply: `${name}: `, info: descriptionOf(field) }));
}

/** What a field can be. */
async function values(owner: Schema, field: string, value: unknown, names: Names): Promise<Completion[]> {
  const union = bare(owner);
  if (union instanceof z.core.$ZodDiscriminatedUnion && union._zod.def.discriminator === field) {
    return union._zod.def.options.flatMap((option) =>
      [...(option._zod.propValues?.[field] ?? [])].map((label) => ({
        label: String(label),
        info: descriptionOf(option),
      })),
    );
  }
  const schema = schemasAlong(owner, value, [field])[1];
  if (!schema) return [];
  const kind = kindOf(schema);
  if (kind === 'picture') return plain(names.pictures);
  if (kind === 'icon') return plain(names.icons);
  if (kind === 'link') return (await names.links()).map(({ href, title }) => ({ label: href, detail: title }));
  const inner = bare(schema);
  if (inner instanceof z.core.$ZodEnum) return plain(Object.values(inner._zod.def.entries).map(String));
  if (inner instanceof z.core.$ZodLiteral) return plain(inner._zod.def.values.map(String));
  return inner instanceof z.core.$ZodBoolean ? plain(['true', 'false']) : [];
}

/** What a text says but for the end of a line that is being written: as much of it as can be read. */
function valueAround(file: string, lines: readonly string[], at: number, before: string): unknown {
  const begun = before.replace(/[\w-]+: *$|\{.*$/, '');
  const whole = parseYaml({ path: file, text: lines.with(at, begun).join('\n') }).value;
  return whole ?? parseYaml({ path: file, text: [...lines.slice(0, at), begun].join('\n') }).value;
}

/** Offers fields, words to choose from, kinds of sections, pictures, icons and links, as the schema of a file has them. */
export const completion =
  (file: string, names: Names) =>
  async ({ state, pos, explicit }: CompletionContext): Promise<CompletionResult | null> => {
    const line = state.doc.lineAt(pos);
    const lines = state.doc.toString().split('\n');
    const place = placeOf(lines, line.number - 1, line.text.slice(0, pos - line.from));
    if (!place) return null;
    const value = valueAround(file, lines, line.number - 1, line.text.slice(0, place.from));
    const root: Schema | undefined = file === configName ? siteConfig : choosePageSchema({ value: value ?? {} }).schema;
    const along = root && schemasAlong(root, value, place.fields);
    const owner = along && along.length > place.fields.length ? along.at(-1) : undefined;
    if (!owner) return null;
    const own = valueAt(value, place.fields);
    if (place.field === undefined && !explicit && place.from === pos - line.from) return null;
    const options = place.field === undefined ? missing(owner, own) : await values(owner, place.field, own, names);
    const open = options.filter(
      ({ label }) => place.field !== undefined || !new RegExp(`[{,]\\s*${label}:`).test(line.text),
    );
    return open.length === 0 ? null : { from: line.from + place.from, options: open, validFor: /^[^\s,{}[\]]*$/ };
  };
