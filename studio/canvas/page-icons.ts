import { symbols } from '../../src/layout/sprite';

/** The drawings of icons by name. */
type Drawings = Readonly<Record<string, string>>;

/** The names of the icons that the page refers to. */
const named = (): string[] =>
  [...document.querySelectorAll('use')]
    .map((use) => (use.getAttribute('href') ?? '').replace('#icon-', ''))
    .filter((name) => name !== '');

/**
 * Puts the drawings of the icons that a page refers to beside it, once each, so that no page is drawn a second time for them.
 * Gives what looks for those that are not there yet; they are asked of `ask`.
 */
export function pageIcons(ask: (names: string[]) => Promise<Drawings | undefined>): () => Promise<void> {
  const place = document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
  place.setAttribute('class', 'page-icons');
  place.setAttribute('aria-hidden', 'true');
  const here = new Set<string>();
  return async () => {
    const missing = [...new Set(named())].filter((name) => !here.has(name));
    if (missing.length === 0) return;
    for (const name of missing) here.add(name);
    const found = await ask(missing).catch(() => undefined);
    if (found) place.insertAdjacentHTML('beforeend', symbols(found));
    // Asked for again with the next page where they did not come.
    for (const name of missing) if (!found || !(name in found)) here.delete(name);
  };
}
