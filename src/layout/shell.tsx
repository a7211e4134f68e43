import { MantineProvider } from '@mantine/core';
import type { PageData, SiteData } from '../model/page-data';
import { PageContext, SiteContext } from '../parts/context';
import { mantineTheme } from '../styles/mantine-theme';
import { Banner } from './banner';
import { Breadcrumbs } from './breadcrumbs';
import { CallBar } from './call-bar';
import { Footer } from './footer';
import { Header } from './header';
import { Sections } from './sections';
import { SkipLink } from './skip-link';
import { Sprite } from './sprite';

/**
 * A whole page below `<body>`, the same on the server and in the browser. Mantine's run-time style tags are off: the
 * build writes the variables (`styles/theme-css.ts`), and no component uses `hiddenFrom` and its like.
 */
export function Shell({ site, data }: { site: SiteData; data: PageData }) {
  return (
    <MantineProvider
      theme={mantineTheme}
      forceColorScheme="light"
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      <SiteContext value={site}>
        <PageContext value={data}>
          <SkipLink />
          <Banner />
          <Header />
          <main id="main" key={data.page.route}>
            <Breadcrumbs />
            <Sections sections={data.page.sections} />
          </main>
          <Footer />
          <CallBar />
          <Sprite />
        </PageContext>
      </SiteContext>
    </MantineProvider>
  );
}
