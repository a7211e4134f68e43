import type { Changes } from '../src/engine/changes';
import { type Content, openContent } from '../src/engine/open-content';
import type { Inventory } from '../src/model/site';
import { pageContent } from '../src/pages/assemble';
import type { Problem } from '../src/reading/problem';

/** What a test asks of an engine: files to take in, with all that stands beside them the first time. */
export interface Request {
  files: [path: string, text: string][];
  begin?: {
    year: number;
    pictures: [string, Inventory['pictures'] extends ReadonlyMap<string, infer P> ? P : never][];
    icons: [string, string][];
    files: string[];
  };
}

/** All that an engine has to say then. */
export interface Answer {
  changes: Changes;
  problems: readonly Problem[];
  /** The data of every page by route, as it is served; the pages that changed only, where the site was known before. */
  pages: Record<string, string>;
}

let content: Content | undefined;
let inventory: Inventory | undefined;

/** Asks the one engine of this thread. */
export function answer({ files, begin }: Request): Answer {
  if (begin) {
    inventory = { pictures: new Map(begin.pictures), icons: new Map(begin.icons), files: new Set(begin.files) };
    content = openContent({ year: begin.year, inventory });
  }
  if (!content || !inventory) throw new Error('nothing was begun');
  const changes = content.update({ files });
  const beside = inventory;
  const site = content.preview();
  const shown = site?.pages.filter(({ route }) => changes.pages.includes(route)) ?? [];
  return {
    changes,
    problems: content.problems(),
    pages: Object.fromEntries(
      shown.map((page) => [page.route, site ? JSON.stringify(pageContent(site, page, beside, 'test')) : '']),
    ),
  };
}

// In a worker; in Node a test calls `answer` itself.
if (typeof document === 'undefined' && typeof postMessage === 'function' && 'onmessage' in globalThis) {
  Object.assign(globalThis, { onmessage: ({ data }: MessageEvent<Request>) => postMessage(answer(data)) });
}
