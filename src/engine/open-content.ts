import { allRules } from './all-rules';
import { type Content, type ContentOptions, contentOf } from './content';

export type { Content };

/** Opens the content of a site, with the files that it has at first; who wants to know what came of them asks for it. */
export const openContent = (options: ContentOptions): Content => contentOf(options, allRules);
