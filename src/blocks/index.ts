import type { FunctionComponent } from 'react';
import type { BlockType } from '../../schemas/blocks';
import type { BlockProps } from './block-props';
import { LeftAsItIs } from './left-as-it-is';
import { ownComponents } from './own';

type Loader<T extends BlockType> = () => Promise<FunctionComponent<BlockProps<T>>>;

/** The component of every block type, each in a chunk of its own: a page loads the ones it shows. */
const built = {
  'area-list': () => import('./area-list').then((module) => module.AreaList),
  'article-header': () => import('./article-header').then((module) => module.ArticleHeader),
  'before-after': () => import('./before-after').then((module) => module.BeforeAfter),
  'call-banner': () => import('./call-banner').then((module) => module.CallBanner),
  'card-grid': () => import('./card-grid').then((module) => module.CardGrid),
  checklist: () => import('./checklist').then((module) => module.Checklist),
  cta: () => import('./cta').then((module) => module.Cta),
  downloads: () => import('./downloads').then((module) => module.Downloads),
  embed: () => import('./embed').then((module) => module.Embed),
  faq: () => import('./faq').then((module) => module.Faq),
  'feature-strip': () => import('./feature-strip').then((module) => module.FeatureStrip),
  form: () => import('./form').then((module) => module.Form),
  gallery: () => import('./gallery').then((module) => module.Gallery),
  hero: () => import('./hero').then((module) => module.Hero),
  jobs: () => import('./jobs').then((module) => module.Jobs),
  'link-list': () => import('./link-list').then((module) => module.LinkList),
  logos: () => import('./logos').then((module) => module.Logos),
  'media-text': () => import('./media-text').then((module) => module.MediaText),
  notice: () => import('./notice').then((module) => module.Notice),
  offers: () => import('./offers').then((module) => module.Offers),
  offices: () => import('./offices').then((module) => module.Offices),
  'post-list': () => import('./post-list').then((module) => module.PostList),
  'price-list': () => import('./price-list').then((module) => module.PriceList),
  prose: () => import('./prose').then((module) => module.Prose),
  reviews: () => import('./reviews').then((module) => module.Reviews),
  search: () => import('./search').then((module) => module.Search),
  social: () => import('./social').then((module) => module.Social),
  stats: () => import('./stats').then((module) => module.Stats),
  steps: () => import('./steps').then((module) => module.Steps),
  table: () => import('./table').then((module) => module.Table),
  team: () => import('./team').then((module) => module.Team),
  testimonials: () => import('./testimonials').then((module) => module.Testimonials),
  timeline: () => import('./timeline').then((module) => module.Timeline),
  video: () => import('./video').then((module) => module.Video),
} satisfies { [T in BlockType]: Loader<T> };

// The types of a site's own blocks are known to that site alone.
const loaders = { ...built, ...(ownComponents as object) };

const loaded = new Map<string, FunctionComponent<BlockProps<BlockType>>>();

/** Loads the components of the given types; rejects when one can't be loaded, and has the others all the same. */
export async function loadBlocks(types: Iterable<string>): Promise<void> {
  const missing = [...new Set(types)].filter((type): type is BlockType => type in loaders && !loaded.has(type));
  const load = async (type: BlockType) => {
    // The map forgets which type belongs to which component; `satisfies` above has checked each pair.
    loaded.set(type, (await loaders[type]()) as FunctionComponent<BlockProps<BlockType>>);
  };
  await Promise.all(missing.map(load));
}

/** The component of a block type; of one that `loadBlocks` has not loaded, what leaves its markup as it is. */
export const blockComponent = (type: BlockType): FunctionComponent<BlockProps<BlockType>> =>
  loaded.get(type) ?? LeftAsItIs;

/** Every block type, for those that load all of them: prerendering and tests. */
export const blockTypes = Object.keys(loaders) as BlockType[];
