import type { Block, BlockOf } from '../../schemas/blocks';
import type { Allowance } from '../../schemas/fields/allowances';
import type { SiteConfig } from '../../schemas/site';
import type { PageSource } from '../../schemas/templates';
import type { Page, PostSummary } from '../model/site';
import { leavesOf } from './leaves';
import { sketchOf } from './text-sketch';

/** What other pages, and lists of pages, need to know of a page. */
export interface PageSummary {
  route: string;
  file: string;
  title: string;
  description: string;
  label: string;
  kind: Page['kind'];
  office: string;
  /** True where its author wants it first in the blog. */
  featured: boolean;
  post?: PostSummary;
  /** The file names of the pictures on it, those of its lists of posts left out. */
  pictures: string[];
  /** What its lists of posts show. */
  lists: BlockOf<'post-list'>['show'][];
  /** False where search engines are told to leave it out. */
  indexed: boolean;
  canonical?: string;
  priority: number;
  /** The days that it names itself: YYYY-MM-DD. */
  updated?: string;
  /** The h1. */
  heading: string;
  /** The pages it leads to, each once; those of its lists of posts left out. */
  leadsTo: string[];
  /** The picture that fills the width of the screen. */
  wide?: string;
  /** How its own text reads, to be compared with other pages'. */
  sketch: string;
  allow: Allowance[];
}

/** The summary of a page and the form that it was made from, with its tokens filled in. */
export const summaryOf = (page: Page, form: PageSource, config: SiteConfig): PageSummary => ({
  route: page.route,
  file: page.file,
  title: page.title,
  description: page.description,
  label: page.label,
  kind: page.kind,
  office: page.office,
  featured: 'featured' in form && form.featured === true,
  post: page.post,
  pictures: [...leavesOf(page.sections, 'picture'), ...(page.image ? [page.image.src] : [])],
  lists: page.sections.flatMap((block) => (block.type === 'post-list' ? [block.show] : [])),
  indexed: !page.robots.includes('noindex'),
  canonical: page.canonical === page.route ? undefined : page.canonical,
  priority: page.priority,
  updated: form.updated,
  heading: page.sections[0]?.heading ?? '',
  leadsTo: leadsTo(page.sections),
  wide: page.sections.flatMap((block) =>
    block.type === 'hero' && block.layout === 'full' ? (block.image?.src ?? []) : [],
  )[0],
  sketch: sketchOf(form, config),
  allow: form.allow,
});

/** The addresses of this site in links and in the links of Markdown, without what follows the page in them. */
function leadsTo(sections: readonly Block[]): string[] {
  const html = leavesOf(sections, 'markdown').flatMap((text) =>
    [...text.matchAll(/ href="(\/[^"]*)"/g)].map(([, href = '']) => href),
  );
  const links = [...leavesOf(sections, 'link'), ...html].filter((href) => href.startsWith('/'));
  return [...new Set(links.map((href) => href.split(/[?#]/)[0] ?? ''))];
}
