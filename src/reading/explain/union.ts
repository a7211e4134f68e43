import { z } from 'zod';
import { childValue, isFields, valueAt } from '../../model/values';
import { closest, listed } from '../closest';
import { type Issue, toNearest } from '../issue';
import type { Path } from '../position';
import { chooseFrom } from './choice';
import { choiceCalled } from './elsewhere';
import { type Case, fieldAt, firstName } from './field';
import { rewritten } from './moves';
import { fits } from './repair';
import { bare, fieldsOf } from './schema-at';
import { either, show, wordOf } from './show';

/** An unknown or missing discriminator, explained, with the option that was most likely meant. */
export interface Chosen {
  explanation: Issue;
  /** The name of a field that was meant to be the discriminator. */
  misspelled?: string;
  option?: string;
}

/** A value whose `type` (or other discriminator) names none of the options, or is not there. */
export function explainOption(path: Path, discriminator: string, context: Case): Chosen {
  const owner = path.slice(0, -1);
  const value = valueAt(context.root, owner);
  const options = optionsOf(owner, context);
  const names = Object.keys(options);
  const chosen = isFields(value) ? value[discriminator] : undefined;
  if (chosen === undefined) return explainNoOption(path, discriminator, options, context);
  const option = meantOption(wordOf(chosen), { value, discriminator, options });
  return {
    explanation: {
      code: 'type/unknown',
      at: { path },
      found: chosen === null ? `"${discriminator}" is empty` : `${show(chosen)} is not a known ${discriminator}`,
      fix:
        option === undefined
          ? chooseFrom(wordOf(chosen), names)
          : `write "${option}" (allowed: ${listed(names, option)})`,
      ...toNearest(wordOf(chosen), option, names),
    },
    ...(option !== undefined && { option }),
  };
}

function explainNoOption(path: Path, discriminator: string, options: Options, context: Case): Chosen {
  const owner = path.slice(0, -1);
  const value = valueAt(context.root, owner);
  const keys = isFields(value) ? Object.keys(value) : [];
  const names = Object.keys(options);
  const misspelled =
    keys.find((key) => closest(key, [discriminator]) !== undefined) ??
    keys.find((key) => namesOption(value, key, options));
  if (misspelled !== undefined) return otherName(misspelled, { owner, value, discriminator, options }, context);
  const wrapped = keys.find((key) => names.includes(key));
  const option = wrapped ?? guess(value, discriminator, options);
  const wrap = wrapped ? ', with its fields on the same level' : '';
  return {
    explanation: {
      code: 'type/missing',
      at: { path, mark: firstName(context.parsed, owner) },
      found: `"${discriminator}" is missing`,
      fix: option
        ? `add "${discriminator}: ${option}"${wrap} (allowed: ${listed(names, option)})`
        : `add "${discriminator}": ${oneThatFits(value, discriminator, options) ?? chooseFrom('', names).replace(/^write /, '')}`,
    },
    ...(option !== undefined && !wrapped && { option }),
  };
}

type Options = Readonly<Record<string, z.core.$ZodType>>;

/** Whether a field says which option it is, under a name that the option does not have: `block: stats`. */
function namesOption(value: unknown, key: string, options: Options): boolean {
  const option = options[wordOf(childValue(value, key))];
  return option !== undefined && !Object.hasOwn(fieldsOf(option), key);
}

/** The discriminator under another name, with the option that stands there, put right where it is misspelled as well. */
function otherName(
  name: string,
  { owner, value, discriminator, options }: { owner: Path; value: unknown; discriminator: string; options: Options },
  { parsed, moves }: Case,
): Chosen {
  const key = [...owner, name];
  const at: Issue['at'] = { path: key, mark: { path: key, part: 'key' } };
  const told = { code: 'field/unknown', at, found: `"${name}" is not a field here` } as const;
  const written = wordOf(childValue(value, name));
  const option = Object.hasOwn(options, written) ? undefined : meantOption(written, { value, discriminator, options });
  if (option === undefined)
    return {
      explanation: { ...told, fix: `write "${discriminator}"`, change: { to: discriminator } },
      misspelled: name,
    };
  const edits = rewritten({ from: key, name: discriminator, value: option }, { parsed, moves });
  return {
    explanation: { ...told, fix: `write  ${discriminator}: ${option}`, ...(edits && { edits, unsure: true }) },
    misspelled: name,
    option,
  };
}

function optionsOf(owner: Path, context: Case): Options {
  const union = bare(fieldAt(context, owner).schema);
  if (!(union instanceof z.core.$ZodDiscriminatedUnion)) return {};
  const { discriminator, options } = union._zod.def;
  return Object.fromEntries(
    options.flatMap((option) =>
      [...(option._zod.propValues?.[discriminator] ?? [])].map((name) => [String(name), option]),
    ),
  );
}

/** The option that a word was most likely meant for: one that the other fields fit goes before one that looks alike. */
function meantOption(
  word: string,
  { value, discriminator, options }: { value: unknown; discriminator: string; options: Options },
): string | undefined {
  const names = Object.keys(options);
  const plain = word.replace(/[\s_-]+(?:block|section|element|widget|field)$/i, '');
  const [near, called] = [closest(plain, names), choiceCalled(plain, names)];
  const fitting = guess(value, discriminator, options);
  if (near !== undefined && near === fitting) return near;
  const schema = called === undefined ? undefined : options[called];
  const isCalled = schema && isFields(value) && fits(schema, { ...value, [discriminator]: called });
  return isCalled ? called : (fitting ?? called ?? near);
}

/** The one option that the other fields fit; undefined when several or none do. */
function guess(value: unknown, discriminator: string, options: Options): string | undefined {
  const [only, ...more] = fitting(value, discriminator, options);
  return more.length === 0 ? only : undefined;
}

/** The options that the other fields fit. */
const fitting = (value: unknown, discriminator: string, options: Options): string[] =>
  isFields(value)
    ? Object.entries(options).flatMap(([name, schema]) =>
        fits(schema, { ...value, [discriminator]: name }) ? name : [],
      )
    : [];

/** The options to choose from where the other fields fit some of many. */
function oneThatFits(value: unknown, discriminator: string, options: Options): string | undefined {
  const names = fitting(value, discriminator, options);
  return names.length > 1 && names.length < mostFitting ? `${either(names)}, which take the other fields` : undefined;
}

/** Of more than so many the first would be as good as none. */
const mostFitting = 8;
