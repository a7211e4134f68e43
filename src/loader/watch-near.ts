import { addScript } from './add-script';
import { onChange } from './on-change';
import { savesData } from './save-data';

const lazy = '[data-lazy]:not([data-near]),[data-src]:not([src])';

/** Where a visitor saves data, a picture comes in one pixel for a CSS pixel. */
function show(element: HTMLElement): void {
  const { src, script } = element.dataset;
  if (savesData)
    Object.assign(element.previousElementSibling ?? {}, { sizes: `${element.clientWidth / devicePixelRatio}px` });
  if (src) (element as HTMLIFrameElement).src = src;
  else element.dataset.near = '';
  if (script && !document.querySelector(`script[src="${script}"]`)) addScript({ src: script });
}

/** A picture counts as loaded when it is decoded, too: until then it would be a hole where its frame stopped pulsing. */
function markLoaded({ target }: Event): void {
  // Frames and scripts load, too, and cannot be decoded.
  const picture = target as Partial<HTMLImageElement>;
  const mark = () => {
    if (picture.dataset) picture.dataset.loaded = '';
  };
  // A picture that cannot be decoded shows its alternative text.
  picture.decode?.().then(mark, mark);
}

/**
 * Shows lazy pictures (`data-lazy`) and frames (`data-src`, with `data-script` for a provider's script) when they are
 * within 50 px of the viewport, and all of them before printing. Works for what comes later, too.
 */
export function watchNear(): void {
  const elements = () => document.querySelectorAll<HTMLElement>(lazy);
  // A lazy picture stands outside its frame until it is near, so the frame is watched in its place.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        for (const element of target.querySelectorAll<HTMLElement>(lazy)) show(element);
      }
    },
    { rootMargin: '50px' },
  );
  const watch = () => {
    for (const { parentElement } of elements()) if (parentElement) observer.observe(parentElement);
  };
  onChange(watch);
  // On the document, because the load event of a picture never reaches the window.
  document.addEventListener('load', markLoaded, true);
  document.addEventListener('error', markLoaded, true);
  addEventListener('beforeprint', () => {
    for (const element of elements()) {
      show(element);
      if (element instanceof HTMLImageElement) element.loading = 'eager';
    }
  });
}
