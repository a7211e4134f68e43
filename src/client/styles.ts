let sheet: Promise<HTMLLinkElement> | undefined;

/**
 * Fetches the style sheet of all pages a second time, from what the browser has, without applying it: the one in the
 * page goes with it when another is shown, and to restyle the page shown would only hold it up.
 */
export function fetchStyles(): Promise<HTMLLinkElement | undefined> {
  const href = document.querySelector<HTMLLinkElement>('main link[rel="stylesheet"]')?.href;
  if (!href) return Promise.resolve(undefined); // the dev server puts styles in by itself
  sheet ??= new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, media: 'not all' });
    // Where it fails, what is shown next has the rules of the page before: readable, and better than nothing.
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve(link));
    document.head.append(link);
  });
  return sheet;
}

/** Applies the full style sheet, before something is shown that the document's own rules were not made for. */
export async function applyStyles(): Promise<void> {
  const link = await fetchStyles();
  if (link) link.media = 'all';
}
