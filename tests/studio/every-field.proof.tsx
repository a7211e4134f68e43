import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { defineBlock } from '../../schemas/block';
import { blockDefinitions } from '../../schemas/blocks';
import { action } from '../../schemas/fields/link';
import { picture } from '../../schemas/fields/picture-value';
import { icon, markdown, text } from '../../schemas/fields/text';
import { siteConfig } from '../../schemas/site';
import { templates } from '../../schemas/templates';
import { bare, schemasAlong } from '../../src/reading/explain/schema-at';
import { formatPath, type Path } from '../../src/reading/position';
import { SchemaField } from '../../studio/form/any-field';
import { AnyField, fieldsIn } from '../../studio/form/field-props';
import { bringTheRest } from '../../studio/later';
import { WorkspaceContext } from '../../studio/workspace/context';
import type { State } from '../../studio/workspace/state';
import type { Workspace } from '../../studio/workspace/workspace';
import { complete } from '../blocks/complete';

beforeAll(bringTheRest);

/** A workspace with one file and a place in it; nothing in it changes. */
function workspaceAt(selected: Path): Workspace {
  const state = {
    ...{
      files: new Map(),
      pictures: [],
      icons: [],
      standing: { problems: [], pages: [] },
      file: 'pages/x.yaml',
      selected,
    },
  } as unknown as State;
  return { state: () => state, subscribe: () => () => undefined } as unknown as Workspace;
}

/** The ids of the inputs of a value's form, as it stands with a place chosen. */
function inputsOf(schema: z.ZodType, value: unknown, selected: Path): ReadonlySet<string> {
  const form = renderToStaticMarkup(
    <MantineProvider env="test">
      <WorkspaceContext value={workspaceAt(selected)}>
        <AnyField value={SchemaField}>
          {fieldsIn(schema, [], value).map((props) => (
            <SchemaField key={formatPath(props.path)} {...props} />
          ))}
        </AnyField>
      </WorkspaceContext>
    </MantineProvider>,
  );
  return new Set([...form.matchAll(/ id="field-([^"]*)"/g)].map(([, path = '']) => path));
}

/** Every text, number and switch of a value with its place; the second item of a list is as the first. */
function leavesIn(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return value.slice(0, 1).flatMap((item, index) => leavesIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, inner]) => leavesIn(inner, [...path, name]));
}

/** The places of a value that the form has no input for, or no sentence on what they are. */
function withoutInput(schema: z.ZodType): string[] {
  const value = complete(schema);
  const lost: string[] = [];
  const shown = new Map<string, ReadonlySet<string>>();
  for (const path of leavesIn(value)) {
    // Of one word there is nothing to choose.
    const own = schemasAlong(schema, value, path).at(-1);
    if (own && bare(own) instanceof z.core.$ZodLiteral) continue;
    // A list opens the item that is chosen: one form for each of those.
    const item = path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1);
    const inputs = shown.get(formatPath(item)) ?? inputsOf(schema, value, item);
    shown.set(formatPath(item), inputs);
    if (!inputs.has(formatPath(path))) lost.push(formatPath(path));
  }
  return lost;
}

// The sections of a page are forms of their own.
const pageSchema = (template: z.ZodObject) =>
  template.omit(
    Object.fromEntries(
      ['sections', 'more'].filter((name) => name in template.shape).map((name) => [name, true]),
    ) as never,
  );

test.each([
  ...blockDefinitions.map(({ type, schema }) => [type, schema as z.ZodType] as const),
  ...Object.entries(templates).map(([name, schema]) => [name, pageSchema(schema as unknown as z.ZodObject)] as const),
])('every field of %s has an input', (_, schema) => {
  expect(withoutInput(schema)).toEqual([]);
});

test('every fact of the site has an input', () => {
  const value = { business: {}, navigation: {}, theme: {} };
  const inputs = [...inputsOf(siteConfig, value, [])];
  for (const name of Object.keys(siteConfig.shape)) {
    expect(
      inputs.filter((path) => path.startsWith(name)),
      name,
    ).not.toEqual([]);
  }
});

test('a block type that nobody has told the studio of has a form', () => {
  const { schema } = defineBlock({
    type: 'price-list',
    about: 'What things cost.',
    fields: {
      text: markdown('Words above the list.'),
      tone: z.enum(['quiet', 'loud']).default('quiet').meta({ description: 'How it looks.' }),
      sale: z.boolean().default(false).meta({ description: 'Prices are lower now.' }),
      image: picture.optional(),
      rows: z
        .array(
          z.strictObject({
            name: text('What it is.'),
            price: z.number().meta({ description: 'In dollars.' }),
            sign: icon('An icon.').optional(),
            link: action.optional(),
          }),
        )
        .min(1)
        .meta({ description: 'The prices.' }),
    },
    example: { type: 'price-list', text: 'Prices', rows: [{ name: 'A visit', price: 89 }] },
  });
  expect(withoutInput(schema)).toEqual([]);
});
