import { z } from 'zod';
import { block } from './blocks';
import { allow } from './fields/allowances';
import { oldPath } from './fields/old-path';
import { picture } from './fields/picture-value';
import { day, officeId } from './fields/text';
import { lengths } from './lengths';
import { languageTag } from './words';

const changeFrequencies = ['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'] as const;

/** What a page can be for; total maps in `src/head/structured-data/` turn it into schema.org's words. */
const purposes = ['page', 'service', 'financing', 'about', 'contact', 'collection'] as const;
export type Purpose = (typeof purposes)[number];

const path = z.string().regex(/^\//, 'a path that begins with "/", such as /contact');

/** True for a text with a token in it: what fills it in decides how long it is, so it is measured when it is filled. */
export const hasToken = (text: string): boolean => /\{[A-Za-z]/.test(text);

const ofLength = ({ least, most }: { least: number; most: number }) =>
  z
    .string()
    .trim()
    .min(1)
    .check(({ value, issues }) => {
      if (value === '' || hasToken(value)) return;
      const size = { origin: 'string', inclusive: true, input: value } as const;
      if (value.length < least) issues.push({ code: 'too_small', minimum: least, ...size });
      if (value.length > most) issues.push({ code: 'too_big', maximum: most, ...size });
    });

/** What every page has, whether it lists its sections or fills in a template. */
export const pageFields = {
  title: ofLength(lengths.title).meta({
    kind: 'text',
    description: `The title for search results and the tab: at most ${lengths.title.most} characters, unlike any other page.`,
  }),
  description: ofLength(lengths.description).meta({
    kind: 'text',
    description: 'The summary for search results: 70 to 155 characters, unlike any other page.',
  }),
  label: z
    .string()
    .trim()
    .min(1)
    .optional()
    .meta({ kind: 'text', description: 'A short name for breadcrumbs; the title when left out.' }),
  canonical: path.optional().meta({ description: 'The page that search engines should show instead of this one.' }),
  aliases: z.array(path).default([]).meta({ description: 'Further addresses that show this page.' }),
  redirectFrom: z.array(oldPath).default([]).meta({ description: 'Old addresses that lead here.' }),
  robots: z
    .enum(['index, follow', 'noindex, follow', 'noindex, nofollow'])
    .default('index, follow')
    .meta({ description: 'What search engines may do.' }),
  image: picture
    .optional()
    .meta({ description: 'The picture for social cards; the first picture of the page when left out.' }),
  purpose: z.enum(purposes).optional().meta({
    description:
      'What the page is for, told to search engines: service (it sells one service), financing (an offer of credit), about, contact, collection (a list of pages) or page. What the template says when left out.',
  }),
  office: officeId('The id of the nearest office: its phone is used on this page.').optional(),
  line: z.enum(['office', 'emergency']).default('office').meta({
    description:
      'The number that the header, the call bar and the form of this page offer: its office or the emergency line.',
  }),
  language: languageTag.optional().meta({
    description: 'The language of this page, such as es, where it is not that of the site.',
  }),
  translates: path
    .optional()
    .meta({ place: true, description: 'The page in the language of the site that this one says in its own.' }),
  updated: day('The day the content last changed: YYYY-MM-DD; kept by itself when left out.').optional(),
  priority: z.number().min(0).max(1).optional().meta({
    description: 'The weight in the sitemap, 0.0 to 1.0.',
  }),
  changefreq: z
    .enum(changeFrequencies)
    .default('monthly')
    .meta({ description: 'How often it changes, for the sitemap.' }),
  draft: z.boolean().default(false).meta({ description: 'True keeps the page out of the site.' }),
  allow,
};

/** The fields that change nothing of what a visitor reads: an edit of them does not make the page a newer one. */
export const bookkeeping: readonly (keyof typeof pageFields)[] = [
  'canonical',
  'aliases',
  'redirectFrom',
  'robots',
  'updated',
  'priority',
  'changefreq',
  'draft',
  'allow',
];

export const sections = z.array(block).min(1).meta({ description: 'The sections of the page, top to bottom.' });

/** A page that lists its own sections. */
export const plainPage = z.strictObject({ ...pageFields, sections });
