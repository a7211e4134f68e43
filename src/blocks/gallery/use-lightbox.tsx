import { type FunctionComponent, type MouseEvent, type ReactNode, useState } from 'react';
import { applyStyles } from '../../client/styles';
import type { LightboxProps, Photo } from './lightbox';

interface Opened {
  Lightbox: FunctionComponent<LightboxProps>;
  /** The photos as they were filtered when one was chosen. */
  photos: readonly Photo[];
  start: number;
  opener: HTMLElement;
}

type Open = (start: number, event: MouseEvent<HTMLAnchorElement>) => void;

/** The lightbox over `photos`, loaded when a photo is first opened, and the click handler that opens it. */
export function useLightbox(photos: readonly Photo[]): { lightbox: ReactNode; open: Open } {
  const [opened, setOpened] = useState<Opened>();
  const open: Open = (start, event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const opener = event.currentTarget;
    // Its styles come with the full sheet; a document has the rules of its own markup only.
    Promise.all([import('./lightbox'), applyStyles()]).then(
      ([{ Lightbox }]) => setOpened({ Lightbox, photos, start, opener }),
      // Offline, or the site was built anew: the photo itself will do.
      () => location.assign(opener.href),
    );
  };
  const close = () => {
    opened?.opener.focus();
    setOpened(undefined);
  };
  const lightbox = opened && <opened.Lightbox photos={opened.photos} start={opened.start} onClose={close} />;
  return { lightbox, open };
}
