import { type ComponentProps, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Shell } from '../../src/layout/shell';
import type { DrawablePage } from '../../src/model/page-data';
import type { Shown } from '../engine/messages';
import { shared } from '../engine/shared';
import { Drawn } from './drawn';

/** Drawings of icons stand beside the page, see `page-icons.ts`. */
const icons = {};

/**
 * What a page is drawn from besides its sections: the very same as before where letters in a section are all that changed,
 * so that what asks for facts of the page – each link, picture and icon – is not drawn again with every letter.
 */
function factsOf({ content, isOfLetters }: Shown, before: DrawablePage | undefined): DrawablePage {
  const now = { ...content, icons };
  if (!isOfLetters || !before || before.page.route !== now.page.route) return now;
  return shared(before, {
    ...now,
    version: before.version,
    page: { ...now.page, sections: before.page.sections },
  });
}

/** Draws one page after the other in a place, with the components that visitors get. */
export function drawer(
  to: Root,
): (shown: Shown, around?: Pick<ComponentProps<typeof Drawn>, 'before' | 'after'>) => void {
  let facts: DrawablePage | undefined;
  return (shown, around) => {
    const now = factsOf(shown, facts);
    facts = now;
    const { version, page } = shown.content;
    to.render(
      <Drawn version={version} {...around}>
        <Shell site={shown.site} data={now} sections={page.sections} />
      </Drawn>,
    );
  };
}

/**
 * Draws one page after the other a little at a time, so that a key that is pressed meanwhile waits for none of them whole.
 * `before` runs right before the page is changed; fulfilled once it is, with false where a later one is there instead.
 */
export function drawerInSlices(to: Root): (shown: Shown, before: () => void) => Promise<boolean> {
  const draw = drawer(to);
  const waiting: ((isDrawn: boolean) => void)[] = [];
  return (shown, before) =>
    new Promise((resolve) => {
      waiting.push(resolve);
      const after = () => {
        for (const one of waiting.splice(0, waiting.indexOf(resolve) + 1)) one(one === resolve);
      };
      startTransition(() => draw(shown, { before, after }));
    });
}

/** Draws a page aside, gives what it shows to be read, and takes it away again. */
export function drawnAside<T>(shown: Shown, read: (page: Element) => T): T {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => drawer(root)(shown));
  const found = read(place.querySelector('main') ?? place);
  root.unmount();
  return found;
}
