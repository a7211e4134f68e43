// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
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
import { WorkspaceContext } from '../../studio/workspace/context';
import type { State } from '../../studio/workspace/state';
import type { Workspace } from '../../studio/workspace/workspace';
import { complete } from '../blocks/complete';

beforeAll(() => {
  const matchMedia = (media: string) => Object.assign(new EventTarget(), { media, matches: false });
  class ResizeObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, matchMedia, ResizeObserver });
});

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

/** The form of a value, as it stands with a place chosen. */
async function formOf(schema: z.ZodType, value: unknown, selected: Path): Promise<HTMLElement> {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <WorkspaceContext value={workspaceAt(selected)}>
          <AnyField value={SchemaField}>
            {fieldsIn(schema, [], value).map((props) => (
              <SchemaField key={formatPath(props.path)} {...props} />
            ))}
          </AnyField>
        </WorkspaceContext>
      </MantineProvider>,
    ),
  );
  const copy = place.cloneNode(true) as HTMLElement;
  await act(async () => root.unmount());
  return copy;
}

/** Every text, number and switch of a value with its place; the second item of a list is as the first. */
function leavesIn(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return value.slice(0, 1).flatMap((item, index) => leavesIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, inner]) => leavesIn(inner, [...path, name]));
}

/** The places of a value that the form has no input for, or no sentence on what they are. */
async function withoutInput(schema: z.ZodType): Promise<string[]> {
  const value = complete(schema);
  const lost: string[] = [];
  const shown = new Map<string, HTMLElement>();
  for (const path of leavesIn(value)) {
    // Of one word there is nothing to choose.
    const own = schemasAlong(schema, value, path).at(-1);
    if (own && bare(own) instanceof z.core.$ZodLiteral) continue;
    // A list opens the item that is chosen: one form for each of those.
    const item = path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1);
    const form = shown.get(formatPath(item)) ?? (await formOf(schema, value, item));
    shown.set(formatPath(item), form);
    if (!form.querySelector(`[id="field-${formatPath(path)}"]`)) lost.push(formatPath(path));
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
])('every field of %s has an input', async (_, schema) => {
  expect(await withoutInput(schema)).toEqual([]);
});

test('every fact of the site has an input', async () => {
  const value = { business: {}, navigation: {}, theme: {} };
  const form = await formOf(siteConfig, value, []);
  for (const name of Object.keys(siteConfig.shape)) {
    expect(form.querySelector(`[id^="field-${name}"]`), name).not.toBeNull();
  }
});

test('a block type that nobody has told the studio of has a form', async () => {
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
  expect(await withoutInput(schema)).toEqual([]);
});
