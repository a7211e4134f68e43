import { printAttributes } from '../head/print-attributes';
import { printHead, printJsonLd } from '../head/print-head';
import type { Head } from '../model/head';
import { type ServedTheme, usedFonts } from '../styles/theme-css';
import { fillTemplate } from './document-template';

export interface DocumentParts {
  /** The text of `index.html`, the frame of every page. */
  template: string;
  head: Head;
  theme: ServedTheme;
  /** What the client reads off `<html>`, by attribute name. */
  attributes: Readonly<Record<string, string>>;
  /** The style sheet, inlined. */
  css: string;
  /** The script that runs before the page is painted, inlined. */
  firstPaint: string;
  /** The address of the script that runs until a visitor shows intent, where the other does not have it in it. */
  loader?: string;
  /** The address of what phones are told that put the site on their home screens, where it is made. */
  manifest?: string;
  /** The markup of the page, as the client hydrates it. */
  bodyHtml: string;
}

const link = (attributes: Record<string, string>): string => `<link${printAttributes(attributes)}>`;

/** The picture that the page opens with, in its markup: its `srcset` and `sizes`. */
const openingPicture =
  /<source type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"\/><img(?=[^>]* fetchPriority="high")/;

function preloads({ theme, bodyHtml }: DocumentParts): string {
  const [, srcset, sizes] = openingPicture.exec(bodyHtml) ?? [];
  const fonts = usedFonts(theme.fonts).map(({ file, subset }) => subset?.file ?? file);
  return [
    // Fonts are always fetched without credentials, so a preload without `crossorigin` would be fetched twice.
    ...[...new Set(fonts)].map((href) =>
      link({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' }),
    ),
    // Its attributes are escaped already, as they are taken from markup.
    srcset &&
      `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high">`,
  ].join('');
}

/** The icon of the site; browsers ask for `/favicon.ico` by themselves where no mark is named. */
const iconLink = (mark: string | undefined): string =>
  mark === undefined
    ? ''
    : link({ rel: 'icon', href: mark, type: mark.endsWith('.svg') ? 'image/svg+xml' : 'image/png' });

/** Code for inside a `<style>` or `<script>` element: it can neither close the element nor open a comment in it. */
const inlined = (code: string): string => code.replace(/<\/(?=style|script)/gi, '<\\/').replace(/<!(?=--)/g, '<\\!');

/** A script inside the page. */
export const inlineScript = (code: string): string => `<script>${inlined(code)}</script>`;

/** True where the first section of a page has an action in it: a button for it, or a frame, which may hold one. */
const opensWithAction = (bodyHtml: string): boolean =>
  /data-variant="action"|<iframe/.test(/<main[\s\S]*?<\/section>/.exec(bodyHtml)?.[0] ?? '');

/** The complete HTML document of a page. */
export function renderDocument(parts: DocumentParts): string {
  const { template, head, theme, attributes, css, firstPaint, loader, manifest, bodyHtml } = parts;
  return fillTemplate(template, {
    html: printAttributes({ ...attributes, ...(opensWithAction(bodyHtml) && { 'data-accented': '' }) }),
    head: [
      preloads(parts),
      printHead(head),
      `<style>${inlined(css)}</style>`,
      iconLink(theme.logo.mark),
      manifest === undefined ? '' : link({ rel: 'manifest', href: manifest }),
      inlineScript(firstPaint),
      loader === undefined ? '' : `<script${printAttributes({ id: 'loader', src: loader, async: '' })}></script>`,
    ].join(''),
    root: bodyHtml,
    end: printJsonLd(head),
  });
}
