import { nameOf } from '../form/words';
import { framePart } from './frame-part';
import { lay, outline } from './outline';

/** Outlines what the mouse is over, a block or a part of what is around every page, with its name. */
export function watchHover(): void {
  const hover = outline('hover');
  document.addEventListener('mousemove', ({ target }) => {
    const block = target instanceof Element ? target.closest<HTMLElement>('main [data-block]') : null;
    const part = target instanceof Element ? framePart(target) : undefined;
    lay(hover, block ?? part?.element, block ? nameOf(block.dataset.block ?? '') : part && 'Site facts');
  });
  document.addEventListener('mouseleave', () => lay(hover, undefined));
}
