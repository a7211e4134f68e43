import { HeadlessMantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DrawablePage, SiteData } from '../model/page-data';
import { PageContext, SiteContext } from '../parts/context';
import { mantineTheme } from '../styles/mantine-theme';

/** What every component may ask for: the theme, the facts of the site, and the page. */
export function Providers({ site, data, children }: { site: SiteData; data: DrawablePage; children: ReactNode }) {
  return (
    <HeadlessMantineProvider theme={mantineTheme}>
      <SiteContext value={site}>
        <PageContext value={data}>{children}</PageContext>
      </SiteContext>
    </HeadlessMantineProvider>
  );
}
