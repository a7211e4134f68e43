import { reachesSomebody } from '../model/phone';
import { phrasesOf } from '../model/phrases';
import type { Locale } from '../model/words/words-of';
import { type Issue, type Outcome, resolved } from '../reading/issue';
import { markTables } from './markdown-tables';
import { typeset } from './typeset';
import { inMarksOf, typographer } from './typographer';

/** Raw HTML is shown as text; quotes become typographic, and nothing else is replaced. */
const renderer = typographer('default');
// Addresses reach the link resolver as the editor wrote them.
renderer.normalizeLink = (address) => address;

type Token = ReturnType<typeof renderer.parse>[number];

renderer.renderer.rules.link_close = (tokens, index, options, _env, self) => {
  const note: unknown = tokens[index]?.meta?.note;
  return (typeof note === 'string' ? noteHtml(note) : '') + self.renderToken(tokens, index, options);
};

/** Phrases that break in a manner of their own in a span that says so, as the part Words sets them in other texts. */
const phrasesInHtml = (text: string): string =>
  phrasesOf(text)
    .map(({ words, manner }) => {
      const html = renderer.utils.escapeHtml(words);
      return manner === 'plain' ? html : `<span class="${manner}">${html}</span>`;
    })
    .join('');

renderer.renderer.rules.text = (tokens, index) => phrasesInHtml(tokens[index]?.content ?? '');

const noteHtml = (note: string): string => `<span class="visually-hidden"> ${renderer.utils.escapeHtml(note)}</span>`;

/** Headings in running text begin at h3: the page has the h1, its sections the h2. */
const topLevel = 3;

/** One line of running text: a letter first, and no sign that means something to Markdown. */
const runningText = /^\p{L}[^\n\r\0\\`*_~[\]!<&]*$/u;

/**
 * Markdown as HTML. Links go through `resolve`; those that leave the site open in a new tab and say so in the words of
 * the language (WCAG technique G201), whose quotation marks are set. Where the site
 * `counts` calls, a link that calls says so. Headings are shifted to begin at h3, tables are marked up as the table block's. Reports pictures and what
 * `resolve` reports.
 */
export function renderMarkdown(
  text: string,
  resolve: (href: string) => Outcome,
  { tag, say, counts = false }: Locale & { counts?: boolean },
): Outcome {
  // What most answers are needs no parser; on a large site that is a large part of a check.
  if (runningText.test(text)) return resolved(`<p>${phrasesInHtml(typeset(text.trim(), tag))}</p>`);
  const newTab = say('page.newTab');
  const tokens = inMarksOf(tag, renderer).parse(text, {});
  const issues: Issue[] = [];
  shiftHeadings(tokens);
  markTables(tokens);
  for (const { children } of tokens) {
    if (children) issues.push(...resolveLinks(children, resolve, { text, newTab, counts }), ...picturesIn(children));
  }
  const value = renderer.renderer.render(tokens, renderer.options, {}).trim();
  if (value === '') issues.push({ code: 'text/empty', found: 'this text shows nothing', fix: 'write a sentence' });
  return { value, issues };
}

/** True where words stand in a text elsewhere than at the beginning of a link's address. */
function isSaid(words: string, text: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length))
    if (!text.startsWith('](', at - 2)) return true;
  return false;
}

/** An issue of a link's address: one of nothing, or one that the text says in words too, is found by the signs before it. */
function asLinked(issue: Issue, text: string): Issue {
  const { at: { needle } = {}, change } = issue;
  if (needle === '') return { ...issue, at: { needle: '](' } };
  const linked = `](${needle}`;
  if (needle === undefined || !isSaid(needle, text) || !text.includes(linked)) return issue;
  return { ...issue, at: { needle: linked }, ...(change && { change: { to: `](${change.to}` } }) };
}

function resolveLinks(
  inline: Token[],
  resolve: (href: string) => Outcome,
  { text, newTab, counts }: { text: string; newTab: string; counts: boolean },
): Issue[] {
  const issues: Issue[] = [];
  for (const [index, link] of inline.entries()) {
    if (link.type !== 'link_open') continue;
    const target = resolve(String(link.attrGet('href') ?? ''));
    issues.push(...target.issues.map((issue) => asLinked(issue, text)));
    link.attrSet('href', target.value);
    if (counts && reachesSomebody(target.value)) {
      // As a link of its own has them: see `src/parts/site-link.tsx`.
      link.attrSet('data-act', 'count');
      link.attrSet('data-counts', 'call');
    }
    if (!target.value.startsWith('https:')) continue;
    link.attrSet('target', '_blank');
    link.attrSet('rel', 'noopener');
    const close = inline.slice(index).find(({ type }) => type === 'link_close');
    // The closing tag's renderer looks at this to add the note.
    if (close) close.meta = { note: newTab };
  }
  return issues;
}

const picturesIn = (inline: Token[]): Issue[] =>
  inline
    .filter(({ type }) => type === 'image')
    .map((image) => ({
      code: 'text/picture',
      found: `the picture "${image.attrGet('src')}" stands in running text`,
      fix: 'use the figure of a prose block, or a media-text block',
      at: { needle: String(image.attrGet('src')) },
    }));

function shiftHeadings(tokens: Token[]): void {
  const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close');
  const levels = headings.map(({ tag }) => Number(tag.slice(1)));
  const shift = Math.max(0, topLevel - Math.min(...levels));
  for (const [index, heading] of headings.entries())
    heading.tag = `h${Math.min(6, (levels[index] ?? topLevel) + shift)}`;
}
