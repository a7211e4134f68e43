import type { Workspace } from '../workspace/workspace';

/** Gives an address for a rendition that is not served where the studio stands; undefined where there is no such picture. */
export type StandIn = (address: string) => Promise<string | undefined>;

/** Pictures of the site's own place, as addresses that last as long as the app; each is read once. */
export function standInsOf(workspace: Workspace): StandIn {
  const made = new Map<string, Promise<string | undefined>>();
  return async (address) => {
    const [, hash] = /\/pictures\/.*-([0-9a-f]{8})-\d+\.\w+$/.exec(address) ?? [];
    const name = workspace.state().pictures.find(([, entry]) => entry.hash === hash)?.[0];
    if (name === undefined) return undefined;
    const known =
      made.get(name) ?? workspace.store.file(`public/images/${name}`).then((blob) => blob && URL.createObjectURL(blob));
    made.set(name, known);
    return known;
  };
}

/** Puts stand-ins in the place of pictures that could not be loaded, in a document and for as long as it lasts. */
export function watchPictures(page: Document, standIn: StandIn): void {
  page.addEventListener(
    'error',
    ({ target }) => {
      const { HTMLImageElement } = page.defaultView ?? window;
      if (!(target instanceof HTMLImageElement)) return;
      const image = target;
      const asked = image.currentSrc || image.src;
      if (asked.startsWith('blob:')) return;
      void standIn(asked).then((address) => {
        if (address === undefined) return;
        for (const source of image.parentElement?.querySelectorAll(':scope > source') ?? []) {
          source.setAttribute('srcset', address);
        }
        image.removeAttribute('srcset');
        image.src = address;
      });
    },
    true,
  );
}
