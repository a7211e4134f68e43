import type { z } from 'zod';
import type { plainPage } from '../page';
import { areaPage } from './area';
import { articlePage } from './article';
import { cityPage } from './city';
import { servicePage } from './service';

/** The templates a page can fill in, by the name in its `template:`. */
export const templates = { service: servicePage, city: cityPage, area: areaPage, article: articlePage } as const;
export type TemplateName = keyof typeof templates;

/** A page file as it is after validation, with its defaults. */
export type PageSource = z.infer<typeof plainPage> | z.infer<(typeof templates)[TemplateName]>;
export type TemplateSource<T extends TemplateName> = z.infer<(typeof templates)[T]>;
