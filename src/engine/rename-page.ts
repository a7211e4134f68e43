import { isRoute, pageFileOf } from '../addresses/routes';
import { configName } from '../model/config-name';
import type { Inventory } from '../model/site';
import type { Problem } from '../reading/problem';
import { withOldAddress, withoutRedirect, withPageMoved } from './old-addresses';
import { type Content, openContent } from './open-content';

/** The texts of a content root, by path. */
type Files = ReadonlyMap<string, string>;

/** What is to be written so that a page has another address: all of it, or nothing. */
export interface Renaming {
  /** The new texts by path; `undefined` for a file that is gone. */
  files: ReadonlyMap<string, string | undefined>;
  /** How many links were mended, by file. */
  mended: ReadonlyMap<string, number>;
}

/** Why a page cannot have another address: a sentence, or the mistakes that there are or would be. */
export type Refusal = { sentence: string } | { problems: readonly Problem[] };

/**
 * Gives a page another address: its file is moved (or was, by hand), every link that leads to it is mended by exactly the
 * letters of the address, and the old address leads to the new one, which is redirected to the old one no more. The checks of
 * the content say which links those are, so that none is missed; where a mistake would be left, nothing is to be written.
 */
export function renamePage(
  files: Files,
  { from, to }: { from: string; to: string },
  beside: { year: number; inventory: Inventory },
): Renaming | Refusal {
  const sentence = refusal(files, from, to);
  if (sentence) return { sentence };
  const moved = !files.has(pageFileOf(from));
  const text = files.get(pageFileOf(moved ? to : from)) ?? '';
  const others = [...files].filter(([path]) => path !== pageFileOf(from) && path !== pageFileOf(to));
  const content = openContent({ ...beside, files: [...others, [pageFileOf(from), text]] });
  const before = content.eachProblem();
  if (before.some(({ severity }) => severity === 'error')) return { problems: before };
  const page = withOldAddress(text, from, to);
  if (!('text' in page)) return page;
  const now = new Map([...others, [pageFileOf(to), page.text]]);
  const config = files.get(configName);
  if (config !== undefined) now.set(configName, withoutRedirect(config, to, from));
  const mended = renameInFields(now, from, to);
  content.take({ files: [...now, [pageFileOf(from), undefined]] });
  mendLinks(content, now, { from, to, known: new Set(before.map(nameOf)) }, mended);
  const left = broughtBy(content, new Set(before.map(nameOf)));
  if (left.some(({ severity }) => severity === 'error')) return { problems: left };
  const written = [...now].filter(([path, after]) => files.get(path) !== after);
  return { files: new Map([...written, ...(moved ? [] : [[pageFileOf(from), undefined] as const])]), mended };
}

function refusal(files: Files, from: string, to: string): string | undefined {
  const wrong = [from, to].find((route) => !isRoute(route) || route === '/' || route === '/404');
  if (wrong !== undefined) {
    return `"${wrong}" is not an address that a page can have or give up; write lower-case letters, digits and hyphens, such as /our-team`;
  }
  const [old, next] = [files.has(pageFileOf(from)), files.has(pageFileOf(to))];
  if (old && next)
    return `${pageFileOf(to)} is there already; rename to another address, or delete one of the two pages`;
  if (!old && !next) return `there is no page ${from}: neither ${pageFileOf(from)} nor ${pageFileOf(to)} is there`;
  return from === to ? 'the two addresses are the same' : undefined;
}

/** Tells a problem from others of its kind, wherever its lines have gone to. */
const nameOf = ({ code, path, found }: Problem): string => JSON.stringify([code, path, found]);

const broughtBy = (content: Content, known: ReadonlySet<string>): Problem[] =>
  content.eachProblem().filter((problem) => !known.has(nameOf(problem)));

interface Move {
  from: string;
  to: string;
  /** The problems that were there before. */
  known: ReadonlySet<string>;
}

/** Writes the new address where a translation names the page, and the configuration the list of articles; gives in which files. */
function renameInFields(texts: Map<string, string>, from: string, to: string): Map<string, number> {
  const mended = new Map<string, number>();
  const isListed = [...texts.values()].some((text) => /^template: *article\b/m.test(text));
  for (const [path, text] of texts) {
    const isConfig = path === configName;
    if (!(isConfig ? isListed : text.includes('translates:'))) continue;
    const field = isConfig ? { name: 'articles', otherwise: '/blog' } : { name: 'translates' };
    const after = withPageMoved(text, field, from, to);
    if (after === undefined) continue;
    texts.set(path, after);
    mended.set(path, 1);
  }
  return mended;
}

/** Mends links at the places where the checks find them, until they find no more; adds how many, by file. */
function mendLinks(
  content: Content,
  texts: Map<string, string>,
  { from, to, known }: Move,
  mended: Map<string, number>,
): void {
  for (;;) {
    const edited = new Set<string>();
    for (const problem of broughtBy(content, known)) {
      const { file, code } = problem;
      if (!/^(?:address|link|redirect)\//.test(code)) continue;
      const text = texts.get(file);
      // One link of a file in a round: the next round has the places of the others.
      const after = text === undefined || edited.has(file) ? undefined : linkMended(text, problem, from, to);
      if (after === undefined) continue;
      texts.set(file, after);
      edited.add(file);
      mended.set(file, (mended.get(file) ?? 0) + 1);
    }
    if (edited.size === 0) return;
    content.take({ files: [...edited].map((file) => [file, texts.get(file)] as const) });
  }
}

/** A text with the address that begins at a problem's place replaced; undefined where none stands there. */
function linkMended(text: string, { line, column }: Problem, from: string, to: string): string | undefined {
  const start = text.split('\n', line - 1).reduce((length, row) => length + row.length + 1, 0) + column - 1;
  const at = [...text.matchAll(new RegExp(`${from}(?![\\w/-])`, 'g'))].find(({ index }) => index >= start)?.index;
  return at === undefined ? undefined : text.slice(0, at) + to + text.slice(at + from.length);
}
