import type { OverlayWords } from '../../parts/overlay';

/** What the photos of a gallery say when they are open; `place` has `{number}` and `{count}` in it. */
export interface ViewerWords extends OverlayWords {
  previous: string;
  next: string;
  place: string;
}

/** The words that the gallery of a photo has for them. */
export const viewerWordsOf = (photo: Element): ViewerWords =>
  JSON.parse(photo.closest<HTMLElement>('[data-words]')?.dataset.words ?? '{}');
