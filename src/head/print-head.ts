import type { Head } from '../model/head';
import { escapeHtml } from './escape-markup';
import { printAttributes } from './print-attributes';
import { jsonLdId } from './structured-data/json-ld';

/** The head of a page as HTML. `MirrorHead` keeps the same tags on the client. */
export function printHead({ title, meta, links, jsonLd }: Head): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...meta.map((attributes) => `<meta${printAttributes(attributes)}>`),
    ...links.map((attributes) => `<link${printAttributes(attributes)}>`),
    jsonLd && `<script type="application/ld+json" id="${jsonLdId}">${jsonLd}</script>`,
  ].join('');
}
