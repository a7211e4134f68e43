import { element } from '../../parts/document-parts';

/** The larger files of a photo, for a list of sources: the one that its tile falls back to, and the one that its link leads to. */
const largerFiles = (link: HTMLElement, { src }: HTMLImageElement): string =>
  [src, link.getAttribute('href')].map((file) => file?.replace(/(\d+)\.\w+$/, '$1.avif $1w')).join();

/** The photo of a link on the page, to be shown as large as the window; until that has come, the small one shows. */
function largePhoto(link: HTMLElement): Node[] {
  const small = link.querySelector('img');
  const picture = small?.parentElement?.cloneNode(true);
  if (!small || !(picture instanceof HTMLElement)) return [];
  for (const file of picture.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img')) {
    file.sizes = '100vw';
    // The page's own rules keep a picture in its tile, and away until it is near.
    file.className = '';
  }
  const source = picture.querySelector('source');
  if (source) source.srcset += `,${largerFiles(link, small)}`;
  const image = picture.querySelector('img');
  if (image) Object.assign(image, { loading: 'eager', draggable: false });
  if (image && small.currentSrc) image.style.backgroundImage = `url("${small.currentSrc}")`;
  picture.className = '';
  return [picture];
}

/**
 * Lays the photos of links out on a stage, side by side in an endless row: place 0 is the first, place -1 the last before
 * it. Gives what shows a place; only the photo there and its neighbors are in the document, to be loaded.
 */
export function photoRow(stage: HTMLElement, photoAt: (place: number) => HTMLElement): (place: number) => void {
  const slides = new Map<number, HTMLElement>();
  const slideAt = (place: number): HTMLElement => {
    const slide = slides.get(place) ?? element('div', { className: 'viewer-slide' }, ...largePhoto(photoAt(place)));
    slides.set(place, slide);
    slide.style.setProperty('--place', `${place}`);
    return slide;
  };
  return (shown) => {
    for (const [place, slide] of slides) {
      if (Math.abs(place - shown) <= 1) continue;
      slide.remove();
      slides.delete(place);
    }
    for (const place of [shown, shown - 1, shown + 1]) {
      const slide = slideAt(place);
      slide.inert = place !== shown;
      if (!slide.isConnected) stage.append(slide);
    }
    stage.style.setProperty('--shown', `${shown}`);
  };
}
