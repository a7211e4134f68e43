// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { HelmetProvider } from 'react-helmet-async';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { headOf } from '../../src/head/head-of';
import { MirrorHead } from '../../src/head/mirror-head';
import { printHead, printJsonLd } from '../../src/head/print-head';
import type { Head } from '../../src/model/head';
import type { Page } from '../../src/model/site';
import { inventory, page, post, site } from './fixture';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const head = (fields?: Partial<Page>): Head => headOf(site(), page(fields), inventory);
const service = head({ kind: 'service' });
const article = head({ route: '/blog/tips', title: 'Five tips', kind: 'article', post: post(), office: 'gonzales' });
const phoneOnly = head({ route: '/luling', title: 'Luling', office: 'luling' });
const notFound = head({ route: '/404', title: 'Page not found', robots: 'noindex, nofollow' });

const app = (shown: Head): ReactNode => (
  <HelmetProvider>
    <MirrorHead head={shown} />
    <main>Body</main>
  </HelmetProvider>
);
const rootElement = (): HTMLElement => {
  const element = document.getElementById('root');
  if (!element) throw new Error('no root');
  return element;
};
const own = '<meta charset="utf-8"><meta name="theme-color" media="print" content="#fff">';

let root: Root;
beforeEach(() => {
  document.head.innerHTML = own + printHead(service);
  document.body.innerHTML = `<div id="root"><main>Body</main></div>${printJsonLd(service)}`;
});
afterEach(() => act(() => root.unmount()));

const hydrate = () =>
  act(() => {
    root = hydrateRoot(rootElement(), app(service));
  });
const show = (shown: Head) => act(() => root.render(app(shown)));

/** The tags of the head and the structured data, sorted, because their order says nothing to anybody. */
const tags = (of: Document = document): string[] =>
  [...of.head.children, ...of.querySelectorAll('body > script')].map((element) => element.outerHTML).sort();
const printed = (shown: Head): string[] =>
  tags(new DOMParser().parseFromString(`<head>${own}${printHead(shown)}</head>${printJsonLd(shown)}`, 'text/html'));

test('hydration leaves the head as the document has it, byte by byte', async () => {
  const before = document.head.innerHTML;
  await hydrate();
  expect(document.head.innerHTML).toBe(before);
  expect(rootElement().innerHTML).toBe('<main>Body</main>');
});

test.each<[string, Head[]]>([
  ['an article', [article]],
  ['a page without geo tags', [phoneOnly]],
  ['a page that is not indexed', [notFound]],
  ['and back', [article, service]],
  ['from one that is not indexed to one that is', [notFound, article]],
  ['through all', [phoneOnly, notFound, service, article, phoneOnly, service]],
])('navigation to %s leaves the tags of that document', async (_, route) => {
  await hydrate();
  for (const shown of route) {
    await show(shown);
    expect(tags()).toEqual(printed(shown));
  }
});

test('a page rendered afresh, without hydration, still has every tag once', async () => {
  await act(() => {
    root = createRoot(rootElement());
    root.render(app(service));
  });
  expect(tags()).toEqual(printed(service));
  await show(article);
  expect(tags()).toEqual(printed(article));
});

test('the heads of the pages differ, so that the tests above can fail', () => {
  expect(new Set([service, article, phoneOnly, notFound].map(printHead)).size).toBe(4);
});
