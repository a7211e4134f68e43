import type { z } from 'zod';
import type { plainPage } from '../page';
import { areaPage } from './area';
import { articlePage } from './article';
import { cityPage } from './city';
import { servicePage } from './service';

/** The templates a page can fill in, by the name in its `template:`. */
export const templates = {
  service: servicePage.meta({
    description: 'A page about one service: what it includes, how it goes, what people ask.',
  }),
  city: cityPage.meta({
    description: 'A page about one city: what is done there, what is true only of it, voices from it.',
  }),
  area: areaPage.meta({ description: 'A page about an area that is served: what is done there, when people come.' }),
  article: articlePage.meta({ description: 'An article: a dated text with a picture, in the lists of articles.' }),
} as const;
export type TemplateName = keyof typeof templates;

/** A page file as it is after validation, with its defaults. */
export type PageSource = z.infer<typeof plainPage> | z.infer<(typeof templates)[TemplateName]>;
export type TemplateSource<T extends TemplateName> = z.infer<(typeof templates)[T]>;
