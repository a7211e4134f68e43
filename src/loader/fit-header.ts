/** True when the menus stand in more than one row: then none of them is as high as their list. Hidden ones stand in none. */
function wraps(): boolean {
  const list = document.querySelector('header nav > ul');
  return list?.clientHeight !== list?.firstElementChild?.clientHeight;
}

/**
 * Marks the page as compact (`data-compact`) while the header's one row can't hold the menus, whatever the reason: window,
 * letters, spacing, words. Decided between layout and paint, so nothing is seen to move.
 */
export function fitHeader(): void {
  const root = document.documentElement;
  const observer = new ResizeObserver(() => {
    const before = root.dataset.compact;
    delete root.dataset.compact;
    if (wraps()) root.dataset.compact = '';
    if (before === root.dataset.compact) return;
    // The page's height may have changed by our own doing, which an observer still at work would report as an error.
    observer.disconnect();
    requestAnimationFrame(watch);
  });
  const watch = () => observer.observe(root);
  watch();
}
