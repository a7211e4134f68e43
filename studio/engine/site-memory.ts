import type { Content } from '../../src/engine/content';
import type { Recall, RememberedPage, RememberedSite } from '../../src/engine/memory';
import { contentHash } from '../../src/model/content-hash';
import { keptHere } from '../store/kept-here';

/** Names the engine that this app was built with. */
declare const engineName: string;

/** What an engine knew of a site: it holds for the same engine, year and configuration. */
interface SiteMemory extends RememberedSite {
  holdsFor: string;
}

/** The same of each page; they are many, and are not waited for by the first page. */
interface PagesMemory {
  holdsFor: string;
  pages: Map<string, RememberedPage>;
}

const shelf = keptHere<SiteMemory | PagesMemory>('memory');
const pagesOf = (root: string): string => `${root}\npages`;

/** What all of it hangs on. */
interface Basis {
  config: string | undefined;
  year: number;
}

const nameOf = ({ config = '', year }: Basis): string => contentHash([engineName, year, config]);

/** What was known of a site when it was open here last, so that only what changed since is read and checked again. */
export interface SiteRecall {
  /** Knows no page until `bring` is done. */
  recall: Recall;
  bring(): Promise<void>;
}

export async function recallOf(root: string, basis: Basis): Promise<SiteRecall> {
  const holdsFor = nameOf(basis);
  const kept = await shelf.get(root).catch(() => undefined);
  if (kept?.holdsFor !== holdsFor || 'pages' in kept)
    return { recall: { hash: contentHash }, bring: () => Promise.resolve() };
  let pages = new Map<string, RememberedPage>();
  return {
    recall: { hash: contentHash, memory: { ...kept, page: (path) => pages.get(path) } },
    async bring() {
      const known = await shelf.get(pagesOf(root)).catch(() => undefined);
      if (known?.holdsFor === holdsFor && 'pages' in known) ({ pages } = known);
    },
  };
}

/** Keeps what is known of a site for the next time; a browser that keeps nothing reads all of it again. */
export async function rememberSite(root: string, basis: Basis, content: Content): Promise<void> {
  const { pages, ...whole } = content.remember(contentHash);
  const holdsFor = nameOf(basis);
  await shelf
    .change([
      [root, { ...whole, holdsFor }],
      [pagesOf(root), { holdsFor, pages: new Map(pages) }],
    ])
    .catch(() => undefined);
}
