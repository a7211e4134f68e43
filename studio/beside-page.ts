import './mantine-parts.css';

/** What stands around the page: it comes as one, when the page is there. */
export { Inspector } from './form/inspector';
export { Pages } from './side/pages';
export { Sections } from './side/sections';
export { SiteFacts } from './side/site-facts';
export { TopBar } from './top-bar';
