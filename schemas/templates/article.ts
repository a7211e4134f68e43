import { z } from 'zod';
import { picture } from '../fields/picture-value';
import { day, text } from '../fields/text';
import { pageFields, sections } from '../page';

/** A blog post; lists, counts and related posts follow from these fields. */
export const articlePage = z.strictObject({
  ...pageFields,
  template: z.literal('article'),
  heading: text('The title of the article, as the h1.'),
  excerpt: text('One or two sentences that sum it up; shown in lists and when shared.'),
  group: text('The blog category it is counted under: Advice, Prices, News.'),
  category: text('The label on the article itself; the group when left out.').optional(),
  date: day('When it was published: YYYY-MM-DD.'),
  featured: z.boolean().default(false).meta({ description: 'True for the one post shown first on the blog.' }),
  readTime: z
    .int()
    .min(1)
    .max(60)
    .optional()
    .meta({ description: 'Minutes to read; counted from the words when left out.' }),
  hero: picture.meta({ description: 'The picture at the top and in lists.' }),
  sections,
});
export type ArticlePage = z.infer<typeof articlePage>;
