import { z } from 'zod';
import type { BlockContext, BlockMistake, Unseen } from '../block';
import type { Need } from '../facts';
import type { Statement } from '../statement';
import { areaList } from './area-list';
import { articleHeader } from './article-header';
import { beforeAfter } from './before-after';
import { callBanner } from './call-banner';
import { cardGrid } from './card-grid';
import { checklist } from './checklist';
import { cta } from './cta';
import { downloads } from './downloads';
import { embed } from './embed';
import { faq } from './faq';
import { featureStrip } from './feature-strip';
import { form } from './form';
import { gallery } from './gallery';
import { hero } from './hero';
import { jobs } from './jobs';
import { linkList } from './link-list';
import { logosBlock } from './logos';
import { mediaText } from './media-text';
import { notice } from './notice';
import { offers } from './offers';
import { offices } from './offices';
import { ownBlocks } from './own';
import { postList } from './post-list';
import { priceList } from './price-list';
import { prose } from './prose';
import { reviews } from './reviews';
import { search } from './search';
import { social } from './social';
import { stats } from './stats';
import { steps } from './steps';
import { table } from './table';
import { team } from './team';
import { testimonials } from './testimonials';
import { timeline } from './timeline';
import { video } from './video';

/** Every block type. A new one is a file in this folder and a line here, a file in `src/blocks/` and a line there. */
export const blockDefinitions = [
  areaList,
  articleHeader,
  beforeAfter,
  callBanner,
  cardGrid,
  checklist,
  cta,
  downloads,
  embed,
  faq,
  featureStrip,
  form,
  gallery,
  hero,
  jobs,
  linkList,
  logosBlock,
  mediaText,
  notice,
  offers,
  offices,
  postList,
  priceList,
  prose,
  reviews,
  search,
  social,
  stats,
  steps,
  table,
  team,
  testimonials,
  timeline,
  video,
  ...ownBlocks,
] as const;

type BlockDefinition = (typeof blockDefinitions)[number];
export type Block = z.infer<BlockDefinition['schema']>;
export type BlockType = Block['type'];
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>;

/** What a definition says of each of its blocks. */
interface Rules {
  unseen?: (block: Block) => Unseen[];
  needs?: (block: Block) => Need[];
  check?: (block: Block, context: BlockContext) => BlockMistake[];
  frames?: (block: Block) => string[];
  picturesAreSmall?: boolean;
  structuredData?: (block: Block) => Statement[];
}

// The map forgets that a type's rules take that type's block; they are looked up by the block's own type.
const rulesByType = new Map(blockDefinitions.map((definition) => [definition.type, definition as Rules]));

/** The rules of a block's definition. */
export const rulesFor = ({ type }: Pick<Block, 'type'>): Rules => rulesByType.get(type) ?? {};

type Schemas<D extends readonly BlockDefinition[]> = { [K in keyof D]: D[K]['schema'] };

/** Any block, told apart by its `type`. */
export const block = z.discriminatedUnion(
  'type',
  // `map` forgets that the list has a first element; the registry above always has one.
  blockDefinitions.map((definition) => definition.schema) as unknown as Schemas<typeof blockDefinitions>,
);
