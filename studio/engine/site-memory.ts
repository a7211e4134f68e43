import type { Content } from '../../src/engine/content';
import type { Recall, RememberedPage, RememberedSite } from '../../src/engine/memory';
import { contentHash } from '../../src/model/content-hash';
import { keptHere } from '../store/kept-here';

/** Names the engine that this app was built with. */
declare const engineName: string;

/** What an engine knew of a site: it holds for the same engine, year and configuration. */
interface SiteMemory extends RememberedSite {
  holdsFor: string;
  pages: Map<string, RememberedPage>;
}

const shelf = keptHere<SiteMemory>('memory');

/** What all of it hangs on. */
interface Basis {
  config: string | undefined;
  year: number;
}

const nameOf = ({ config = '', year }: Basis): string => contentHash([engineName, year, config]);

/** What was known of a site when it was open here last, so that only what changed since is read and checked again. */
export async function recallOf(root: string, basis: Basis): Promise<Recall> {
  const kept = await shelf.get(root).catch(() => undefined);
  const memory = kept?.holdsFor === nameOf(basis) ? kept : undefined;
  return {
    hash: contentHash,
    ...(memory && { memory: { ...memory, page: (path: string) => memory.pages.get(path) } }),
  };
}

/** Keeps what is known of a site for the next time; a browser that keeps nothing reads all of it again. */
export async function rememberSite(root: string, basis: Basis, content: Content): Promise<void> {
  const { pages, ...whole } = content.remember(contentHash);
  await shelf.put(root, { ...whole, holdsFor: nameOf(basis), pages: new Map(pages) }).catch(() => undefined);
}
