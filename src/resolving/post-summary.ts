import type { ArticlePage } from '../../schemas/templates/article';
import type { PostSummary } from '../model/site';
import { readingMinutes } from './reading-minutes';

/** What lists show of an article. */
export const postOf = (form: ArticlePage, route: string): PostSummary => ({
  route,
  title: form.heading,
  excerpt: form.excerpt,
  group: form.group,
  ...(form.alsoIn.length > 0 && { alsoIn: form.alsoIn }),
  category: form.category ?? form.group,
  date: form.date,
  readTime: form.readTime ?? readingMinutes(form.sections),
  image: form.hero,
  featured: form.featured,
});
