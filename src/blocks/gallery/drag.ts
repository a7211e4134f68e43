/** How far in px a finger or the mouse goes before it drags what is under it, and before that turns. */
const slop = 8;
const enough = 48;

/**
 * Lets a stage be dragged sideways, by finger and by mouse; past a short way it turns by 1 or -1. What lies on the stage
 * follows the pointer through `--drag`; the click that ends a drag is none.
 */
export function turnByDragging(stage: HTMLElement, turn: (step: -1 | 1) => void): void {
  let from: number | undefined;
  let way = 0;
  const follow = (px: number) => {
    way = px;
    stage.style.setProperty('--drag', `${px}px`);
    stage.toggleAttribute('data-dragged', px !== 0);
  };
  const end = (far: number) => {
    from = undefined;
    follow(0);
    if (Math.abs(far) >= enough) turn(far < 0 ? 1 : -1);
  };
  let dragged = false;
  stage.addEventListener('pointerdown', ({ button, isPrimary, clientX }) => {
    dragged = false;
    from = button === 0 && isPrimary ? clientX : undefined;
  });
  stage.addEventListener('pointermove', ({ clientX, pointerId }) => {
    if (from === undefined) return;
    if (!dragged && Math.abs(clientX - from) < slop) return;
    // Not before it is a drag, or every click would be the stage's.
    if (!dragged) stage.setPointerCapture(pointerId);
    dragged = true;
    follow(clientX - from);
  });
  stage.addEventListener('pointerup', () => end(way));
  stage.addEventListener('pointercancel', () => end(0));
  stage.addEventListener('click', (event) => dragged && event.stopPropagation(), true);
}
