import type { BlockType } from '../../schemas/blocks';

/** The Tabler icons that a block's component draws by itself, beside those its data names; a type left out draws none. */
export const blockIcons: { readonly [T in BlockType]?: readonly string[] } = {
  'article-header': ['arrow-left', 'share'],
  'call-banner': ['phone'],
  'card-grid': ['arrow-right', 'check'],
  checklist: ['check'],
  faq: ['plus'],
  form: ['forms', 'mail', 'phone'],
  hero: ['forms', 'mail', 'phone'],
  'link-list': ['arrow-right'],
  'media-text': ['check'],
  notice: ['alert-triangle', 'info-circle'],
  offices: ['map-pin'],
  'post-list': ['arrow-right'],
};
