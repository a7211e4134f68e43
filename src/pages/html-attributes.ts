import type { SiteConfig } from '../../schemas/site';
import { clockChanges } from '../model/clock-changes';
import { asksConsent, loadedTags } from '../model/loaded-tags';
import type { Schedule } from '../model/opening';
import { schedulesOf } from '../model/schedule';
import { directionOf } from '../model/words/direction';
import { languageOf, localeOf } from '../model/words/words-of';

/** Where the code of a page is, as addresses of modules. */
export interface ClientCode {
  app: string;
  acts: string;
  /** What the page needs of the whole site, where it is in another language than that. */
  site?: string;
}

/** What the client reads off `<html>`, by attribute name; a version where the document can be older than its data. */
export const htmlAttributes = (
  config: Pick<SiteConfig, 'business' | 'words' | 'locale' | 'seo' | 'tags' | 'frames' | 'events'>,
  { route, version, year }: { route: string; version?: string; year: number },
  { app, acts, site }: ClientCode,
): Record<string, string> => ({
  lang: languageOf(config),
  ...(directionOf(languageOf(config)) && { dir: 'rtl' }),
  'data-page': route,
  ...(version !== undefined && { 'data-version': version }),
  ...(site !== undefined && { 'data-site': site }),
  'data-app': app,
  'data-acts': acts,
  ...((loadedTags(config).length > 0 || asksConsent(config)) && { 'data-tags': JSON.stringify(loadedTags(config)) }),
  ...(config.events !== undefined && { 'data-events': config.events }),
  'data-schedules': JSON.stringify(
    schedulesOf(config.business, localeOf(config)).map(
      ([timeZone, weeks]): Schedule => [weeks, clockChanges(timeZone, year)],
    ),
  ),
});
