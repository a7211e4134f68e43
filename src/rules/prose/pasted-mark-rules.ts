import { findingsAt, finds, offer, type TextRule } from '../rule';
import { hasFigure } from './hints';

/** Who said it, as a talk with such a program is copied. */
const speaker = /\b(?:ChatGPT|Copilot|Gemini)(?: said| says)?:(?=\s)/g;

/** What a program that writes on demand says to whoever asked it, in the languages that the engine knows. */
const answered = new RegExp(
  [
    String.raw`\bas an? (?:AI|artificial intelligence|large language)(?: language)?(?: model| assistant)\b`,
    String.raw`^(?:sure|certainly|of course|absolutely)(?: thing)?[!,.]+ (?:here(?:'s|’s| is| are)|below (?:is|are)|I(?:'ve|’ve| have) (?:written|rewritten|revised|updated|created|added))\b[^.!?\n:]*[:.!]`,
    String.raw`\b(?:section|paragraph|rewrite) [^.!?\n]{0,40}\byou (?:asked for|requested)\b`,
    String.raw`\bfeel free to (?:adjust|edit|customi[sz]e|modify|tweak) (?:this|it|the (?:text|wording|copy|details|placeholders))\b`,
    String.raw`\bhere(?:'s|’s| is) (?:an?|the|your) (?:revised|rewritten|improved|polished|updated|shorter|longer|SEO[- ]\w+|more \w+) (?:version|draft|text|paragraph|copy|description|post|article|page)\b`,
    String.raw`\blet me know if you(?:'d|’d| would)? (?:like|want|need)(?: me)?(?: to)? (?:adjust|change|tweak|shorten|expand|revise|rewrite|make|add|any (?:changes|revisions|adjustments|other|further))\b`,
    String.raw`\bI hope this (?:helps|email finds you)\b|\bmy (?:last )?(?:knowledge|training)(?: data)? (?:cut-?off|update)\b|\bregenerate response\b`,
    String.raw`\bcomo (?:un )?modelo de lenguaje\b|^(?:¡)?(?:claro|por supuesto)!? aquí tienes\b[^.!?\n:]*[:.!]`,
    String.raw`^As an AI\b,?(?= I\b| (?:assistant|model))|(?<=[.!?] )As an AI\b,?(?= I\b| (?:assistant|model))`,
  ].join('|'),
  'gim',
);

/** What such a program marks its sources with. */
const sourceMarks =
  /【[^】\n]*】|:?contentReference\[[^\]\n]*\](?:\{[^}\n]*\})?|\[oaicite:\d+\]|[\ue200-\ue202][^\s]*/g;

/** Notes and fields of a word processor. */
const fields =
  /Error! (?:Bookmark|Reference source|Hyperlink reference|No text of specified style|Filename) not [^.\n]*\.?|\bHYPERLINK "[^"\n]*"|\bPAGEREF \w+|\[[A-Z]{2,3}\d{1,3}\](?![(:[])|\[(?:deleted|inserted|comment(?:ed)?|moved|formatted)(?::[^\]\n]*| by [^\]\n]*)?\](?!\()/g;

/** Marks that come along from programs in which somebody writes to somebody. */
export const pastedMarkRules: readonly TextRule[] = [
  {
    code: 'prose/chat-left',
    severity: 'error',
    why: 'What a writing program says to whoever asked it, and its marks for sources, are not for visitors.',
    sign: /[【\ue200-\ue202]/,
    words:
      'ai language here let hope knowledge training regenerate oaicite contentreference lenguaje aquí chatgpt copilot gemini certainly absolutely requested asked feel'.split(
        ' ',
      ),
    find: ({ written }) =>
      findingsAt(
        [
          ...(written.match(answered) ?? []),
          ...(written.match(speaker) ?? []),
          ...(written.match(sourceMarks) ?? []),
        ].map((words) => words.trim()),
        (words) => ({
          found: `"${words.slice(0, 60)}" was said by the program that wrote the text`,
          fix: 'remove it, and read the rest for what is true of you',
        }),
      ),
  },
  {
    code: 'prose/pasted-field',
    severity: 'error',
    why: 'Notes in the margin and fields of a word processor come along as words when a text is pasted.',
    sign: /[[!"]/,
    words: ['pageref'],
    hint: /Error! |HYPERLINK|\[[A-Z]{2,3}\d|\[(?:deleted|inserted|comment|moved|formatted)/,
    find: finds(fields, (needle) => ({
      found: `"${needle.slice(0, 40)}" is a note or a field of a word processor`,
      fix: 'remove it',
    })),
  },
  {
    code: 'prose/pasted-field',
    severity: 'error',
    why: 'The numbers of notes in an encyclopedia come along when a sentence is copied out of it, and lead nowhere.',
    sign: /\[/,
    instead: ['prose/link-without-target'],
    hint: /[\p{L}.,;)"”]\[(?:\d{1,3}|edit|note \d)\](?![(:])|\[citation needed\]/u,
    find: ({ written, shown }) =>
      findingsAt(
        (
          written.match(
            /(?<=\p{L}{2}|[.,;)"”])(?:\[(?:\d{1,3}|edit|note \d)\](?![(:]))+|(?:(?:\[\d{1,3}\] ?)*\[citation needed\] ?)+/gu,
          ) ?? []
        ).filter((note) => shown.includes(note)),
        (note) => ({ found: `"${note}" is the number of a note that is not here`, ...offer('', { fix: 'remove it' }) }),
      ),
  },
  {
    code: 'prose/pasted-field',
    severity: 'error',
    instead: ['prose/link-without-target'],
    why: 'The time and the name that a messenger puts in front come along when a message is copied.',
    sign: hasFigure,
    hint: /^\[?\d{1,2}[./]\d{1,2}[./]\d{2}/m,
    find: finds(
      /^\[?\d{1,2}[./]\d{1,2}[./](?:\d{2}|\d{4}),? \d{1,2}:\d\d(?::\d\d)?(?: ?[ap]\.?m\.?)?\]?(?: -)? [^:\n]{1,40}:/gim,
      (needle) => ({ found: `"${needle}" is how a messenger begins a message`, ...offer('', { fix: 'remove it' }) }),
    ),
  },
];
