import { z } from 'zod';
import { defineBlock } from '../block';
import { text } from '../fields/text';

export const postList = defineBlock({
  type: 'post-list',
  about: 'Articles, drawn from the article pages.',
  fields: {
    show: z.enum(['index', 'category', 'latest', 'related']).default('latest').meta({
      description:
        'index: every article with category counts and a featured first; category: every article of one category; latest: the newest three; related: three like this article. After 24 articles the list goes on on pages of its own.',
    }),
    category: text('The category whose articles show, as their group: or alsoIn: says it.').optional(),
  },
  unseen: ({ show, category }) =>
    category !== undefined && show !== 'category'
      ? [
          {
            path: ['category'],
            because: `show ${show} lists articles of all categories`,
            instead: 'write show: category',
          },
        ]
      : [],
  check: ({ show, category }, { article }) => [
    ...(show === 'related' && !article
      ? [
          {
            code: 'block/not-here' as const,
            path: ['show'],
            found: 'only articles have related posts',
            fix: 'write show: latest',
          },
        ]
      : []),
    ...(show === 'category' && category === undefined
      ? [
          {
            code: 'block/not-here' as const,
            path: ['show'],
            found: 'which category it shows is not said',
            fix: 'add category: with the group of its articles, or write show: index',
          },
        ]
      : []),
  ],
  structuredData: ({ show }) => (show === 'index' || show === 'category' ? [{ states: 'collection' }] : []),
  example: { type: 'post-list', heading: 'Advice', show: 'latest' },
});
