import { useLayoutEffect } from 'react';
import { Helmet } from 'react-helmet-async';
import type { Head } from '../model/head';
import { jsonLdId } from './structured-data/json-ld';

/** Puts the page's structured data into its one script element; React would leave a script where it is rendered. */
function mirrorJsonLd(jsonLd: string): void {
  const current = document.getElementById(jsonLdId);
  if (!jsonLd) {
    current?.remove();
    return;
  }
  const script =
    current ?? Object.assign(document.createElement('script'), { type: 'application/ld+json', id: jsonLdId });
  if (script.textContent !== jsonLd) script.textContent = jsonLd;
  if (!current) document.body.append(script);
}

/**
 * Removes the document's own tags where React put up new ones instead of adopting them, as it does when it renders afresh
 * after a failed hydration. React puts a title before the one there is, and other tags at the end.
 */
function removeReplaced(): void {
  for (const title of [...document.head.querySelectorAll('title')].slice(1)) title.remove();
  const tags = [...document.head.querySelectorAll('meta, link[rel="canonical"]')];
  tags.forEach((tag, index) => {
    if (tags.slice(index + 1).some((later) => later.isEqualNode(tag))) tag.remove();
  });
}

/**
 * Keeps the document's head that of the page shown. Rendered while hydrating, its tags are the ones the document came with:
 * React adopts a tag with the same attributes. It must stand once, and only on the client, because a server would print
 * the tags into the body.
 */
export function MirrorHead({ head }: { head: Head }) {
  useLayoutEffect(removeReplaced, []);
  useLayoutEffect(() => mirrorJsonLd(head.jsonLd), [head.jsonLd]);
  // Helmet tells tags apart by their place alone; a page's own key keeps it from turning one kind of tag into another.
  return <Helmet key={head.title} title={head.title} meta={head.meta} link={head.links} />;
}
