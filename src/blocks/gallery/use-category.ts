import { useEffect, useState } from 'react';

type Categorized = readonly { category?: string | undefined }[];

/** The categories of the photos, each once, in order of first appearance. */
export const categoriesOf = (photos: Categorized): string[] => [
  ...new Set(photos.flatMap(({ category }) => category ?? [])),
];

/** `General Construction` → `general-construction`. */
const slugOf = (category: string): string => category.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const slugInHash = (): string | null => new URLSearchParams(location.hash.slice(1)).get('category');

/**
 * The chosen category, undefined for all, and how to choose. It is kept in the hash (`#category=roofing`), so that a
 * filtered gallery can be linked to and survives going back. The first render shows all, as the prerendered page does.
 */
export function useCategory(photos: Categorized): [string | undefined, (category: string | undefined) => void] {
  const [category, setCategory] = useState<string>();
  useEffect(() => {
    const read = () => setCategory(categoriesOf(photos).find((name) => slugOf(name) === slugInHash()));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [photos]);
  const choose = (chosen: string | undefined) => {
    setCategory(chosen);
    const hash = chosen ? `#category=${slugOf(chosen)}` : '';
    // The router's state for this entry is kept: only the address changes.
    history.replaceState(history.state, '', location.pathname + location.search + hash);
  };
  return [category, choose];
}
