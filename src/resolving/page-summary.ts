import type { BlockOf } from '../../schemas/blocks';
import type { PageSource } from '../../schemas/templates';
import type { Page, PostSummary } from '../model/site';
import { leavesOf } from './leaves';

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
}

/** The summary of a page and the form that it was made from. */
export const summaryOf = (page: Page, form: PageSource): PageSummary => ({
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
});
