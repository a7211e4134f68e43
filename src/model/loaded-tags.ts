import type { SiteConfig } from '../../schemas/site';
import type { LoadedTag } from '../../schemas/site/tags';

/** The tags of a site that load something in a visitor's browser. */
export const loadedTags = ({ tags }: Pick<SiteConfig, 'tags'>): LoadedTag[] =>
  tags.filter((tag) => tag.type !== 'verification');

/** True where visitors are asked before something loads. */
export const asksConsent = (config: Pick<SiteConfig, 'tags' | 'frames'>): boolean =>
  loadedTags(config).some(({ consent }) => consent) || config.frames.some(({ load }) => load === 'consent');
