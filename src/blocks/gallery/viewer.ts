import { adoptStyles, element, iconButton } from '../../parts/document-parts';
import { openOverlay } from '../../parts/overlay';
import { turnByDragging } from './drag';
import { showUpTo } from './more';
import { photoRow } from './photo-row';
import css from './viewer.css?inline';
import { type ViewerWords, viewerWordsOf } from './viewer-words';

/** The photos that a link's own gallery shows now, in order. */
const photosBeside = (link: HTMLElement): HTMLElement[] => [
  ...(link.closest('ul')?.querySelectorAll<HTMLElement>('li:not([hidden]) [data-act="photo"]') ?? []),
];

/** Lets buttons, arrow keys, swiping and dragging turn to the photo before or after. */
function turnBy(dialog: HTMLElement, stage: HTMLElement, words: ViewerWords, turn: (step: -1 | 1) => void): void {
  const before = iconButton(words.previous, 'm15 6-6 6 6 6');
  const after = iconButton(words.next, 'm9 6 6 6-6 6');
  for (const button of [before, after]) button.className = 'viewer-turn';
  before.onclick = () => turn(-1);
  after.onclick = () => turn(1);
  dialog.append(before, after);
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  });
  turnByDragging(stage, turn);
}

/** Opens the photo of a link over the page, with those beside it to turn to round and round, made from what the page has. */
export function openPhoto(link: HTMLElement): void {
  adoptStyles(css);
  showUpTo(link);
  const links = photosBeside(link);
  const words = viewerWordsOf(link);
  const { dialog, bar, move } = openOverlay(link, words);
  const count = element('p', { className: 'viewer-count', ariaLive: 'polite' });
  const title = element('p', { className: 'viewer-title' });
  bar.prepend(count, title);
  const stage = element('div', { className: 'viewer' });
  dialog.append(stage);
  const indexAt = (place: number) => ((place % links.length) + links.length) % links.length;
  const photoAt = (place: number) => links[indexAt(place)] ?? link;
  const showPlace = photoRow(stage, photoAt);
  const show = (place: number) => {
    showPlace(place);
    const number = String(indexAt(place) + 1);
    count.textContent = words.place.replace('{number}', number).replace('{count}', String(links.length));
    title.textContent = photoAt(place).dataset.title ?? '';
    move(photoAt(place));
  };
  let shown = links.indexOf(link);
  show(shown);
  if (links.length < 2) return;
  turnBy(dialog, stage, words, (step) => {
    shown += step;
    show(shown);
  });
}
