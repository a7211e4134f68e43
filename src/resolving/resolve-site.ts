import type { SiteConfig } from '../../schemas/site';
import { addressBook } from '../addresses/address-book';
import { checkPageAddresses, checkRedirects, type ReportOf } from '../addresses/address-checks';
import { byText } from '../model/order';
import type { Inventory, Page, Site } from '../model/site';
import { isDraft, isValid, type PageFile } from '../reading/page-files';
import type { Parsed } from '../reading/parse';
import type { Problem } from '../reading/problem';
import { reportOn } from '../reading/report';
import { checkConfig } from './config-checks';
import { orderPosts } from './posts';
import { resolveConfig } from './resolve-config';
import { labelOf, pageOf, resolveSource } from './resolve-page';
import { checkAcrossPages } from './site-checks';

interface Content {
  config: { value: SiteConfig; parsed: Parsed };
  pages: readonly PageFile[];
  inventory: Inventory;
  year: number;
}

/** The site that valid files make. Adds what is wrong between them to `problems`; with errors there, it is not to be used. */
export function resolveSite({ config: { value, parsed }, pages, inventory, year }: Content, problems: Problem[]): Site {
  const configReport = reportOn(parsed, problems);
  const reportOf: ReportOf = (page) => reportOn(page.parsed, problems);
  const addresses = addressBook(pages, value, inventory.files);
  const live = pages.filter((page) => !isDraft(page)).filter(isValid);
  checkConfig(value, inventory.files, configReport);
  checkPageAddresses(live, addresses, reportOf);
  checkRedirects({ value, report: configReport }, live, addresses, reportOf);
  const config = resolveConfig(value, { addresses, inventory, year }, configReport);
  const resolved = live.map((page) => {
    const form = resolveSource(page, { config, addresses, inventory, year }, reportOf(page));
    return { page, form };
  });
  checkAcrossPages(resolved, reportOf);
  const labels = new Map(resolved.map(({ page, form }) => [page.route, labelOf(form)]));
  return withPosts(
    config,
    resolved.map(({ page, form }) => pageOf(page, form, config, labels)),
    year,
  );
}

/** Orders the pages and posts, and gives each article its post as the lists show it. */
function withPosts(config: SiteConfig, pages: readonly Page[], year: number): Site {
  const posts = orderPosts(pages.flatMap(({ post }) => post ?? []));
  const byRoute = new Map(posts.map((post) => [post.route, post]));
  return {
    config,
    pages: pages
      .map((page) => (page.post ? { ...page, post: byRoute.get(page.route) } : page))
      .sort((a, b) => byText(a.route, b.route)),
    posts,
    year,
  };
}
