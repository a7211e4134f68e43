/**
 * Shows the frame or film that waits beside a link (`data-holds` has both), in its place: `data-held` has the address that it loads then. Only
 * attributes change, so that the app finds the elements that it knows.
 */
export function reveal(link: HTMLElement): void {
  const held = link.closest('[data-holds]')?.querySelector<HTMLIFrameElement | HTMLVideoElement>('[data-held]');
  if (!held) return;
  if (!held.hasAttribute('src')) held.src = held.dataset.held ?? '';
  held.hidden = false;
  link.hidden = true;
  held.focus({ preventScroll: true });
  if (!(held instanceof HTMLVideoElement)) return;
  // Captions that the markup said to show would have come before the tap.
  for (const track of held.textTracks) track.mode = 'showing';
  // A browser that lets nothing play by itself shows its controls.
  held.play().catch(() => undefined);
}
