import { onChange } from './on-change';
import { root } from './root';

/** True when the menus stand in more than one row: then none of them is as high as their list. Hidden ones stand in none. */
function wraps(): boolean {
  const list = document.querySelector('header nav > ul');
  return list?.clientHeight !== list?.firstElementChild?.clientHeight;
}

/** Sets or takes away the mark; true when that changed something. */
function mark(): boolean {
  const before = root.dataset.compact;
  delete root.dataset.compact;
  if (wraps()) root.dataset.compact = '';
  return before !== root.dataset.compact;
}

/**
 * Marks the page as compact (`data-compact`) while the header's one row can't hold the menus, whatever the reason: window,
 * letters, spacing, words. First when the header has been read, because the first layout counts as seen; from then on
 * between layout and paint.
 */
export function fitHeader(): void {
  const observer = new ResizeObserver(() => {
    if (!mark()) return;
    // The page's height may have changed by our own doing, which an observer still at work would report as an error.
    observer.disconnect();
    requestAnimationFrame(watch);
  });
  const watch = () => observer.observe(root);
  let read = false;
  onChange(() => {
    if (read || !document.querySelector('header + main')) return;
    read = true;
    mark();
    watch();
  });
}
