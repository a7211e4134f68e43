import { cut } from '../parsing/source-line';
import { halfQuoted } from './half-quoted';
import type { Meant } from './meant';

/** A written value, whether it stands inside of { } or [ ], and the name of its field. */
export interface WrittenValue {
  written: string;
  inBrackets: boolean;
  name?: string | undefined;
}

/** What was meant by a text that YAML reads as something else; undefined where it is not of this kind. */
type Kind = (value: WrittenValue) => Meant[] | undefined;

const curlyOpen = /^[“”„‟«‘’‚´]/;

function curly(written: string): Meant[] {
  const found = 'the text stands in curly quotes, which mean nothing here';
  const inner = /^([“”„‟«‘’‚´"'])(.+)([“”‟»‘’´"'])$/s.exec(written);
  if (!inner) return [];
  const [, open = '', text = '', close = ''] = inner;
  return curlyOpen.test(open) || /[“”‟»‘’´]/.test(close)
    ? [{ code: 'yaml/curly-quotes', text: text.trim(), found }]
    : [];
}

const oddStart = (written: string): Meant => ({
  code: 'yaml/odd-start',
  text: written,
  found: `the text begins with "${written.slice(0, 1)}", which means something else in YAML`,
});

const otherQuotes: Kind = ({ written }) => {
  const entity = /^&(?:quot|#34|#39|apos|[lr][ds]quo);(.+)&(?:quot|#34|#39|apos|[lr][ds]quo);$/.exec(written)?.[1];
  if (entity !== undefined)
    return [{ code: 'yaml/odd-start', text: entity, found: 'the text stands in quotes as web pages have them' }];
  const escaped = /^\\(["'])(.+)\\\1$/.exec(written)?.[2];
  if (escaped !== undefined)
    return [{ code: 'yaml/odd-start', text: escaped, found: 'backslashes stand in front of the quotes' }];
  const bare = /^`([^`]+)`$/.exec(written)?.[1];
  return bare === undefined
    ? undefined
    : [{ code: 'yaml/odd-start', text: bare, found: 'the text stands in backquotes, which mean nothing here' }];
};

const spacedLink: Kind = ({ written }) => {
  const named = /^(link|call|email|mailto|tel):\s*(\S*)$/.exec(written);
  if (!named) return undefined;
  const text = named[2] === '' ? (named[1] ?? '') : `${named[1]}:${named[2]}`;
  return [{ code: 'yaml/colon-in-text', text, found: `"${written}" is read as a field`, fix: `write ${text}` }];
};

const listMark: Kind = ({ written, name }) => {
  const text = /^(?:(?:[*•]|\[[ xX]?\]) +(?=\S)|[-–] +(?=\p{L}))(.*)$/u.exec(written)?.[1];
  // In a text in Markdown a dash begins a list.
  if (text === undefined || (written.startsWith('-') && /^(?:text|answer)$/.test(name ?? ''))) return undefined;
  const found = 'a sign of a list stands in front of the text';
  return [{ code: 'yaml/list-mark', text, found, fix: `write ${cut(text, 50)}  without it` }, oddStart(written)];
};

const markdown: Kind = ({ written, name }) => {
  // Behind an empty field that takes no sentence it is a note.
  if (/^#\s/.test(written) && name !== undefined && !takesSentences(name)) return [];
  const bold = /^\*\*([^*]+)\*\*$|^#{1,6} +(\S.*)$/.exec(written);
  if (!bold) return undefined;
  const text = bold[1] ?? bold[2] ?? '';
  const found = 'the text has signs of Markdown around it, which mean something else in YAML';
  return [{ code: 'yaml/odd-start', text, found, fix: `write ${cut(text, 50)}` }, oddStart(written)];
};

const partedAddress: Kind = ({ written }) => {
  const parted = /^(\/\S*) +(#[\w-]+)$/.exec(written);
  if (!parted) return undefined;
  const text = `${parted[1]}${parted[2]}`;
  const found = 'a space parts the address, and # begins a comment';
  return [{ code: 'yaml/cut-off', text, found, fix: `write ${text}` }];
};

const fieldForText: Kind = ({ written }) => {
  const text = /^(?:text|item|label|title|name|value): +(\S.*)$/.exec(written)?.[1];
  const found = 'there is a field where one text is expected';
  return text === undefined
    ? undefined
    : [{ code: 'yaml/colon-in-text', text, found, fix: `write ${cut(text, 50)}  alone` }];
};

/** Fields in which signs of Markdown make no heading, as they are one. */
const headings: ReadonlySet<string> = new Set(['heading', 'title', 'label', 'eyebrow', 'question', 'caption']);

/** True for a field in which a sentence may stand. */
const takesSentences = (name: string): boolean =>
  headings.has(name) || /(?:text|heading|title|label)$/i.test(name) || sentences.has(name);

const sentences: ReadonlySet<string> = new Set([
  'answer',
  'intro',
  'lead',
  'note',
  'excerpt',
  'description',
  'tagline',
  'alt',
  'quote',
  'about',
  'summary',
]);

const headingSigns: Kind = ({ written, name = '' }) => {
  const text = headings.has(name) ? /^#{1,6} *(\p{L}.*)$/u.exec(written)?.[1] : undefined;
  const found = 'everything from the "#" on is a comment, and a heading needs no sign';
  return text === undefined ? undefined : [{ code: 'yaml/cut-off', text, found, fix: `write ${cut(text, 50)}` }];
};

const hashAtStart: Kind = ({ written }) =>
  written.startsWith('#')
    ? [
        { code: 'yaml/cut-off', text: written, found: 'everything from the "#" on is a comment, so nothing is left' },
        { code: 'yaml/cut-off', text: written.slice(1), found: 'everything from the "#" on is a comment' },
      ]
    : undefined;

const signedNumber: Kind = ({ written }) => {
  const text = /^[*@&%!`|>,]\s*(?=(?:\D*\d){6})(\+?[\d(][\d\s()./-]*)$/.exec(written)?.[1];
  const found = `"${written.slice(0, 1)}" in front of the number means something else in YAML`;
  return text === undefined ? undefined : [{ code: 'yaml/odd-start', text, found, fix: `write ${text}` }];
};

const otherSign: Kind = ({ written, inBrackets }) => {
  // What is a list or fields as it stands is another kind of value, not a text without its quotes.
  if (/^\[[^[\]{}]*\]$/.test(written) || (!inBrackets && /^\{[^[\]{}]*\}$/.test(written))) return [];
  return /^[&*!|>@%`?,[{\]}]/.test(written) || /^- /.test(written) ? [oddStart(written)] : undefined;
};

const hashInside: Kind = ({ written }) => {
  const hash = written.search(/\s#/);
  if (hash < 0) return undefined;
  const rest = written.slice(hash + 1);
  const found = `the text ends before "${cut(rest.split(/\s/)[0] ?? '', 30)}", which is read as a comment`;
  return [{ code: 'yaml/cut-off', text: written, at: hash + 1, found }];
};

const secondColon: Kind = ({ written }) => {
  const text = /^:\s+(\S.*)$/.exec(written)?.[1];
  const found = 'there are two colons where one belongs';
  return text === undefined ? undefined : [{ code: 'yaml/colon-in-text', text, found, fix: `write ${cut(text, 50)}` }];
};

const colonInside: Kind = ({ written }) =>
  /:(?:\s|$)/.test(written)
    ? [
        {
          code: 'yaml/colon-in-text',
          text: written,
          found: 'the text has a colon and a space in it, which begins a new field',
        },
      ]
    : undefined;

/** Dollars and pounds with a comma in front of the cents. */
const centsBehindComma: Kind = ({ written }) => {
  const [, whole, cents] = /^([$£]\s?\d{1,3}),(\d{2})$/.exec(written) ?? [];
  const found = 'there is a comma in the amount, where the cents have a point in front';
  return whole === undefined
    ? undefined
    : [{ code: 'yaml/sign-in-brackets', text: `${whole}.${cents}`, found, fix: `write ${whole}.${cents}` }];
};

const signInBrackets: Kind = ({ written, inBrackets }) => {
  const sign = inBrackets ? /[,[\]{}]/.exec(written)?.[0] : undefined;
  if (sign === undefined) return undefined;
  const what = sign === ',' ? 'a comma' : `a "${sign}"`;
  const found = `there is ${what} in the text, which means something else inside { } and [ ]`;
  return [{ code: 'yaml/sign-in-brackets', text: written, found }];
};

const braced: Kind = ({ written }) => {
  const text = /^\{\{?\s*([^{}:,]*[^{}:,\s] [^{}:,]*?)\s*\}?\}$/.exec(written)?.[1];
  const found = 'braces stand around the text, which make fields of it';
  return text === undefined ? undefined : [{ code: 'yaml/odd-start', text, found, fix: `write ${cut(text, 50)}` }];
};

/** Texts in which YAML reads something else than a text; the first kind that one is of counts. */
const kinds: readonly Kind[] = [
  ...[otherQuotes, spacedLink, listMark, markdown, partedAddress, fieldForText, braced],
  ...[
    headingSigns,
    hashAtStart,
    signedNumber,
    otherSign,
    hashInside,
    secondColon,
    colonInside,
    centsBehindComma,
    signInBrackets,
  ],
];

function special(value: WrittenValue): Meant[] {
  for (const kind of kinds) {
    const found = kind(value);
    if (found) return found;
  }
  return [];
}

/** What a written value was meant to say; nothing where it is fine as it stands. The likeliest first. */
export const meant = (value: WrittenValue): Meant[] => [
  ...curly(value.written),
  ...halfQuoted(value.written),
  ...special(value),
];
