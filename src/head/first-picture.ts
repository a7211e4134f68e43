import type { PictureValue } from '../../schemas/fields/picture-value';
import type { Inventory } from '../model/site';

export type ShownPicture = Pick<PictureValue, 'src' | 'alt'>;

/** The first picture inside a value, in the order of its fields; `undefined` where it holds none. */
export function firstPicture(value: unknown, pictures: Inventory['pictures']): ShownPicture | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { src, alt }: { src?: unknown; alt?: unknown } = value;
  if (typeof src === 'string' && typeof alt === 'string' && pictures.has(src)) return { src, alt };
  for (const part of Object.values(value)) {
    const found = firstPicture(part, pictures);
    if (found) return found;
  }
  return undefined;
}
