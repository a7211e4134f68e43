import type { LoadedTag } from '../../schemas/site/tags';

/** What services load from: scripts, and what these fetch, show and frame. */
interface Sources {
  scripts: string[];
  others: string[];
  /** Of these, widgets of any kind: a chat keeps a line open, and rings. */
  widgets: string[];
}

const originOf = (address: string): string => new URL(address).origin;

const google = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'];

type SourcesOf = { [T in LoadedTag['type']]: (tag: Extract<LoadedTag, { type: T }>) => Sources };

/** As the services themselves name them for content security policies. */
const byType: SourcesOf = {
  plausible: ({ src }) => ({ scripts: [originOf(src)], others: [originOf(src)], widgets: [] }),
  ga4: () => ({ scripts: ['https://www.googletagmanager.com'], others: google, widgets: [] }),
  'tag-manager': ({ allows }) => ({
    scripts: ['https://www.googletagmanager.com', ...allows],
    others: ['https://www.googletagmanager.com', ...allows],
    widgets: allows,
  }),
  'meta-pixel': () => ({
    scripts: ['https://connect.facebook.net'],
    others: ['https://www.facebook.com'],
    widgets: [],
  }),
  script: ({ src, allows }) => ({
    scripts: [originOf(src), ...allows],
    others: [originOf(src), ...allows],
    widgets: [originOf(src), ...allows],
  }),
};

/** All that the tags of a site may load from. */
export function tagSources(tags: readonly LoadedTag[]): Sources {
  // The map forgets that a tag's function takes that type of tag; its type has checked each pair.
  const all = tags.map((tag) => (byType[tag.type] as (tag: LoadedTag) => Sources)(tag));
  return {
    scripts: all.flatMap(({ scripts }) => scripts),
    others: all.flatMap(({ others }) => others),
    widgets: all.flatMap(({ widgets }) => widgets),
  };
}
