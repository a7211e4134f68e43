import { HeadlessMantineProvider } from '@mantine/core';
import { memo } from 'react';
import type { PageData, SiteData } from '../model/page-data';
import { PageContext, SiteContext } from '../parts/context';
import { mantineTheme } from '../styles/mantine-theme';
import { AlertBand } from './alert-band';
import { Banner } from './banner';
import { Breadcrumbs } from './breadcrumbs';
import { CallBar } from './call-bar';
import { Footer } from './footer';
import { Header } from './header';
import { Sections } from './sections';
import { SkipLink } from './skip-link';
import { Sprite } from './sprite';

/**
 * A whole page below `<body>`, the same on the server and in the browser. Drawn anew for another page or other facts alone:
 * what waits to be hydrated must not be touched before.
 */
export const Shell = memo(function Shell({ site, data }: { site: SiteData; data: PageData }) {
  return (
    <HeadlessMantineProvider theme={mantineTheme}>
      <SiteContext value={site}>
        <PageContext value={data}>
          <Sprite />
          <SkipLink />
          <AlertBand />
          <Banner />
          <Header />
          <main id="main" key={data.page.route}>
            <Breadcrumbs />
            <Sections sections={data.page.sections} />
          </main>
          <Footer />
          <CallBar />
        </PageContext>
      </SiteContext>
    </HeadlessMantineProvider>
  );
});
