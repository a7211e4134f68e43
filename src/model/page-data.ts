import type { SiteConfig } from '../../schemas/site';
import type { DrawnGroup, WordTexts } from '../../schemas/words';
import type { Asked } from './asked';
import type { Calendar } from './dates';
import type { Head } from './head';
import type { Dialed } from './phone';
import type { Reach } from './reach';
import type { OfficeHours, ToldHours } from './schedule';
import type { Page, PictureFile, PostSummary } from './site';
import type { ToldAlert } from './told-alert';

/** What every page needs of the site; one JSON file, and the value behind `useSite()`. */
export type SiteData = Pick<
  SiteConfig,
  | 'url'
  | 'business'
  | 'navigation'
  | 'areas'
  | 'socials'
  | 'links'
  | 'forms'
  | 'events'
  | 'map'
  | 'pictures'
  | 'theme'
  | 'redirects'
  | 'queryRedirects'
> & {
  /** The language of the texts, as BCP 47 writes it. */
  language: string;
  /** The home page in that language, or that of the site. */
  home: string;
  /** What components say besides the texts of the site. */
  words: Pick<WordTexts, DrawnGroup>;
  calendar: Calendar;
  /** When the business is open, in lines, its holidays and seasons, and each office, by its id. */
  hours: { business: string[]; special: ToldHours[]; offices: Record<string, OfficeHours> };
  /** The lines of each office's address, by its id. */
  addresses: Record<string, string[]>;
  /** How far the business works from each office, where it says so. */
  reach?: Reach;
  /** The services that frames may show, where there are any. */
  frames?: SiteConfig['frames'];
  /** What visitors are asked before tags load; nothing where nobody is asked. */
  consent?: NonNullable<SiteConfig['consent']>;
  /** How numbers and postal codes of the site's country look, for the fields that ask for them. */
  asked: Asked;
  alert?: ToldAlert;
  /** How the numbers of the business are dialed. */
  dialed: Dialed;
  year: number;
  /** The address of the style sheet of all pages; a dev server has none. */
  styles?: string;
  /** The address of the drawings of all icons; a dev server has none. */
  iconFile?: string;
  /** Names what all pages share, these facts and the code; pages of another build are documents of their own. */
  build: string;
};

/** What is known of one page before it is drawn. */
export interface PageContent extends PageBody {
  head: Head;
}

/** The same without what stands in its head, which no reader sees. */
export interface PageBody {
  build: string;
  /** The language of the page, as BCP 47 writes it. */
  language: string;
  /** Names all that follows: the same as in the document that it was drawn into, or the page has changed since. */
  version: string;
  page: Page;
  /** The pictures on this page, by file name. */
  pictures: Record<string, PictureFile>;
  /** The posts that the lists on this page show. */
  posts: PostSummary[];
  /** The long list of posts of which this page shows a part: its pages from 1 on, and how many posts each category has. */
  longList?: { number: number; routes: string[]; total: number; counts: [category: string, count: number][] };
  /** The page of each category of posts that has one, where its lists name categories. */
  categories?: Readonly<Record<string, string>>;
  /** The languages that the page is there in, each by the name that its speakers have for it; none where it is in one. */
  alternates: { language: string; route: string; name: string }[];
}

/** What one page needs to be drawn: the value behind `usePage()`. */
export interface DrawablePage extends PageBody {
  /** The icons that are drawn in this page, by name: the markup inside `<svg>`. */
  icons: Record<string, string>;
}

/** The same with its head; one JSON file a page. */
export interface PageData extends PageContent, DrawablePage {}
