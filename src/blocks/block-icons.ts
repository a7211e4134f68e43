import type { BlockType } from '../../schemas/blocks';

/** The Tabler icons that a block's component draws by itself, beside those its data names. */
export const blockIcons: Record<BlockType, readonly string[]> = {
  'area-list': [],
  'article-header': ['share'],
  'call-banner': ['phone'],
  'card-grid': [],
  checklist: [],
  cta: [],
  faq: [],
  'feature-strip': [],
  form: [],
  gallery: [],
  hero: ['phone'],
  'link-list': [],
  'media-text': [],
  notice: ['alert-triangle', 'info-circle'],
  offices: [],
  'post-list': [],
  prose: [],
  reviews: [],
  social: [],
  stats: [],
  steps: [],
  table: [],
  testimonials: [],
};
