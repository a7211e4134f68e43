import type { Head } from '../model/head';
import { escapeHtml } from './escape-markup';
import { printAttributes } from './print-attributes';
import { jsonLdId } from './structured-data/json-ld';

/** The head of a page as HTML. `MirrorHead` keeps the same tags on the client. */
export function printHead({ title, meta, links }: Head): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...meta.map((attributes) => `<meta${printAttributes(attributes)}>`),
    ...links.map((attributes) => `<link${printAttributes(attributes)}>`),
  ].join('');
}

/**
 * The structured data of a page as HTML, for the end of the body: nothing before it waits for it, and it compresses better
 * there, near the texts that it repeats.
 */
export const printJsonLd = ({ jsonLd }: Head): string =>
  jsonLd && `<script type="application/ld+json" id="${jsonLdId}">${jsonLd}</script>`;
