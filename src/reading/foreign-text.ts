import type { Issue } from './issue';

const instead =
  'write fields, as the other pages have them: title:, description: and sections:; npm run new makes such a file, and the text belongs in it, under text:';

/** A line that begins a field, in whatever spelling, or a group of them. */
const field = /^\s*(?:- *)?["'“]?[\p{L}_][\p{L}\p{N}_-]*["'”]?\s*[:：;=]|^\s*[-*•–]\s|^\s*[{[]/mu;

/** What is wrong with a text that is none of fields as a whole: a page in HTML, words alone, or fields with words under them. */
export function foreignText(text: string): Issue | undefined {
  if (/^\s*<(?:!doctype\b|html\b|head\b|body\b|div\b|section\b|article\b|h1\b|p\b|\?xml\b)/i.test(text))
    return { code: 'file/other-kind', found: 'this is HTML, and a page is written as fields', fix: instead };
  if (!field.test(text) && /\p{L}{2,}\s+\p{L}{2,}\s+\p{L}{2,}/u.test(text) && !/^\s*#/.test(text))
    return { code: 'file/other-kind', found: 'there is text alone, and a page is written as fields', fix: instead };
  const [head] = /^---[ \t]*\r?\n[\s\S]*?\n(?=---[ \t]*\r?\n)/.exec(text) ?? [];
  const below = head === undefined ? '' : text.slice(head.length).replace(/^---[ \t]*\r?\n/, '');
  if (head === undefined || below.trim() === '' || /^[\p{L}_-]+:(?:\s|$)/mu.test(below)) return undefined;
  return {
    code: 'file/other-kind',
    at: { offset: head.length },
    found: 'text stands under the fields, as Markdown files have it, and a page is fields alone',
    fix: 'put it into a section: sections: with  - type: prose  and  text: |-  above it, each of its lines after 6 spaces; remove the line "---"',
  };
}
