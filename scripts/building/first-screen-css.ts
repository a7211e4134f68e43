import { join } from 'node:path';
import { holdsPlaceholder } from '../../src/model/placeholder';
import type { Piece } from '../../src/server/render';
import { keepJson, keptJson } from '../kept-json';
import { digestOf } from '../output/digest';

/** Attributes whose values rules select by; the values of others are words of the page and would make its set its own. */
const selectable =
  /^(class|dir|role|type|popover|aria-(current|pressed|expanded|orientation)|data-(?!src|script|label|title|map).+)$/;

/** The tags of the elements in markup, each once, as far as rules select by them: of other attributes the name alone. */
function selectableTags(html: string): string[] {
  const found = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][a-z0-9]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)/gi)) {
    const told = [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) =>
      selectable.test(name) && !holdsPlaceholder(value) ? ` ${name}="${value}"` : ` ${name.toLowerCase()}`,
    );
    found.add(`<${tag.toLowerCase()}${told.sort().join('')}>`);
  }
  return [...found];
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
 * Gives a function from the pieces of a page's markup to the rules of `css` that its first screen has to have, as a style
 * sheet of its own; all other rules come with the style sheet of all pages. What a piece selects by is
 * looked up once for all pages that share it, and pages whose first screens select alike share one result, which is kept in
 * `folder` for other builds.
 */
export function firstScreenCss(css: string, folder: string): (pieces: readonly Piece[]) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  const groups = tagGroups();
  let rules: Promise<(tags: readonly string[]) => string> | undefined;
  const pick = async (tags: readonly string[], key: string): Promise<string> => {
    const path = join(folder, `${digestOf(`${css}\n${key}`)}.json`);
    const before = keptJson<string>(path);
    if (before !== undefined) return before;
    // Not loaded where all that is asked for is known already.
    rules ??= import('./first-screen-rules').then(({ firstScreenRules }) => firstScreenRules(css));
    const made = (await rules)(tags);
    await keepJson(path, made).catch(() => undefined);
    return made;
  };
  const once = (key: string, make: () => Promise<string>): Promise<string> => {
    const made = known.get(key) ?? make();
    known.set(key, made);
    return made;
  };
  return (pieces) => {
    const found = [...new Set(pieces.map(groups.of))];
    return once(found.join(), () => {
      const all = [...new Set(found.flatMap(groups.tags))].sort();
      const key = all.join('');
      return once(key, () => pick(all, key));
    });
  };
}

/** Gives numbers to pieces of markup: those that select alike have one. */
function tagGroups() {
  const tags: (readonly string[])[] = [];
  const numbers = new Map<string, number>();
  const known = new WeakMap<Piece, number>();
  const numberOf = ({ html }: Piece): number => {
    const found = selectableTags(firstScreen(html));
    const key = found.join('');
    const number = numbers.get(key) ?? tags.push(found) - 1;
    numbers.set(key, number);
    return number;
  };
  return {
    of(piece: Piece): number {
      const number = known.get(piece) ?? numberOf(piece);
      known.set(piece, number);
      return number;
    },
    tags: (number: number): readonly string[] => tags[number] ?? [],
  };
}
