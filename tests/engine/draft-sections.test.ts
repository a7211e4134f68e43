import { expect, test } from 'vitest';
import { openContent } from '../../src/engine/open-content';
import { changed, filesWith, inventory, problemsOf } from '../plumber';

const draft =
  '  - type: prose\n    id: story\n    draft: true\n    heading: Who we are\n    text: "Write: who you are"\n';
const path = 'pages/contact.yaml';
const withDraft: Record<string, string> = changed(path, 'sections:', 'sections:');
const text = `${withDraft[path]?.trimEnd()}\n${draft}`;
const contentOf = (contact: string) =>
  openContent({
    year: 2026,
    inventory,
    files: filesWith({ [path]: contact }).map((file) => [file.path, file.text] as const),
  });
const typesAt = (site: ReturnType<ReturnType<typeof contentOf>['site']>) =>
  site?.pages.find(({ route }) => route === '/contact')?.sections.map(({ type }) => type);

test('a section that is a draft is shown in the preview alone, and what is wrong in it stops nobody', () => {
  const content = contentOf(text);
  expect(typesAt(content.preview())).toContain('prose');
  expect(typesAt(content.site())).toEqual(typesAt(contentOf(withDraft[path] ?? '').site()));
  expect(content.problems().map(({ severity, path: place }) => [severity, place])).toEqual([
    ['warning', 'sections[4].text'],
  ]);
});

test('without the mark it is published, and its mistakes count', () => {
  const content = contentOf(text.replace('    draft: true\n', '').replace('Write: who you are', 'We are plumbers.'));
  expect(typesAt(content.site())).toContain('prose');
  expect(contentOf(text.replace('    draft: true\n', '')).site()).toBeUndefined();
});

test('a page that was only begun stops nobody either, and its texts are asked for', () => {
  const begun = 'title: Luling\ndescription: ""\ndraft: true\nsections:\n  - type: hero\n    heading: ""\n';
  const content = (text: string) =>
    openContent({
      year: 2026,
      inventory,
      files: filesWith({ 'pages/luling.yaml': text }).map((file) => [file.path, file.text] as const),
    });
  expect(
    content(begun)
      .site()
      ?.pages.map(({ route }) => route),
  ).not.toContain('/luling');
  expect(
    content(begun)
      .problems()
      .map(({ severity, path: place }) => `${severity} ${place}`),
  ).toEqual(expect.arrayContaining(['warning description', 'warning sections[0].heading']));
  expect(content(begun.replace('draft: true\n', '')).site()).toBeUndefined();
  expect(content(begun.replace('hero', '"hero')).site()).toBeUndefined();
});

test('no link may lead to a part that is not published, and what opens a page is no draft', () => {
  const linked = { [path]: text, ...changed('pages/index.yaml', 'href: /contact', 'href: "/contact#story"') };
  expect(problemsOf(linked, 'link/no-anchor')).toContain('story');
  const opening = changed(path, '- type: hero', '- type: hero\n    draft: true');
  expect(problemsOf(opening, 'field/unknown')).toContain('"draft" is not a field of');
});
