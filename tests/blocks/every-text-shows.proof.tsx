// @vitest-environment jsdom
import { HeadlessMantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type Block, blockDefinitions, rulesFor } from '../../schemas/blocks';
import { blockTypes, loadBlocks } from '../../src/blocks';
import { Sections } from '../../src/layout/sections';
import { PageContext, SiteContext } from '../../src/parts/context';
import { formatPath } from '../../src/reading/position';
import { markTexts } from '../../src/resolving/marks';
import { variantsOf } from './complete';
import { type Example, examples } from './example-site';
import { joinedWords } from './joined-words';

let shown: Example;
let unnamed: string[] = [];
beforeAll(async () => {
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

function markup(...sections: Block[]): string {
  const { site, data } = shown;
  const category = sections.flatMap((section) => (section.type === 'post-list' ? (section.category ?? []) : []))[0];
  // A category has articles, and what is known of it is the name that stands on them.
  const posts = data.posts.map((post) => ({ ...post, ...(category && { group: category, category }) }));
  const page = { ...data, posts, page: { ...data.page, sections } };
  return renderToStaticMarkup(
    <HeadlessMantineProvider>
      <SiteContext value={site}>
        <PageContext value={page}>
          <Sections sections={sections} />
        </PageContext>
      </SiteContext>
    </HeadlessMantineProvider>,
  );
}

/** The places that a block says it does not show. */
const unseenIn = (block: Block): string[] =>
  (rulesFor(block).unseen?.(block) ?? []).map(({ path }) => formatPath(path));

/** The ids that an element has in it, and the names of its groups of answers and buttons; those in a form are the form's. */
const ownNames = (element: Element): string[] =>
  [...element.querySelectorAll('[id],[name]:not(form *)')].flatMap((part) =>
    ['id', 'name'].flatMap((attribute) => part.getAttribute(attribute) ?? []),
  );

describe.each(blockDefinitions.map((definition) => [definition.type, definition] as const))('%s', (_, definition) => {
  test.each(variantsOf(definition))(
    '%s: every text shows, or is said not to; no two parts have one key, no two sections one name or id, no word runs into the next',
    (_, block) => {
      unnamed = [];
      const { value, marks } = markTexts(definition.schema as typeof definition.schema, block as never);
      const html = markup(value as Block);
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
      expect(joinedWords(html)).toEqual([]);
      const page = document.createElement('div');
      page.innerHTML = markup(block, { ...block, id: undefined });
      const [first, second] = [...page.querySelectorAll('[data-block]')].map(ownNames);
      expect(first?.filter((name) => second?.includes(name))).toEqual([]);
      expect(unnamed.filter((words) => words.includes('same key'))).toEqual([]);
    },
  );
});
