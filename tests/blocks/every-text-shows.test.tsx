// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type Block, blockDefinitions, rulesFor } from '../../schemas/blocks';
import { blockTypes, loadBlocks } from '../../src/blocks';
import { Sections } from '../../src/layout/sections';
import { PageContext, SiteContext } from '../../src/parts/context';
import { formatPath } from '../../src/reading/position';
import { markTexts } from '../../src/resolving/marks';
import { choicesOf, complete } from './complete';
import { type Example, examples } from './example-site';

let shown: Example;
let unnamed: string[] = [];
beforeAll(async () => {
  // jsdom has no media queries; none matches.
  const matchMedia = (media: string) => Object.assign(new EventTarget(), { media, matches: false });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, matchMedia });
  await loadBlocks(blockTypes);
  const all = await examples();
  const [first] = all;
  if (!first) throw new Error('there are no blocks');
  // Whatever a complete block may show is at hand.
  const pictures = Object.assign({}, ...all.map(({ data }) => data.pictures));
  const icons = Object.assign({}, ...all.map(({ data }) => data.icons));
  const posts = all.find(({ type }) => type === 'post-list')?.data.posts ?? [];
  // Lists of related posts stand on articles alone.
  const page = { ...first.data.page, post: posts[0] };
  shown = { ...first, data: { ...first.data, page, pictures, icons, posts } };
  // React tells of equal keys on the console, and nowhere else.
  vi.spyOn(console, 'error').mockImplementation((...words) => void unnamed.push(words.join(' ')));
});

async function markup(block: Block): Promise<string> {
  const { site, data } = shown;
  const element = document.createElement('div');
  const root = createRoot(element);
  const page = { ...data, page: { ...data.page, sections: [block] } };
  await act(async () =>
    root.render(
      <MantineProvider>
        <SiteContext value={site}>
          <PageContext value={page}>
            <Sections sections={[block]} />
          </PageContext>
        </SiteContext>
      </MantineProvider>,
    ),
  );
  const { innerHTML } = element;
  await act(async () => root.unmount());
  return innerHTML;
}

type Definition = (typeof blockDefinitions)[number];

/** The complete block, with one choice made otherwise, and with one field left out, for every choice and field. */
function variants({ schema }: Definition): [name: string, block: Block][] {
  const whole = complete(schema) as Record<string, unknown>;
  const others = choicesOf(schema).flatMap(([field, values]) =>
    values.map((value): [string, unknown] => [`${field}: ${value}`, { ...whole, [field]: value }]),
  );
  const without = Object.entries(schema.shape)
    .filter(([, field]) => field.safeParse(undefined).success)
    .map(([name]): [string, unknown] => [`no ${name}`, { ...whole, [name]: undefined }]);
  return [['as it comes', whole] as [string, unknown], ...others, ...without].map(([name, value]) => [
    name,
    schema.parse(value) as Block,
  ]);
}

/** The places that a block says it does not show. */
const unseenIn = (block: Block): string[] =>
  (rulesFor(block).unseen?.(block) ?? []).map(({ path }) => formatPath(path));

describe.each(blockDefinitions.map((definition) => [definition.type, definition] as const))('%s', (_, definition) => {
  test.each(variants(definition))(
    '%s: every text shows, or is said not to; no two parts have one key',
    async (_, block) => {
      unnamed = [];
      const { value, marks } = markTexts(definition.schema as typeof definition.schema, block as never);
      const html = await markup(value as Block);
      const unseen = unseenIn(block);
      const lost = [...marks]
        .filter(([mark]) => !html.includes(mark))
        .map(([, path]) => formatPath(path))
        .filter(
          (place) =>
            !unseen.some(
              (hidden) => place === hidden || place.startsWith(`${hidden}.`) || place.startsWith(`${hidden}[`),
            ),
        );
      expect(lost).toEqual([]);
      await markup(block);
      expect(unnamed.filter((words) => words.includes('same key'))).toEqual([]);
    },
  );
});
