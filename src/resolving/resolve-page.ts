import { lengths } from '../../schemas/lengths';
import { hasToken, plainPage, sections as sectionsSchema } from '../../schemas/page';
import type { SiteConfig } from '../../schemas/site';
import { type PageSource, templates } from '../../schemas/templates';
import type { AddressLookup } from '../addresses/address-lookup';
import type { Page } from '../model/site';
import { configIn } from '../model/words/words-of';
import type { Report } from '../reading/report';
import type { Resolved } from './leaves';
import type { NameLookup } from './name-lookup';
import { checkPage } from './page-checks';
import { postOf } from './post-summary';
import { resolveLeaves } from './resolve-leaf';
import { expand, templateLinks } from './templates';
import { officeOf } from './templates/common-sections';
import type { TokenContext } from './tokens';

/** What every page is resolved against. `config` is resolved itself. */
export interface Surroundings {
  config: SiteConfig;
  addresses: AddressLookup;
  names: NameLookup;
  year: number;
}

/** A page file without errors of its own. */
export interface SourcePage {
  file: string;
  route: string;
  source: PageSource;
}

/**
 * A page source with its tokens filled in, links resolved and Markdown rendered, still in the author's form. Reports
 * every mistake at the author's line; what a template adds by itself is reported at its `template:`.
 */
export function resolveSource(
  { source, route }: SourcePage,
  surroundings: Surroundings,
  report: Report,
): Resolved<PageSource> {
  const { addresses, names } = surroundings;
  const tokens = tokenContext(source, surroundings);
  const { config, office } = tokens;
  const blocks = {
    article: 'template' in source && source.template === 'article',
    reviews: 'sections' in source && source.sections.some(({ type }) => type === 'reviews'),
  };
  checkPage(source, config, blocks, report);
  checkTemplateLinks(source, surroundings, report);
  const leaf = { tokens, links: { config, addresses, office, route }, names };
  const schema = 'template' in source ? templates[source.template] : plainPage;
  const resolved = resolveLeaves(schema, source, leaf, report);
  checkLengths(source, resolved.form, report);
  return resolved;
}

/** What the tokens of a page are filled in from. */
export function tokenContext(source: PageSource, { config: all, year }: Surroundings): TokenContext {
  const config = configIn(all, source.language);
  const office = officeOf(config, source.office);
  return { config, office, city: cityOf(source) ?? office.city, year };
}

/** Reports texts for search results that are too short or too long once their tokens are filled in. */
function checkLengths(source: PageSource, form: PageSource, report: Report): void {
  for (const field of ['title', 'description'] as const) {
    const { least, most } = lengths[field];
    const { length } = form[field];
    if (!hasToken(source[field]) || (length >= least && length <= most)) continue;
    report.error([field], {
      code: length > most ? 'value/too-long' : 'value/too-short',
      found: `with its facts filled in, the text is ${length} characters long: ${form[field]}`,
      fix: length > most ? `use at most ${most}` : `use at least ${least}`,
    });
  }
}

const cityOf = (source: PageSource): string | undefined => ('city' in source ? source.city : undefined);

function checkTemplateLinks(source: PageSource, { addresses, config }: Surroundings, report: Report): void {
  if (!('template' in source)) return;
  for (const path of templateLinks(config)[source.template]) {
    if (addresses.standingAt(path).what === 'page') continue;
    const found = `the template ${source.template} links to ${path}, which is not a page`;
    report.error(['template'], {
      code: 'page/template-link',
      found,
      fix: `add pages${path}.yaml, or say in site.config.yaml where articles are listed: articles: /…`,
      ...(path === config.articles && { wants: `articles ${path}` }),
    });
  }
}

/** The page that a resolved source stands for, without what other pages give it: its breadcrumb, and its post's place. */
export function pageAlone({ route, file }: SourcePage, form: PageSource, facts: SiteConfig): Page {
  const config = configIn(facts, form.language);
  const kind = 'template' in form ? form.template : 'page';
  return {
    title: form.title,
    description: form.description,
    canonical: form.canonical,
    aliases: form.aliases,
    redirectFrom: form.redirectFrom,
    robots: form.robots,
    image: form.image,
    updated: form.updated,
    priority: form.priority ?? (isHome(route, form) ? 1 : 0.7),
    changefreq: form.changefreq,
    purpose: form.purpose,
    language: form.language,
    translates: form.translates,
    line: form.line,
    route,
    file,
    kind,
    label: labelOf(form),
    office: officeOf(config, form.office).id,
    city: cityOf(form),
    breadcrumb: [],
    // Gives the sections that a template adds their defaults; a mistake in them would be the template's.
    sections: 'template' in form ? sectionsSchema.parse(expand(form, config)) : form.sections,
    post: 'template' in form && form.template === 'article' ? postOf(form, route) : undefined,
    ...(form.draft && { draft: true }),
  };
}

/** True for the page that a site begins with, in each of its languages. */
const isHome = (route: string, { translates = route }: Pick<PageSource, 'translates'>): boolean => translates === '/';

/** The name of a page in breadcrumbs. */
const labelOf = ({ label, title }: PageSource): string => label ?? title;
