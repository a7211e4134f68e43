import { absoluteUrl } from '../src/head/absolute-url';
import { escapeXml } from '../src/head/escape-markup';
import { feedUrl } from '../src/head/feed-link';
import { isListed } from '../src/head/is-listed';
import { modifiedDay } from '../src/head/modified-day';
import type { Page, Site } from '../src/model/site';
import { configIn, languageOf } from '../src/model/words/words-of';
import type { OutputFile } from './output/output-file';

/** The articles that a feed holds; readers keep the older ones. */
const longest = 50;

const instant = (day: string): string => `${day}T00:00:00Z`;

/** A page that is an article. */
type Article = Page & { post: NonNullable<Page['post']> };

const isArticle = (page: Page): page is Article => page.post !== undefined;

/** The person who wrote an article, where it says so; the business that the feed names otherwise. */
function authorOf({ sections }: Article): string {
  const name = sections.flatMap((block) => (block.type === 'article-header' ? (block.author?.name ?? []) : []))[0];
  return name === undefined ? '' : `<author><name>${escapeXml(name)}</name></author>\n`;
}

function entry({ config }: Pick<Site, 'config'>, page: Article): string {
  const { post, title, description } = page;
  const address = escapeXml(encodeURI(absoluteUrl(config, page.route)));
  const language = page.language ? ` xml:lang="${escapeXml(languageOf(configIn(config, page.language)))}"` : '';
  return `<entry${language}>
<id>${address}</id>
<title>${escapeXml(post.title || title)}</title>
<link href="${address}"/>
<published>${instant(post.date)}</published>
<updated>${instant(modifiedDay(page) ?? post.date)}</updated>
${authorOf(page)}${[post.category, ...(post.alsoIn ?? [])].map((category) => `<category term="${escapeXml(category)}"/>\n`).join('')}<summary>${escapeXml(post.excerpt || description)}</summary>
</entry>
`;
}

/** `feed.xml`: the newest articles for feed readers, newest first (Atom, RFC 4287); none for a site without articles. */
export function feedFiles(site: Pick<Site, 'config' | 'pages' | 'posts'>): OutputFile[] {
  const { config, pages, posts } = site;
  const byRoute = new Map(pages.filter(isArticle).map((page) => [page.route, page]));
  const articles = posts
    .flatMap(({ route }) => byRoute.get(route) ?? [])
    .filter(isListed)
    .slice(0, longest);
  if (articles.length === 0) return [];
  const days = articles.map((page) => modifiedDay(page) ?? page.post.date).sort();
  const content = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(languageOf(config))}">
<id>${escapeXml(absoluteUrl(config, '/'))}</id>
<title>${escapeXml(config.business.name)}</title>
<subtitle>${escapeXml(config.business.description)}</subtitle>
<link rel="self" href="${escapeXml(absoluteUrl(config, feedUrl))}"/>
<link href="${escapeXml(absoluteUrl(config, '/'))}"/>
<updated>${instant(days.at(-1) ?? '')}</updated>
<author><name>${escapeXml(config.business.name)}</name></author>
${articles.map((page) => entry(site, page)).join('')}</feed>
`;
  return [{ path: feedUrl.slice(1), content }];
}
