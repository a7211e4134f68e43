import {
  CORE_SCHEMA,
  constructFromEvents,
  defineMappingTag,
  EVENT_ID,
  type Event,
  parseEvents,
  SCALAR_STYLE,
  YAMLException,
} from 'js-yaml';
import { withoutStacks } from './without-stacks';

/**
 * Signs that parsers read differently or that are told of elsewhere: tabs, lone carriage returns, byte order marks, letters that were lost, marks of
 * documents and of unfinished merges. A text that has one is read closely.
 */
const unusual = /\t|\r(?!\n)|\uFEFF|\uFFFD|<{7}|>{7}|^(?:---|\.\.\.)/m;

/**
 * The value of a text in which nothing is wrong or unusual as YAML, found in a third of the time that a tree of it takes;
 * undefined for one that must be read closely. What is given is what the tree would give: tests hold both to it.
 */
export function plainValue(text: string): Record<string, unknown> | undefined {
  const source = text.replace(/^\uFEFF/, '');
  if (unusual.test(source)) return undefined;
  try {
    const events = withoutStacks(() => parseEvents(source, {}));
    if (!startsPlainly(events) || !events.every((event) => isPlain(event, source))) return undefined;
    // The second event is a mapping, and its tag makes records of text keys only.
    return constructFromEvents(events, { source, schema })[0] as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** Where the quick parser stumbles over a text that is no YAML; undefined for one that it can read. */
export function stumble(text: string): number | undefined {
  try {
    withoutStacks(() => parseEvents(text.replace(/^\uFEFF/, ''), {}));
    return undefined;
  } catch (error) {
    return error instanceof YAMLException ? (error.mark?.position ?? 0) : 0;
  }
}

/** One document without directives and marks around it, that holds fields. */
function startsPlainly([document, root, ...others]: Event[]): boolean {
  if (document?.type !== EVENT_ID.DOCUMENT || root?.type !== EVENT_ID.MAPPING) return false;
  const { explicitStart, explicitEnd, directives } = document;
  if (explicitStart || explicitEnd || directives.length > 0) return false;
  return others.every(({ type }) => type !== EVENT_ID.DOCUMENT);
}

/** No alias, anchor or tag, and no text that means something else to a person than to a parser. */
function isPlain(event: Event, source: string): boolean {
  if (event.type === EVENT_ID.ALIAS) return false;
  if (!('tagStart' in event)) return true;
  if (event.tagStart >= 0 || event.anchorStart >= 0) return false;
  return event.type !== EVENT_ID.SCALAR || event.style !== SCALAR_STYLE.PLAIN || !isTrap(source, event);
}

/** In a text over several lines: one that looks like an item, a field or a note of its own. */
export const swallowed =
  /\n[ \t]*(- \S.*|-(?![\s\d-])\S.*|[–—•*+] ?\S.*|\d{1,3}[.)] .*|\/\/.*|[a-z][A-Za-z]*[:=：](?!\/\/)\S.*)/;

/** Whether a text ends with a quote that it does not begin with. */
export const strayQuote = (text: string): boolean =>
  /[^\d\s]\s?"$/.test(text) && (text.split('"').length % 2 === 0 || /^[“„”]/.test(text));

/** A text in curly or acute quotes as a whole. */
const curly = /^[“„«´].*[“”»´]$/s;

/** Whether a list in brackets has one item, in which semicolons stand where commas part items. */
export const partedBySemicolons = (text: string, start: number, end: number): boolean =>
  /[^&\s\d];\s/.test(text.slice(start, end)) &&
  /\[\s*$/.test(text.slice(Math.max(0, start - 20), start)) &&
  /^\s*\]/.test(text.slice(end, end + 20));

const comment = /[ ]+#\S/y;

function isTrap(source: string, { valueStart, valueEnd }: { valueStart: number; valueEnd: number }): boolean {
  comment.lastIndex = valueEnd;
  if (comment.test(source)) return true;
  const text = source.slice(valueStart, valueEnd);
  if (swallowed.test(text) || strayQuote(text) || curly.test(text)) return true;
  if (partedBySemicolons(source, valueStart, valueEnd)) return true;
  return text === 'yes' || text === 'no' || mayBeHuge.test(text);
}

/** Too large a number is infinite to one parser and text to the other. */
const mayBeHuge = /^[-+]?(?:[\d.]+[eE][-+]?\d+|[\da-fA-Fox.]{200,})$/;

type Fields = Record<string, unknown>;

/** Names that are numbers or nothing, and the one that would reach an object's prototype, are read closely. */
const schema = CORE_SCHEMA.withTags(
  defineMappingTag<Fields>('tag:yaml.org,2002:map', {
    create: () => ({}),
    addPair: (fields, name, value) => {
      if (typeof name !== 'string' || name === '__proto__') return 'read closely';
      fields[name] = value;
      return '';
    },
    has: (fields, name) => typeof name === 'string' && Object.hasOwn(fields, name),
    keys: (fields) => Object.keys(fields),
    get: (fields, name) => (typeof name === 'string' ? fields[name] : undefined),
    identify: () => false,
  }),
);
