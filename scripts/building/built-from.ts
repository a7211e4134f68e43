import { join } from 'node:path';
import type { Host } from '../../schemas/site';
import type { Site } from '../../src/model/site';
import type { ContentRoot } from '../content-root';
import { digestOf } from '../output/digest';
import { copyName } from '../output/placed-files';

/** Names all that a built site is made from: `engine` is the engine's own state, and files are told as the disk knows them. */
export function builtFrom(
  { pages, ...site }: Site,
  { inventory, template }: ContentRoot,
  { root, host, engine }: { root: string; host: Host; engine: string },
): string {
  const files = [...inventory.files].map((file) => copyName(join(root, 'public', file)));
  const beside = [engine, host, template, site, [...inventory.pictures], [...inventory.files], files];
  return digestOf([JSON.stringify(beside), ...pages.map((page) => digestOf(JSON.stringify(page)))].join('\n'));
}
