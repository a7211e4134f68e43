import { cut } from '../../reading/parsing/source-line';
import { tokenNames } from '../../resolving/tokens';
import { findingsAt, offer, type RuleFinding, type TextRule } from '../rule';
import { hasTags } from './hints';

/** What an HTML tag is written as in Markdown, or in words. */
const instead: Readonly<Record<string, string>> = {
  b: 'write **words** in a text in Markdown',
  strong: 'write **words** in a text in Markdown',
  i: 'write *words* in a text in Markdown',
  em: 'write *words* in a text in Markdown',
  a: 'write [words](/a-page) in a text in Markdown',
  br: 'leave an empty line between two paragraphs',
  p: 'leave an empty line between two paragraphs',
  li: 'write "- " before each item in a text in Markdown',
  ul: 'write "- " before each item in a text in Markdown',
  img: 'use a field for pictures, such as image',
};

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  lt: '<',
  gt: '>',
  quot: '"',
  mdash: '—',
  ndash: '–',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  hellip: '…',
  apos: "'",
  copy: '©',
  reg: '®',
  deg: '°',
  euro: '€',
  pound: '£',
};

/** The sign that an entity stands for; undefined for a name that is not known. */
function signOf(entity: string): string | undefined {
  const name = entity.slice(1, -1);
  const number = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name);
  const code = number && (number[1] === undefined ? Number(number[2]) : Number.parseInt(number[1], 16));
  if (code === 160) return ' ';
  return code && code > 31 && code < 0x10ffff ? String.fromCodePoint(code) : entities[name.toLowerCase()];
}

/** Each tag that opens something, and those that close what was not opened. */
function elements(text: string): string[] {
  const found = text.match(/(?<!\]\(|<)<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/gi) ?? [];
  const nameOf = (tag: string): string => /[a-z0-9-]+/i.exec(tag)?.[0].toLowerCase() ?? '';
  const opened = new Set(found.filter((tag) => !tag.startsWith('</')).map(nameOf));
  return found.filter((tag) => !tag.startsWith('</') || !opened.has(nameOf(tag)));
}

const anyTag = String.raw`</?[a-z][a-z0-9-]*(?:\s[^<>]*)?/?>`;

/** From the first tag to the last, with the words that they touch. */
const allTags = String.raw`[^\s<>]*${anyTag}(?:[^]*${anyTag})?[^\s<>]*`;

/** A passage of a plain text from its first tag to its last, with the words alone that are to stand there. */
function taggedPlain(written: string): RuleFinding[] {
  const [passage = ''] = new RegExp(allTags, 'i').exec(written) ?? [];
  const to = passage
    .replace(/ ?<(?:br|p|li|div|\/p|\/li|\/div)\b[^<>]*> ?/gi, ' ')
    .replace(new RegExp(anyTag, 'gi'), '')
    .trim();
  const tags = elements(passage);
  return to === '' || tags[0] === undefined
    ? []
    : findingsAt([passage], () => ({
        found: `"${tags[0]}" is printed as typed`,
        fix: `write "${cut(to, 100)}": this field takes words alone`,
        change: { to },
      }));
}

