import type { SiteConfig } from '../../../schemas/site';
import type { ArticlePage } from '../../../schemas/templates/article';
import { localeOf } from '../../model/words/words-of';
import { readingMinutes } from '../reading-minutes';
import type { BlockInput } from './block-input';
import { estimateAndCall, mainForm, officeOf } from './common-sections';

/** An article: header, the author's sections on the grounds they chose, an invitation, related posts. */
export function expandArticle(form: ArticlePage, config: SiteConfig): BlockInput[] {
  const { say } = localeOf(config);
  return [
    {
      type: 'article-header',
      heading: form.heading,
      excerpt: form.excerpt,
      category: form.category ?? form.group,
      date: form.date,
      author: form.author,
      readTime: form.readTime ?? readingMinutes(form.sections),
      image: form.hero,
    },
    ...form.sections,
    {
      type: 'cta',
      ground: 'dark',
      heading: say('article.invite'),
      text: mainForm(config)?.promise,
      actions: estimateAndCall(config, officeOf(config, form.office)),
    },
    { type: 'post-list', ground: 'tint', heading: say('article.related'), show: 'related' },
  ];
}
