import { join } from 'node:path';
import type { Host } from '../../schemas/site/host-names';
import type { ContentRoot } from '../content-root';
import { digestOf } from '../output/digest';
import { copyName } from '../output/placed-files';

/**
 * Names all that a site is built from, so that pages need not be resolved to see that nothing has changed: the texts as they
 * are written, the days of the pages, and what stands beside them; `engine` is the engine's own state, and files are told as
 * the disk knows them.
 */
export function builtFrom(
  { content, texts, year, inventory, template }: ContentRoot,
  { root, host, engine }: { root: string; host: Host; engine: string },
): string {
  const { pictures, files, dayOf } = inventory;
  const days = content.contents().map((page) => [page.file, dayOf?.(page)]);
  const copied = [...files].map((file) => copyName(join(root, 'public', file)));
  return digestOf(JSON.stringify([engine, host, template, year, [...texts], days, [...pictures], [...files], copied]));
}
