import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Providers } from '../layout/providers';
import type { PageData, SiteData } from '../model/page-data';
import { asGivenToReact } from './shape-template';

/** Preloads that React puts before the markup for pictures outside a `<picture>`; the document's head is printed elsewhere. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

/** The mark by which alone React says that something in a section threw; what it threw, in development only. */
const failed = /<!--\$!--><template(?: data-msg="(?:Switched [^:]*:\s*)?([^"]*)")?/;

/** The markup of a part of a page. Throws where a section cannot be drawn, which React would leave out without a word. */
export function drawnMarkup(site: SiteData, data: PageData, element: ReactNode): string {
  const html = renderToString(
    <Providers site={site} data={data}>
      {element}
    </Providers>,
  ).replace(preloads, '');
  const [mark, message = 'one of its components threw'] = failed.exec(html) ?? [];
  if (mark) throw new Error(`A section of ${data.page.route} cannot be drawn: ${asGivenToReact(message)}`);
  return html;
}
