import type { Site } from '../model/site';

/** The route of the page that searches the site; undefined where none does. */
export const searchRoute = ({ pages }: Pick<Site, 'pages'>): string | undefined =>
  pages.find(({ sections }) => sections.some(({ type }) => type === 'search'))?.route;
