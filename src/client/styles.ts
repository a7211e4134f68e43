let sheet: Promise<void> | undefined;

/**
 * Applies the style sheet of all pages once more, from what the browser has, before something is shown that the
 * document's own rules were not made for: the one in the page goes with it when another is shown. Never earlier: with
 * any further sheet, applied or not, browsers ask anew for fonts that came too late, and the page being read moves.
 */
export function applyStyles(): Promise<void> {
  const href = document.querySelector<HTMLLinkElement>('main link[rel="stylesheet"]')?.href;
  if (!href) return Promise.resolve(); // the dev server puts styles in by itself
  sheet ??= new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    // Where it fails, what is shown next has the rules of the page before: readable, and better than nothing.
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve());
    document.head.append(link);
  });
  return sheet;
}
