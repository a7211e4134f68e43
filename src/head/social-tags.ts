import type { SiteConfig } from '../../schemas/site';
import type { Head } from '../model/head';
import type { Page } from '../model/site';
import { languageOf } from '../model/words/words-of';
import { isIndexed } from './is-indexed';
import { modifiedDay } from './modified-day';
import type { SocialImage } from './social-image';

const property = (name: string, content: string) => ({ property: name, content });

function articleTags(page: Page): Head['meta'] {
  if (!page.post) return [];
  return [
    property('article:published_time', page.post.date),
    property('article:modified_time', modifiedDay(page) ?? page.post.date),
    property('article:section', page.post.category),
  ];
}

const imageTags = (image: SocialImage | undefined): Head['meta'] =>
  image
    ? [
        property('og:image', image.url),
        property('og:image:width', String(image.width)),
        property('og:image:height', String(image.height)),
        property('og:image:alt', image.alt),
      ]
    : [];

/** The Open Graph and Twitter card tags of a page; Twitter takes the rest from Open Graph. Without a picture the card is a small one. */
export function socialTags(config: SiteConfig, page: Page, url: string, image: SocialImage | undefined): Head['meta'] {
  return [
    property('og:type', page.post ? 'article' : 'website'),
    property('og:site_name', config.business.name),
    property('og:locale', languageOf(config).replace('-', '_')),
    property('og:title', page.title),
    property('og:description', page.description),
    ...(isIndexed(page) ? [property('og:url', url)] : []),
    ...imageTags(image),
    ...articleTags(page),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ];
}
