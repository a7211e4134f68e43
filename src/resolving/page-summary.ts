import { type BlockOf, rulesFor } from '../../schemas/blocks';
import type { Allowance } from '../../schemas/fields/allowances';
import type { LeafKind } from '../../schemas/fields/text';
import type { SiteConfig } from '../../schemas/site';
import type { PageSource } from '../../schemas/templates';
import { hrefPath } from '../model/href-path';
import type { Page, PostSummary } from '../model/site';
import { languageOf } from '../model/words/words-of';
import type { Path } from '../reading/position';
import { type Answer, answersIn } from './answers-in';
import { firstDayIn } from './first-day';
import { type InnerLink, innerLinks } from './inner-links';
import { leavesByKind, type Resolved } from './leaves';
import { pictureWords } from './picture-words';
import { type PricedThing, pricesIn } from './prices-in';
import { pricesSaid, type SaidPrice } from './prices-said';
import { type Quote, quotesIn } from './quotes-in';

/** A day on which something happened: as it is written, and the first day (YYYY-MM-DD) that it can mean. */
interface DayGone {
  written: string;
  day: string;
  path: Path;
}

/** What stands on a page with days: those that must be over, and the last on which it shows. */
interface Timed {
  what: 'offer' | 'job' | 'review' | 'film';
  gone?: DayGone[];
  /** How many years ago something is said to have been. */
  ago?: { written: string; years: number; path: Path }[];
  until?: string;
  path: Path;
}

/** What other pages, and lists of pages, need to know of a page. */
export interface PageSummary {
  route: string;
  file: string;
  title: string;
  description: string;
  label: string;
  kind: Page['kind'];
  office: string;
  /** True where its author wants it first among the articles. */
  featured: boolean;
  post?: PostSummary;
  /** The file names of the pictures on it, those of its lists of posts left out. */
  pictures: string[];
  /** The words for each picture in its fields, as `pictureLines` reads them. */
  alts: string;
  /** Those of them that are shown small alone. */
  smallPictures: string[];
  /** What its lists of posts show. */
  lists: Pick<BlockOf<'post-list'>, 'show' | 'category'>[];
  /** False where search engines are told to leave it out. */
  indexed: boolean;
  canonical?: string;
  language?: string;
  translates?: string;
  /** What it is for, as far as its author says. */
  purpose?: string;
  priority: number;
  /** The days that it names itself: YYYY-MM-DD. */
  updated?: string;
  /** The h1. */
  heading: string;
  /** The place that it is about, where it is made from a template for places. */
  place?: string;
  /** The pages it leads to, each once; those of its lists of posts left out. */
  leadsTo: string[];
  /** Its links to pages of the site, in the order of the file. */
  links: InnerLink[];
  /** What it shows that has days: an offer, a job, a review or a film, and where it stands in the file. */
  timed: Timed[];
  /** What it says that things cost. */
  prices: PricedThing[];
  /** Amounts in its texts. */
  saidPrices: SaidPrice[];
  /** What it answers to questions. */
  answers: Answer[];
  /** The types of its sections in their order, on a site of several languages. */
  shape?: string;
  /** What customers say on it. */
  quotes: Quote[];
  /** The picture that fills the width of the screen. */
  wide?: string;
  /** How its own text reads, to be compared with other pages'. */
  sketch: string;
  allow: Allowance[];
}

