import { memo } from 'react';
import type { Block } from '../../schemas/blocks';
import type { DrawablePage, SiteData } from '../model/page-data';
import { AlertBand } from './alert-band';
import { Banner } from './banner';
import { Breadcrumbs } from './breadcrumbs';
import { CallBar } from './call-bar';
import { Footer } from './footer';
import { Header } from './header';
import { Providers } from './providers';
import { Sections } from './sections';
import { SkipLink } from './skip-link';
import { Sprite } from './sprite';

// Made once: what stands around a page asks for the facts that it shows, and is drawn anew when they change.
const above = (
  <>
    <Sprite />
    <SkipLink />
    <AlertBand />
    <Banner />
    <Header />
  </>
);
const breadcrumbs = <Breadcrumbs />;
const below = (
  <>
    <Footer />
    <CallBar />
  </>
);

interface Props {
  site: SiteData;
  data: DrawablePage;
  /** Those of the page, where they are drawn anew and the facts of the page are not. */
  sections?: Block[];
}

/**
 * A whole page below `<body>`, the same on the server and in the browser. Drawn anew for another page or other facts alone:
 * what waits to be hydrated must not be touched before.
 */
export const Shell = memo(function Shell({ site, data, sections = data.page.sections }: Props) {
  return (
    <Providers site={site} data={data}>
      {above}
      <main id="main" key={data.page.route}>
        {breadcrumbs}
        <Sections sections={sections} />
      </main>
      {below}
    </Providers>
  );
});
