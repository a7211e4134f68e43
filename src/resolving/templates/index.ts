import type { SiteConfig } from '../../../schemas/site';
import type { PageSource, TemplateName, TemplateSource } from '../../../schemas/templates';
import { expandArea } from './area';
import { expandArticle } from './article';
import type { BlockInput } from './block-input';
import { expandCity } from './city';
import { expandService } from './service';

type Filled = TemplateSource<TemplateName>;
type Expand<T extends TemplateName> = (form: TemplateSource<T>, config: SiteConfig) => BlockInput[];

const expanders = {
  service: expandService,
  city: expandCity,
  area: expandArea,
  article: expandArticle,
} satisfies { [T in TemplateName]: Expand<T> };

/** Pages that a template's blocks lead to by themselves. */
export const templateLinks = ({ articles }: SiteConfig): Record<TemplateName, readonly string[]> => ({
  service: [],
  city: [],
  area: [],
  article: [articles],
});

/** The sections that a filled-in form stands for. The author's texts are taken over as they are. */
export function expand(form: Filled, config: SiteConfig): BlockInput[] {
  // The lookup forgets that a template's expander takes that template's form.
  const expander = expanders[form.template] as (form: Filled, config: SiteConfig) => BlockInput[];
  return expander(form, config);
}

/** The sections of any page source: its own, or those of its template. */
export const sectionsOf = (source: PageSource, config: SiteConfig): BlockInput[] =>
  'template' in source ? expand(source, config) : source.sections;
