import { element } from '../../parts/document-parts';

/** What is used of Pagefind's library, which the build puts beside the site with its index. */
interface Pagefind {
  search(query: string): Promise<{ results: { data(): Promise<FoundPage> }[] }>;
}

interface FoundPage {
  url: string;
  meta: { title?: string };
  /** The words around what was found, as HTML: escaped, with `<mark>`. */
  excerpt: string;
}

const library = '/pagefind/pagefind.js';

/** The most pages that are shown; who finds none of them asks in other words. */
const most = 20;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many letters two words begin with alike, at least, to be forms of one. */
const stem = 3;

/**
 * Whether what was found is what was asked for: in place of a word that is nowhere, Pagefind takes those that begin with
 * fewer and fewer of its letters, down to one.
 */
function isMeant(query: string, { excerpt }: FoundPage): boolean {
  const marked = [...excerpt.matchAll(/<mark>(.*?)<\/mark>/g)].flatMap(([, words = '']) => wordsOf(words));
  return wordsOf(query).some((word) => marked.some((other) => other.startsWith(word.slice(0, stem))));
}

function item({ url, meta, excerpt }: FoundPage): HTMLLIElement {
  const words = element('p', {});
  // A page's style sheet has only what is on it as it comes; bold needs none.
  words.innerHTML = excerpt.replaceAll('mark>', 'b>');
  return element('li', {}, element('a', { href: url, textContent: meta.title ?? url }), words);
}

/** Shows what the address asks for, `?q=drains`, where the page has a field to ask in. */
export async function showResults(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('[data-search]');
  const query = new URLSearchParams(location.search).get('q')?.trim();
  const found = document.querySelector<HTMLElement>('[data-found]');
  const list = document.querySelector<HTMLElement>('[data-results]');
  const input = form?.querySelector('input');
  if (!query || !found || !list || !input) return;
  input.value = query;
  const { search }: Pagefind = await import(/* @vite-ignore */ library);
  const { results } = await search(query);
  const pages = await Promise.all(results.slice(0, most).map((result) => result.data()));
  const isFound = pages.some((page) => isMeant(query, page));
  found.textContent = `${found.dataset.found}: ${isFound ? results.length : 0}`;
  list.replaceChildren(element('ul', {}, ...(isFound ? pages : []).map(item)));
}