/** Tags that Markdown has signs for, and those that it needs none for, with the words between them. */
const pairs =
  /<(b|strong|i|em)>([^<>\n]*[^<>\s])<\/\1>|<(a)\s[^<>\n]*?href=["']?([^"'\s<>]+)[^<>\n]*>([^<>\n]*[^<>\s])<\/a>|<(u|span|font|small|big|mark|center|s|strike|del|sub|sup|div|p)(?:\s[^<>\n]*)?>([^<>\n]*[^<>\s])<\/\6>/gi;

/** A passage in Markdown: what that has no signs for stands as it is. */
function asMarkdown(passage: string): string {
  const marked = passage.replace(
    pairs,
    (_, tag = '', marks = '', link = '', address = '', words = '', _other = '', rest = '') => {
      if (link !== '') return `[${words.trim()}](${address})`;
      const mark = /^(?:b|strong)$/i.test(tag) ? '**' : tag === '' ? '' : '*';
      return `${mark}${(marks || rest).trim()}${mark}`;
    },
  );
  return marked === passage ? passage.replace(/\s*<br\s?\/?>\s*/gi, ' ').trim() : asMarkdown(marked);
}

/** What stands between tags in a Markdown text as it is to be written there: from the first tag to the last, so that all of them are one mistake. */
function taggedWords(written: string): RuleFinding[] {
  const tags = elements(written);
  const [first] = tags;
  if (first === undefined) return [];
  const found = `"${first}" is printed as typed`;
  const [passage = first] = new RegExp(tags.length > 1 ? allTags : pairs, 'i').exec(written) ?? [];
  const to = asMarkdown(passage);
  if (to !== '' && !/\n/.test(passage) && elements(to).length === 0)
    return findingsAt([passage], () => ({ found, ...offer(to, { fix: `write ${cut(to, 100)}` }) }));
  const others = tags.length > 1 ? `, and so the ${tags.length === 2 ? 'other tag' : 'other tags'}` : '';
  return findingsAt([first], () => ({ found, fix: `remove it${others}; ${insteadOf(first)}` }));
}

const insteadOf = (tag: string): string =>
  instead[/[a-z0-9]+/i.exec(tag)?.[0].toLowerCase() ?? ''] ?? 'use a block or Markdown for how things look';

/** The name of a fact in the signs of a tag. */
const factTag = new RegExp(`<(?:${tokenNames.join('|')})>`, 'g');

/** HTML, which is shown as typed everywhere. */
export const markupRules: readonly TextRule[] = [
  {
    code: 'prose/html-tag',
    severity: 'error',
    why: 'HTML is never run: a tag is printed as typed.',
    sign: hasTags,
    find: ({ written, kind }) => [
      ...findingsAt(written.match(factTag) ?? [], (tag) => ({
        found: `"${tag}" is not how a fact is written`,
        ...offer(`{${tag.slice(1, -1)}}`),
      })),
      ...(kind === 'text' ? taggedPlain : taggedWords)(written.replace(factTag, '')),
    ],
  },
  {
    code: 'prose/html-comment',
    severity: 'error',
    why: 'HTML is never run: a comment is printed as typed, for everybody to read.',
    sign: hasTags,
    find: ({ written }) =>
      findingsAt(written.match(/<!--/g) ?? [], () => ({
        found: 'a comment in HTML is printed as typed',
        fix: 'remove it, or write a line of its own that begins with #, outside of the text',
      })),
  },
  {
    code: 'prose/html-entity',
    severity: 'warning',
    only: 'markdown',
    why: 'The name of a sign is read as code by whoever edits the text next; the sign itself says the same.',
    sign: hasTags,
    find: ({ written, shown }) =>
      findingsAt(
        (written.match(/&(?:amp|nbsp|quot|apos|rsquo|lsquo|rdquo|ldquo|mdash|ndash|hellip|#39|#160);/g) ?? []).filter(
          (entity) => !shown.includes(`&amp;${entity.slice(1)}`),
        ),
        (entity) => {
          const sign = signOf(entity) ?? '';
          return {
            found: `"${entity}" is code for ${sign === ' ' ? 'a space' : sign}`,
            ...offer(sign, { fix: `write ${sign === ' ' ? 'a space' : sign}`, unsure: true }),
          };
        },
      ),
  },
  {
    code: 'prose/html-entity',
    severity: 'error',
    why: 'A name for a sign, as HTML has them, is printed as typed.',
    sign: hasTags,
    find: ({ kind, written, shown }) =>
      findingsAt(
        // Markdown knows the names of signs; what it does not know it prints.
        (written.match(/&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/gi) ?? []).filter(
          (entity) => kind === 'text' || shown.includes(`&amp;${entity.slice(1)}`),
        ),
        (entity) => {
          const found = `"${entity}" is printed as typed`;
          const sign = signOf(entity);
          return sign === undefined
            ? { found, fix: 'write the sign itself' }
            : { found, ...offer(sign, { fix: `write ${sign === ' ' ? 'a space' : sign}` }) };
        },
      ),
  },
];
