import { anchorOf } from '../../model/slug';

type Categorized = readonly { category?: string | undefined }[];

/** The categories of the photos, each once, in order of first appearance. */
export const categoriesOf = (photos: Categorized): string[] => [
  ...new Set(photos.flatMap(({ category }) => category ?? [])),
];

/** A category as it stands in the address: `General Construction` → `general-construction`. */
export const categorySlug = anchorOf;
