import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Shell } from '../../src/layout/shell';
import type { Shown } from '../engine/messages';
import { Drawn } from './drawn';

/** The drawings of icons that are at hand. */
export const icons: Record<string, string> = {};

/** Draws a page with the components that visitors get. */
export const draw = (to: Root, { site, content }: Shown): void =>
  flushSync(() =>
    to.render(
      <Drawn version={content.version}>
        <Shell site={site} data={{ ...content, icons: { ...icons } }} />
      </Drawn>,
    ),
  );

/** Draws a page aside, gives what it shows to be read, and takes it away again. */
export function drawnAside<T>(shown: Shown, read: (page: Element) => T): T {
  const place = document.createElement('div');
  const root = createRoot(place);
  draw(root, shown);
  const found = read(place.querySelector('main') ?? place);
  root.unmount();
  return found;
}
