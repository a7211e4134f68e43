import { pageText } from '../page-text';

/** A passage of a file of the plumber's site, and what stands in its place; a new file where nothing stood there. */
type Passage = readonly [file: string, from: string, to: string];

/** What somebody did to the site, the code of the rule that it breaks, and how it was done. */
export type Breach = readonly [what: string, code: string, ...passages: Passage[]];

/** The files that are edited most. */
export const config = 'site.config.yaml';
export const home = 'pages/index.yaml';
export const services = 'pages/services.yaml';
export const notFound = 'pages/404.yaml';
export const frost = 'pages/blog/frost.yaml';
export const lockhart = 'pages/service-areas/lockhart.yaml';

/** A further page that home leads to. */
export const added = (route: string, lines: string, text = `What is to be said of the ${route}.`): Passage[] => [
  [home, 'Frost *splits* copper.', `Frost *splits* copper, as [the ${route}](/${route}) shows.`],
  alone(route, lines, text),
];

/** A further page that nothing leads to. */
export const alone = (route: string, lines: string, text = `What is to be said of the ${route}.`): Passage => [
  `pages/${route}.yaml`,
  '',
  pageText(route, lines, text),
];
