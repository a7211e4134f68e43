import { z } from 'zod';
import { defineBlock } from '../block';

export const postList = defineBlock({
  type: 'post-list',
  about: 'Blog posts, drawn from the article pages.',
  fields: {
    show: z.enum(['index', 'latest', 'related']).default('latest').meta({
      description:
        'index: every post with category counts and a featured first; latest: the newest three; related: three like this article.',
    }),
  },
  check: ({ show }, { article }) =>
    show === 'related' && !article
      ? [
          {
            code: 'block/not-here',
            path: ['show'],
            found: 'only articles have related posts',
            fix: 'write show: latest',
          },
        ]
      : [],
  structuredData: ({ show }) => (show === 'index' ? [{ states: 'collection' }] : []),
  example: { type: 'post-list', heading: 'Advice', show: 'latest' },
});
