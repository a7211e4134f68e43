import { z } from 'zod';
import { defineBlock } from '../block';
import { anyLink } from '../fields/link';
import { picture } from '../fields/picture-value';
import { day, text } from '../fields/text';

export const articleHeader = defineBlock({
  type: 'article-header',
  about: 'Opens an article: its h1, excerpt, category, date, read time, share button and picture.',
  opensPage: true,
  without: ['ground', 'eyebrow', 'intro', 'draft'],
  fields: {
    heading: text('The title of the article.'),
    excerpt: text('One or two sentences that sum it up.'),
    category: text('The label shown above the title.'),
    date: day('When it was published: YYYY-MM-DD.'),
    author: z
      .strictObject({
        name: text('The name of who wrote it.'),
        role: text('What the person does.').optional(),
        href: anyLink('A page about the person.').optional(),
      })
      .optional()
      .meta({ description: 'Who wrote it.' }),
    readTime: z.int().min(1).meta({ description: 'Minutes to read.' }),
    image: picture,
  },
  structuredData: (opening) => [{ states: 'article', ...opening }],
  example: {
    type: 'article-header',
    heading: 'Five tips before you build',
    excerpt: 'What to settle before work begins.',
    category: 'Advice',
    date: '2023-10-25',
    readTime: 5,
    image: { src: 'plans-on-table.jpg', alt: 'Plans on a table' },
  },
});
