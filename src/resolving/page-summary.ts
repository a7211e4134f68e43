import { type BlockOf, rulesFor } from '../../schemas/blocks';
import type { Allowance } from '../../schemas/fields/allowances';
import type { LeafKind } from '../../schemas/fields/text';
import type { SiteConfig } from '../../schemas/site';
import type { PageSource } from '../../schemas/templates';
import type { Page, PostSummary } from '../model/site';
import type { Path } from '../reading/position';
import { leavesByKind, type Resolved } from './leaves';
import { type SameWords, sameWordsIn } from './same-words';
import { sketchOf } from './text-sketch';

/** What stands on a page for a time. */
interface Timed {
  what: 'offer' | 'job';
  posted?: string;
  until: string;
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
  /** Those of them that are shown small alone. */
  smallPictures: string[];
  /** What its lists of posts show. */
  lists: Pick<BlockOf<'post-list'>, 'show' | 'category'>[];
  /** False where search engines are told to leave it out. */
  indexed: boolean;
  canonical?: string;
  language?: string;
  translates?: string;
  priority: number;
  /** The days that it names itself: YYYY-MM-DD. */
  updated?: string;
  /** The h1. */
  heading: string;
  /** The place that it is about, where it is made from a template for places. */
  place?: string;
  /** The pages it leads to, each once; those of its lists of posts left out. */
  leadsTo: string[];
  /** Its links that cannot be told apart by their words. */
  sameWords: SameWords[];
  /** What it shows for a time: an offer or a job, its days, and where it stands in the file. */
  timed: Timed[];
  /** The picture that fills the width of the screen. */
  wide?: string;
  /** How its own text reads, to be compared with other pages'. */
  sketch: string;
  allow: Allowance[];
}

/** The summary of a page and the form that it was made from, with its tokens filled in. */
export function summaryOf(page: Page, { form, leaves }: Resolved<PageSource>, config: SiteConfig): PageSummary {
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
    smallPictures: picture.filter((name) => !large.has(name)),
    lists: page.sections.flatMap((block) =>
      block.type === 'post-list' ? [{ show: block.show, category: block.category }] : [],
    ),
    indexed: !page.robots.includes('noindex'),
    canonical: page.canonical === page.route ? undefined : page.canonical,
    language: page.language,
    translates: page.translates,
    priority: page.priority,
    updated: form.updated,
    heading: page.sections[0]?.heading ?? '',
    place: 'city' in form ? form.city : undefined,
    leadsTo: leadsTo([...allOf('link'), ...allOf('markdown').flatMap(hrefsIn)]),
    sameWords: sameWordsIn({ form, leaves }),
    timed: timedIn(form),
    wide: page.sections.flatMap((block) =>
      block.type === 'hero' && block.layout === 'full' ? (block.image?.src ?? []) : [],
    )[0],
    sketch: sketchOf(leaves, config, 'city' in form ? form.city : undefined),
    allow: form.allow,
  };
}

/** The offers and jobs of a page. */
function timedIn(form: PageSource): Timed[] {
  const [list, blocks] = 'sections' in form ? (['sections', form.sections] as const) : (['more', form.more] as const);
  return blocks.flatMap((block, index): Timed[] => {
    const path = (item: number): Path => [list, index, 'items', item];
    if (block.type === 'offers')
      return block.items.map(({ until }, item) => ({ what: 'offer', until, path: path(item) }));
    if (block.type !== 'jobs') return [];
    return block.items.map(({ posted, until }, item) => ({ what: 'job', posted, until, path: path(item) }));
  });
}

/** The addresses of this site in the links of Markdown. */
const hrefsIn = (html: string): string[] => [...html.matchAll(/ href="(\/[^"]*)"/g)].map(([, href = '']) => href);

/** The addresses of this site among links, each once, without what follows the page in them. */
const leadsTo = (links: readonly string[]): string[] => [
  ...new Set(links.filter((href) => href.startsWith('/')).map((href) => href.split(/[?#]/)[0] ?? '')),
];
