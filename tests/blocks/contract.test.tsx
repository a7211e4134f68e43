// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { block, blockDefinitions } from '../../schemas/blocks';
import { blockTypes, loadBlocks } from '../../src/blocks';
import { Shell } from '../../src/layout/shell';
import { mapLeaves } from '../../src/resolving/walk';
import { drawer, drawerInSlices } from '../../studio/canvas/drawing';
import { type Example, examples } from './example-site';
import { joinedWords } from './joined-words';

let all: Example[] = [];
beforeAll(async () => {
  // jsdom has no media queries; none matches.
  const matchMedia = (media: string) => Object.assign(new EventTarget(), { media, matches: false });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, matchMedia });
  await loadBlocks(blockTypes);
  all = await examples();
});

const exampleOf = (type: string): Example => {
  const found = all.find((example) => example.type === type);
  if (!found) throw new Error(`no example of ${type}`);
  return found;
};
/** The example with a range at the end of each of its texts. */
function withRanges({ type, site, data }: Example): Example {
  const sections = data.page.sections.map((section) =>
    section.type === type
      ? mapLeaves(block, section, [], (kind, leaf) => (kind === 'text' ? `${leaf} in 3–5 days` : leaf))
      : section,
  );
  return { type, site, data: { ...data, page: { ...data.page, sections } } };
}
const markup = ({ site, data }: Example) => renderToString(<Shell site={site} data={data} />);
const drawn = new Map<string, string>();
/** The markup of the example of a type, drawn once. */
function markupOf(type: string): string {
  const html = drawn.get(type) ?? markup(exampleOf(type));
  drawn.set(type, html);
  return html;
}

/** Says something wherever scripts do, as they may before the app comes. */
function speak(root: Element): void {
  for (const place of root.querySelectorAll('[role=status], output, [data-results], [data-part]:not(progress)')) {
    if (place.children.length === 0) place.textContent = 'Said';
  }
}

describe.each(blockDefinitions.map(({ type }) => type))('%s', (type) => {
  test('its example fits its schema and shows its heading', () => {
    const example = exampleOf(type);
    const definition = blockDefinitions.find((candidate) => candidate.type === type);
    expect(block.safeParse(definition?.example).success).toBe(true);
    const html = markupOf(type);
    expect(html).toContain(`data-block="${type}"`);
    const heading = example.data.page.sections.at(-1)?.heading;
    const words = html.replaceAll(/<[^>]*>/g, '');
    if (heading) expect(words).toContain(heading.replaceAll("'", '&#x27;'));
  });

  test('renders the same markup twice', () => {
    expect(markup(exampleOf(type))).toBe(markupOf(type));
  });

  test('has no style in an attribute, which the content security policy refuses', () => {
    expect(markupOf(type)).not.toMatch(/<[^>]*\sstyle=/);
  });
  test('keeps the ranges in its texts on one line', () => {
    const words = markup(withRanges(exampleOf(type))).replace(/<(?!span class="whole")(\/?\w+)[^>]*>/g, '<$1>');
    const loose = words.replaceAll('<span class="whole">3–5 days</span>', '').match(/[^>]*3–5 days/g);
    expect(loose).toBeNull();
  });

  test('lets no word run into the next, in header and footer neither', () => {
    expect(joinedWords(markupOf(type))).toEqual([]);
  });

  test('hydrates without a mismatch and leaves the markup as it was, with what scripts have said', async () => {
    const { site, data } = exampleOf(type);
    const root = document.createElement('div');
    document.body.replaceChildren(root);
    root.innerHTML = markupOf(type);
    speak(root);
    const before = root.innerHTML.replace(/<!--.*?-->/g, '');
    const mismatches: unknown[] = [];
    await act(async () => {
      hydrateRoot(root, <Shell site={site} data={data} />, { onRecoverableError: (error) => mismatches.push(error) });
    });
    expect(mismatches).toEqual([]);
    expect(root.innerHTML.replace(/<!--.*?-->/g, '')).toBe(before);
  });
});

test('a page of all blocks is drawn letter by letter in the studio as if it were drawn from nothing', () => {
  const pictures = Object.assign({}, ...all.map(({ data }) => data.pictures));
  const content = ({ data }: Example, examples: readonly Example[]) => ({
    ...{ ...data, pictures },
    page: { ...data.page, sections: examples.flatMap((one) => one.data.page.sections.at(-1) ?? []) },
  });
  const { site, ...first } = exampleOf('hero');
  const [before, now] = [content({ site, ...first }, all), content({ site, ...first }, all.map(withRanges))];
  const [typed, fresh] = [document.createElement('div'), document.createElement('div')];
  const draw = drawer(createRoot(typed));
  act(() => draw({ site, content: before }));
  act(() => draw({ site, content: now, isOfLetters: true }));
  act(() => drawer(createRoot(fresh))({ site, content: now }));
  const markupIn = (root: Element) => root.innerHTML.replaceAll(/_r_\w+_/g, '');
  expect(markupIn(typed)).toContain('3–5 days');
  expect(markupIn(typed)).toBe(markupIn(fresh));
});

test('of pages that the studio draws one right after the other each is told of, and the last is on screen', async () => {
  const place = document.createElement('div');
  const draw = drawerInSlices(createRoot(place));
  const told: boolean[] = [];
  await act(async () => {
    for (const type of ['hero', 'prose', 'cta']) {
      const { site, data } = exampleOf(type);
      void draw({ site, content: data }, () => {}).then((isDrawn) => told.push(isDrawn));
    }
  });
  expect(told).toHaveLength(3);
  expect(told.at(-1)).toBe(true);
  expect(place.querySelector('[data-block=cta]')).not.toBeNull();
});
