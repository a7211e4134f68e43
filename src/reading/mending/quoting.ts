import { quote } from '../edit';
import type { IssueCode } from '../issue-codes';
import { cut, inQuotes } from '../parsing/source-line';
import { isInText } from './indentation';
import { around, bodyOf, leadOf, type Slip, type Suspicion } from './slip';

/** A text that is not written as YAML needs it, what its author meant, and what is wrong. */
interface Meant {
  code: IssueCode;
  text: string;
  found: string;
  /** What is told to write, where it is not the text in quotes. */
  fix?: string;
  /** Where in the written text the mistake is. */
  at?: number;
}

/** What a written value was meant to say; nothing where it is fine as it stands. The likeliest first. */
function meant(written: string, inBrackets: boolean, name?: string): Meant[] {
  return [...curly(written), ...halfQuoted(written), ...special(written, inBrackets, name)];
}

const curlyOpen = /^[“”„‟«‘’‚´]/;

function curly(written: string): Meant[] {
  const found = 'the text stands in curly quotes, which mean nothing here';
  const inner = /^([“”„‟«‘’‚´"'])(.+)([“”‟»‘’´"'])$/s.exec(written);
  if (!inner) return [];
  const [, open = '', text = '', close = ''] = inner;
  return curlyOpen.test(open) || /[“”‟»‘’´]/.test(close) ? [{ code: 'yaml/curly-quotes', text, found }] : [];
}

function halfQuoted(written: string): Meant[] {
  const mark = written[0];
  if (mark !== '"' && mark !== "'") {
    if (!/"$/.test(written) || (written.match(/"/g) ?? []).length % 2 === 0) return [];
    return [
      { code: 'yaml/open-quote', text: written.slice(0, -1), found: 'the quote " closes a text here that none opens' },
    ];
  }
  const halves = mark === '"' ? /^"([^"]+)"(: )"([^"]+)"$/.exec(written)?.slice(1) : undefined;
  if (halves)
    return [{ code: 'yaml/after-quote', text: halves.join(''), found: 'two texts in quotes stand where one belongs' }];
  const open = {
    code: 'yaml/open-quote',
    found: `the quote ${mark} is opened here and not closed on its line`,
  } as const;
  const after = { code: 'yaml/after-quote', found: `the text goes on after the closing ${mark}` } as const;
  const wrongEnd = mark === '"' ? /'$/ : /"$/;
  const inner = written.slice(1);
  if (/^["'\s]*$/.test(inner)) return [];
  if (!inner.includes(mark)) return [{ ...open, text: inner.replace(wrongEnd, '') }];
  if (mark === '"' && /\\/.test(inner) && inner.endsWith('"')) {
    const text = inner.slice(0, -1);
    const picture = /^[A-Z]:\\.*?([^\\]+\.(?:jpe?g|png|webp|avif))$/i.exec(text)?.[1];
    if (picture !== undefined) {
      const found = 'this is a path on one computer, and a picture has a name alone';
      return [{ code: 'yaml/backslash', text: picture, found, fix: `write ${picture}` }];
    }
    return [
      {
        code: 'yaml/backslash',
        text,
        found: `"${text.slice(text.indexOf('\\')).slice(0, 2)}" has no meaning in double quotes`,
        at: 1 + text.indexOf('\\'),
      },
    ];
  }
  if (/^["']{2}./.test(written) || /.["']{2}$/.test(written))
    return [{ ...after, text: written.replace(/^["']+|["']+$/g, '') }];
  const punctuated = new RegExp(`^([^${mark}]*)${mark}([.!?])$`).exec(inner);
  if (punctuated) return [{ ...after, text: `${punctuated[1]}${punctuated[2]}` }];
  if (inner.endsWith(mark))
    return [
      { ...after, text: inner.slice(0, -1) },
      { ...after, text: written },
    ];
  return [{ ...after, text: written }];
}

/** Text in which YAML reads something else than a text. */
function special(written: string, inBrackets: boolean, name?: string): Meant[] {
  const [first = ''] = written;
  const entity = /^&(?:quot|#34|#39|apos|[lr][ds]quo);(.+)&(?:quot|#34|#39|apos|[lr][ds]quo);$/.exec(written)?.[1];
  if (entity !== undefined)
    return [{ code: 'yaml/odd-start', text: entity, found: 'the text stands in quotes as web pages have them' }];
  const bare = /^`([^`]+)`$/.exec(written)?.[1];
  if (bare !== undefined)
    return [{ code: 'yaml/odd-start', text: bare, found: 'the text stands in backquotes, which mean nothing here' }];
  const start = {
    code: 'yaml/odd-start',
    text: written,
    found: `the text begins with "${first}", which means something else in YAML`,
  } as const;
  const named = /^(link|call|email|mailto|tel):\s*(\S*)$/.exec(written);
  if (named) {
    const text = named[2] === '' ? (named[1] ?? '') : `${named[1]}:${named[2]}`;
    const found = `"${written}" is read as a field`;
    return [{ code: 'yaml/colon-in-text', text, found, fix: `write ${text}` }];
  }
  const twice = /^(?:(?:[*•]|\[[ xX]?\]) +(?=\S)|[-–] +(?=\p{L}))(.*)$/u.exec(written)?.[1];
  // In a text in Markdown a dash begins a list.
  if (twice !== undefined && !(written.startsWith('-') && /^(?:text|answer)$/.test(name ?? '')))
    return [
      {
        code: 'yaml/list-mark',
        text: twice,
        found: 'a sign of a list stands in front of the text',
        fix: `write ${cut(twice, 50)}  without it`,
      },
      start,
    ];
  const bold = /^\*\*([^*]+)\*\*$|^#{1,6} +(\S.*)$/.exec(written);
  if (bold) {
    const text = bold[1] ?? bold[2] ?? '';
    const found = 'the text has signs of Markdown around it, which mean something else in YAML';
    return [{ code: 'yaml/odd-start', text, found, fix: `write ${cut(text, 50)}` }, start];
  }
  const parted = /^(\/\S*) +(#[\w-]+)$/.exec(written);
  if (parted) {
    const text = `${parted[1]}${parted[2]}`;
    return [
      { code: 'yaml/cut-off', text, found: 'a space parts the address, and # begins a comment', fix: `write ${text}` },
    ];
  }
  const inner = /^(?:text|item|label|title|name|value): +(\S.*)$/.exec(written)?.[1];
  if (inner !== undefined) {
    const found = 'there is a field where one text is expected';
    return [{ code: 'yaml/colon-in-text', text: inner, found, fix: `write ${cut(inner, 50)}  alone` }];
  }
  const colon = written.search(/:(?:\s|$)/);
  const hash = written.search(/(?:^|\s)#/);
  if (hash === 0)
    return [
      { code: 'yaml/cut-off', text: written, found: 'everything from the "#" on is a comment, so nothing is left' },
      { code: 'yaml/cut-off', text: written.slice(1), found: 'everything from the "#" on is a comment' },
    ];
  // What is a list or fields as it stands is another kind of value, not a text without its quotes.
  if (!inBrackets && /^(?:\[[^[\]{}]*\]|\{[^[\]{}]*\})$/.test(written)) return [];
  if (/^[&*!|>@%`?,[{\]}]/.test(written) || /^- /.test(written)) return [start];
  if (hash > 0) {
    const rest = written.slice(hash + 1);
    return [
      {
        code: 'yaml/cut-off',
        text: written,
        at: hash + 1,
        found: `the text ends before "${cut(rest.split(/\s/)[0] ?? '', 30)}", which is read as a comment`,
      },
    ];
  }
  if (colon >= 0)
    return [
      {
        code: 'yaml/colon-in-text',
        text: written,
        found: 'the text has a colon and a space in it, which begins a new field',
      },
    ];
  const sign = inBrackets ? /[,[\]{}]/.exec(written)?.[0] : undefined;
  if (sign === undefined) return [];
  const what = sign === ',' ? 'a comma' : `a "${sign}"`;
  return [
    {
      code: 'yaml/sign-in-brackets',
      text: written,
      found: `there is ${what} in the text, which means something else inside { } and [ ]`,
    },
  ];
}

/** A value that stands from an offset on, with quotes in the way that its author meant it. */
export function quotedValue(name: string | undefined, written: string, offset: number, inBrackets = false): Slip[] {
  return meant(written, inBrackets, name).map(({ code, text, found, fix, at = 0 }) => ({
    code,
    at: { offset: offset + at },
    found,
    fix: fix ?? `put the text in quotes: ${name === undefined ? '' : `${name}: `}${inQuotes(text)}`,
    edits: quote(offset, offset + written.length, written, text),
  }));
}

/** A text that a `#` cuts off, and that goes on in the next lines, in quotes as a whole. */
export const quotedLines: Suspicion = (suspect) => {
  const { source, line } = suspect;
  const hash = line.text.search(/\s#\S/);
  const below = around(suspect, 0, 4);
  const end = below.findIndex((next) => leadOf(next).length <= leadOf(line).length);
  const last = (end < 0 ? below : below.slice(0, end)).at(-1);
  if (hash < 0 || !last) return [];
  const stop = last.start + last.text.trimEnd().length;
  const written = source.text.slice(line.valueStart, stop);
  return [
    {
      code: 'yaml/cut-off',
      at: { offset: line.start + hash + 1 },
      found: 'the text is cut off at "#", which begins a comment',
      fix: 'put the whole text in quotes',
      edits: quote(line.valueStart, stop, written, written),
    },
  ];
};

/** The value of a line, and the whole of an item, in quotes. */
export const quotedText: Suspicion = (suspect) => {
  const { line } = suspect;
  // In a text of several lines there is nothing to quote.
  if (isInText(suspect, leadOf(line).length)) return [];
  const { body, offset } = bodyOf(line);
  const dash = /^(?:- +)*/.exec(body)?.[0].length ?? 0;
  const start = line.valueStart - line.start;
  const written = line.text.slice(start).trimEnd();
  const bare = written.replace(/\s+#\s.*$/, '');
  const values = [...new Set([bare, written])].filter((text) => text !== '');
  return [
    ...values.flatMap((text) => quotedValue(line.name, text, line.valueStart)),
    ...(line.name !== undefined && dash > 0 ? quotedValue(undefined, body.slice(dash), offset + dash) : []),
  ];
};
