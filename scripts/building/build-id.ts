import { createHash } from 'node:crypto';
import type { Inventory, SourceFile } from '../../src/model/site';
import type { ClientBundle } from './bundles';

/** A name for the build that changes exactly when something it is made from does. */
export function buildId(files: readonly SourceFile[], inventory: Inventory, client: ClientBundle): string {
  const hash = createHash('sha256').update(client.app).update(client.styles);
  for (const { path, text } of files) hash.update(path).update(text);
  for (const [name, { hash: bytes }] of inventory.pictures) hash.update(name).update(bytes);
  return hash.digest('hex').slice(0, 10);
}
