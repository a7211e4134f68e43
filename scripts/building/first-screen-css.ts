import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { holdsPlaceholder } from '../../src/model/placeholder';
import type { Piece } from '../../src/server/render';

/** Attributes whose values rules select by; the values of others are words of the page and would make its set its own. */
const selectable =
  /^(class|role|type|popover|aria-(current|pressed|expanded|orientation)|data-(?!src|script|label|title|map).+)$/;

/** The tags, classes, attribute names and attribute values in markup: what a rule can select by. */
function selectorsIn(html: string): string[] {
  const found = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][a-z0-9]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)/gi)) {
    found.add(tag);
    for (const [, name = '', value = ''] of attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
      found.add(name);
      if (selectable.test(name)) for (const word of value.split(/\s+/)) found.add(word);
    }
  }
  return [...found].filter((word) => word !== '' && !holdsPlaceholder(word));
}

/** Answers to a hand, and what opens by one: neither is there before the style sheet of all pages is. */
const later = /:(?:hover|active|popover-open|target)\b|::backdrop|\[open\]/;
/** A rule may also be for what no hand is on. */
const untouched = /:not\([^()]*\)/g;
const laterDeclarations = /^(?:transition|cursor|touch-action|overscroll-behavior|-webkit-tap-highlight-color)/;

/** Paper, what changes over time or while the page is scrolled, and the properties registered for that. */
const isLater = ({ name, params }: AtRule): boolean =>
  name === 'starting-style' ||
  name === 'property' ||
  (name === 'media' && params === 'print') ||
  (name === 'supports' && params.includes('animation-timeline'));

/** A style sheet without what has no part in the first look of a page. */
function withoutLater(css: string): Root {
  const root = postcss.parse(css);
  root.walkAtRules((rule) => {
    if (isLater(rule)) rule.remove();
  });
  root.walkDecls(laterDeclarations, (declaration) => {
    declaration.remove();
  });
  root.walkRules((rule: Rule) => {
    const kept = rule.selectors.filter((selector) => !later.test(selector.replace(untouched, '')));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  return root;
}

/** A style sheet without comments, and without rules in which nothing is left. */
function withoutEmpty(css: string): string {
  const root = postcss.parse(css);
  const clear = (container: Container): void => {
    container.each((node) => {
      if (node.type === 'comment') node.remove();
      if (node.type !== 'rule' && !(node.type === 'atrule' && node.nodes)) return;
      clear(node);
      if (node.nodes?.length === 0) node.remove();
    });
  };
  clear(root);
  return root.toString().trim();
}

/** Where the element ends whose content begins at `from`, among elements of the same name. */
function endOf(html: string, name: string, from: number): number {
  const tags = new RegExp(`<(/?)${name}\\b[^>]*>`, 'g');
  tags.lastIndex = from;
  let open = 1;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    open += tag[1] ? -1 : 1;
    if (open === 0) return tag.index;
  }
  return html.length;
}

/** Markup without what is closed: menus and the drawer, which a browser hides by itself. */
function withoutClosed(html: string): string {
  const closed = /<(\w+)[^>]*\spopover="[^>]*>/g;
  let shown = '';
  let from = 0;
  for (let tag = closed.exec(html); tag; tag = closed.exec(html)) {
    shown += html.slice(from, tag.index);
    from = endOf(html, tag[1] ?? '', tag.index + tag[0].length);
    closed.lastIndex = from;
  }
  return shown + html.slice(from);
}

/** What a browser shows before it has the style sheet of all pages: see `src/layout/style-sheet.tsx`. */
function firstScreen(html: string): string {
  const end = html.search(/<link rel="stylesheet"|<\/main>/);
  return withoutClosed(end < 0 ? html : html.slice(0, end));
}

/**
 * Gives a function from the pieces of a page's markup to the rules of `css` that its first screen has to have, with the
 * variables and keyframes that they use; all other rules come with the style sheet of all pages. What a piece selects by is
 * looked up once for all pages that share it, and pages whose first screens select alike share one result.
 */
export function firstScreenCss(css: string): (pieces: readonly Piece[]) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  const selectors = new WeakMap<Piece, readonly string[]>();
  const selectorsOf = (piece: Piece): readonly string[] => {
    const found = selectors.get(piece) ?? selectorsIn(firstScreen(piece.html));
    selectors.set(piece, found);
    return found;
  };
  let sheet: string | undefined;
  const purge = async (selectors: string[]): Promise<string> => {
    // Not read where all pages are drawn already.
    sheet ??= withoutLater(css).toString();
    const [result] = await new PurgeCSS().purge({
      content: [{ raw: selectors.join(' '), extension: 'html' }],
      css: [{ raw: sheet }],
      defaultExtractor: (content) => content.split(' '),
      variables: true,
      keyframes: true,
      // Roots that stand outside the markup, and state that scripts set before anything is shown.
      safelist: ['html', 'body', ':root'],
      dynamicAttributes: ['data-js', 'data-loaded', 'data-compact', 'data-closed', 'data-accented', 'hidden'],
    });
    return withoutEmpty(result?.css ?? '');
  };
  return (pieces) => {
    const all = [...new Set(pieces.flatMap(selectorsOf))].sort();
    const key = all.join(' ');
    const made = known.get(key) ?? purge(all);
    known.set(key, made);
    return made;
  };
}
