import type { Slip, Suspicion } from './slip';

/** A link or a picture as Markdown or HTML has it, where fields are wanted. */
export const pastedMarkup: Suspicion = ({ line }) => {
  const pasted = linkIn(line.value) ?? pictureIn(line.value);
  if (!pasted) return [];
  const { valueStart: start } = line;
  const text = `{ ${Object.entries(pasted.fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ')} }`;
  const slip: Slip = {
    code: 'yaml/odd-start',
    at: { offset: start },
    found: `a ${pasted.what} has two fields here, not ${pasted.isHtml ? 'a tag' : 'square and round brackets'}`,
    fix: `write ${text}`,
    edits: [{ start, end: start + line.value.length, text }],
  };
  return [slip];
};

/** A link of Markdown in the field that its address alone belongs into. */
export const pastedAddress: Suspicion = ({ line: { text, start } }) => {
  const [all, name = '', link = '', address = ''] = /(\bhref: +)(\[[^\][]*\]\(([^\s()]+)\))/.exec(text) ?? [];
  if (all === undefined) return [];
  const from = start + text.indexOf(all) + name.length;
  return [
    {
      code: 'yaml/odd-start',
      at: { offset: from },
      found: 'a link has its address alone here, not square and round brackets',
      fix: `write  href: ${address}`,
      edits: [
        { start: from, end: from + link.length, text: /^[\w/-]+$/.test(address) ? address : JSON.stringify(address) },
      ],
    },
  ];
};

interface Pasted {
  what: 'link' | 'picture';
  isHtml: boolean;
  fields: Readonly<Record<string, string>>;
}

function linkIn(value: string): Pasted | undefined {
  const [, label, href] = /^"?\[([^\]]+)\]\((\S+)\)"?$/.exec(value) ?? [];
  if (label !== undefined && href !== undefined) return { what: 'link', isHtml: false, fields: { label, href } };
  const [, to, text] = /^<a\s[^>]*?href=["']?([^"'\s>]+)["']?[^>]*>([^<]+)<\/a>$/i.exec(value) ?? [];
  return to !== undefined && text !== undefined
    ? { what: 'link', isHtml: true, fields: { label: text, href: to } }
    : undefined;
}

function pictureIn(value: string): Pasted | undefined {
  const [, alt, src] = /^["']?!\[([^\]]+)\]\((\S+)\)["']?$/.exec(value) ?? [];
  if (alt !== undefined && src !== undefined)
    return { what: 'picture', isHtml: false, fields: { src: nameOf(src), alt } };
  if (!/^<img\s[^>]*>$/i.test(value)) return undefined;
  const [file, seen] = ['src', 'alt'].map((name) => new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`, 'i').exec(value));
  const [from, text] = [file, seen].map((found) => found?.[1] ?? found?.[2]);
  return from && text ? { what: 'picture', isHtml: true, fields: { src: nameOf(from), alt: text } } : undefined;
}

/** The name of a picture, without the folders it lay in. */
const nameOf = (path: string): string => path.split('/').at(-1) ?? path;
