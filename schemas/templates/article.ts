import { z } from 'zod';
import { anyLink } from '../fields/link';
import { picture } from '../fields/picture-value';
import { day, text } from '../fields/text';
import { pageFields, sections } from '../page';

/** Who wrote an article. */
const author = z.strictObject({
  name: text('The name of the person.'),
  role: text('What the person does: "Master plumber".').optional(),
  href: anyLink('A page about the person: one of the site, or elsewhere.').optional(),
});

/** An article; lists, counts and related posts follow from these fields. */
export const articlePage = z.strictObject({
  ...pageFields,
  template: z.literal('article'),
  heading: text('The title of the article, as the h1.'),
  excerpt: text('One or two sentences that sum it up; shown in lists and when shared.'),
  group: text('The category it is counted under: Advice, Prices, News.'),
  alsoIn: z.array(text('A category.')).default([]).meta({ description: 'Further categories that it is listed under.' }),
  category: text('The label on the article itself; the group when left out.').optional(),
  author: author.optional().meta({ description: 'Who wrote it, where it is told: a person, not the business.' }),
  date: day('When it was published: YYYY-MM-DD.'),
  featured: z.boolean().default(false).meta({ description: 'True for the one article shown first among all.' }),
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