/** The summary of a page and the form that it was made from, with its tokens filled in; how it reads takes longer. */
export function summaryOf(
  page: Page,
  { form, leaves }: Resolved<PageSource>,
  config: SiteConfig,
): Omit<PageSummary, 'sketch'> {
  const found = page.sections.map((block) => ({ block, leaves: leavesByKind([block]) }));
  const allOf = (kind: LeafKind) => found.flatMap(({ leaves: own }) => own[kind]);
  const picture = allOf('picture');
  const large = new Set(
    found.filter(({ block }) => !rulesFor(block).picturesAreSmall).flatMap(({ leaves: own }) => own.picture),
  );
  return {
    route: page.route,
    file: page.file,
    title: page.title,
    description: page.description,
    label: page.label,
    kind: page.kind,
    office: page.office,
    featured: 'featured' in form && form.featured === true,
    post: page.post,
    pictures: [...picture, ...(page.image ? [page.image.src] : [])],
    alts: pictureWords(form, leaves),
    smallPictures: picture.filter((name) => !large.has(name)),
    lists: page.sections.flatMap((block) =>
      block.type === 'post-list' ? [{ show: block.show, category: block.category }] : [],
    ),
    indexed: !page.robots.includes('noindex'),
    canonical: page.canonical === page.route ? undefined : page.canonical,
    language: page.language,
    translates: page.translates,
    purpose: form.purpose,
    priority: page.priority,
    updated: form.updated,
    heading: page.sections[0]?.heading ?? '',
    place: 'city' in form ? form.city : undefined,
    leadsTo: leadsTo([...allOf('link'), ...allOf('markdown').flatMap(hrefsIn)]),
    links: innerLinks({ form, leaves }),
    timed: timedIn(form, page.language ?? languageOf(config)),
    prices: pricesIn(form),
    saidPrices: pricesSaid(form, leaves),
    answers: answersIn(leaves),
    shape: Object.keys(config.languages).length > 0 ? page.sections.map(({ type }) => type).join(' ') : undefined,
    quotes: quotesIn(form),
    wide: page.sections.flatMap((block) =>
      block.type === 'hero' && block.layout === 'full' ? (block.image?.src ?? []) : [],
    )[0],
    allow: form.allow,
  };
}

/** The offers, jobs, reviews and films of a page in a language. */
function timedIn(form: PageSource, language: string): Timed[] {
  const [list, blocks] = 'sections' in form ? (['sections', form.sections] as const) : (['more', form.more] as const);
  return blocks.flatMap((block, index): Timed[] => {
    const path = (field: string, item: number): Path => [list, index, field, item];
    switch (block.type) {
      case 'offers':
        return block.items.map(({ until }, item) => ({ what: 'offer', until, path: path('items', item) }));
      case 'jobs':
        return block.items.map(({ posted, until }, item) => {
          const at = path('items', item);
          return { what: 'job', gone: daysGone({ posted }, at, language), until, path: at };
        });
      case 'reviews':
        return block.items.map(({ date, responseDate }, item) => {
          const at = path('items', item);
          return {
            what: 'review',
            gone: daysGone({ date, responseDate }, at, language),
            ago: yearsAgo({ date }, at),
            path: at,
          };
        });
      case 'video':
        return block.videos.map(({ date }, item) => {
          const at = path('videos', item);
          return { what: 'film', gone: daysGone({ date }, at, language), path: at };
        });
      default:
        return [];
    }
  });
}

/** The days among fields that hold one. */
const daysGone = (fields: Record<string, string | undefined>, path: Path, language: string): DayGone[] =>
  Object.entries(fields).flatMap(([field, written]) => {
    const day = written === undefined ? undefined : firstDayIn(written, language);
    return written === undefined || day === undefined ? [] : [{ written, day, path: [...path, field] }];
  });

/** The years among fields that say how many they were ago: "12 years ago", "hace 12 años". */
const yearsAgo = (fields: Record<string, string | undefined>, path: Path): NonNullable<Timed['ago']> =>
  Object.entries(fields).flatMap(([field, written = '']) => {
    const years = /\b(\d{1,3})\+? (?:years?|años|Jahren?|ans|anni|jaar)\b/.exec(written)?.[1];
    return years === undefined ? [] : [{ written, years: Number(years), path: [...path, field] }];
  });

/** The addresses of this site in the links of Markdown. */
const hrefsIn = (html: string): string[] => [...html.matchAll(/ href="(\/[^"]*)"/g)].map(([, href = '']) => href);

/** The addresses of this site among links, each once, without what follows the page in them. */
const leadsTo = (links: readonly string[]): string[] => [
  ...new Set(links.filter((href) => href.startsWith('/')).map(hrefPath)),
];
