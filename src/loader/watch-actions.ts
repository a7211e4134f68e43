import { onChange } from './on-change';
import { root } from './root';

/**
 * Marks that an action of the page is in sight (`data-accented`): a button for it, or a frame, which may hold one. Then
 * header and call bar keep quiet, so that a screen has one accent and no more than two ways to call or write. The document
 * comes with the mark where its first section has an action.
 */
export function watchActions(): void {
  const inSight = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) inSight[isIntersecting ? 'add' : 'delete'](target);
    root.toggleAttribute('data-accented', inSight.size > 0);
  });
  onChange(() => {
    for (const action of document.querySelectorAll('main [data-variant=action],main iframe')) observer.observe(action);
  });
}
