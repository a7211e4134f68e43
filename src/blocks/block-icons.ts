import type { BlockType } from '../../schemas/blocks';

/** The Tabler icons that a block's component draws by itself, beside those its data names. */
export const blockIcons: Record<BlockType, readonly string[]> = {
  'area-list': [],
  'article-header': ['arrow-left', 'share'],
  'call-banner': ['phone'],
  'card-grid': ['arrow-right', 'check'],
  checklist: ['check'],
  cta: [],
  faq: ['plus'],
  'feature-strip': [],
  form: ['forms', 'mail', 'phone'],
  gallery: ['chevron-left', 'chevron-right', 'x'],
  hero: ['phone'],
  'link-list': ['arrow-right'],
  'media-text': ['check'],
  notice: ['alert-triangle', 'info-circle'],
  offices: ['map-pin'],
  'post-list': ['arrow-right'],
  prose: [],
  reviews: [],
  social: [],
  stats: [],
  steps: [],
  table: [],
  testimonials: [],
};
