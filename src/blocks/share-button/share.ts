/** How long the page says what came of sharing, in ms. */
const patience = 4000;

const textOf = (root: Element | null, selector: string): string => root?.querySelector(selector)?.textContent ?? '';

/** Shares the article through the device where it can, else copies its address; gives what to say about it. */
async function shared(article: Element | null, { copied = '', failed = '' }: DOMStringMap): Promise<string> {
  const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  if (navigator.share) {
    const data = { title: textOf(article, 'h1'), text: textOf(article, '[data-excerpt]'), url };
    // The visitor closing the share sheet rejects the promise; that is no failure.
    await navigator.share(data).catch(() => undefined);
    return '';
  }
  return navigator.clipboard.writeText(url).then(
    () => copied,
    () => failed,
  );
}

/** Shares the article that the button stands in: title, excerpt and address. */
export async function share(button: HTMLElement): Promise<void> {
  const said = await shared(button.closest('section'), button.dataset);
  const status = button.parentElement?.querySelector('[role="status"]');
  if (!status) return;
  status.textContent = said;
  setTimeout(() => {
    status.textContent = '';
  }, patience);
}
