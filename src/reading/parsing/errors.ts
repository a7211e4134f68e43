import { type Document, isAlias, isMap, type Node, visit, type YAMLError } from 'yaml';
import type { Problem } from '../problem';
import type { Words } from './complaint';
import { inQuotes, lineAt, neighbor } from './source-line';
import { faultWords } from './words';

/** A mistake that the parser met, in plain words, at an offset of the text. */
export interface Fault extends Words {
  offset: number;
  severity: Problem['severity'];
  /** True when the values read around it cannot be trusted. */
  breaks: boolean;
}

/**
 * Everything that is wrong with a YAML file as YAML, in source order. A mistake throws the parser off its track, so only
 * the first complaint on a line counts, and tabs, merge marks and bottomless nesting are told once.
 */
export function parseErrors(document: Document.Parsed, text: string): Fault[] {
  const conflict = /^(<{7}|>{7})( |$)/m.exec(text);
  if (conflict) return [mergeMark(conflict.index)];
  if (document.errors.some((error) => error.code === 'RESOURCE_EXHAUSTION')) return [bottomless()];
  const faults = [...document.errors, ...document.warnings]
    .sort((a, b) => a.pos[0] - b.pos[0])
    .filter(firstOn((error) => lineAt(text, error.pos[0]).start))
    .map((error) => faultOf(error, document, text));
  const kept = [...aliasFaults(document, text), ...faults].sort((a, b) => a.offset - b.offset);
  const told = withoutEffects(kept.filter(firstOn((fault) => onceFor(fault, text))), text);
  return told.some((fault) => fault.breaks) ? told : [...told, ...shapeFaults(document.contents, text)];
}

/** Keeps the first of all values that have the same key. */
function firstOn<T>(keyOf: (value: T) => string | number): (value: T) => boolean {
  const seen = new Set<string | number>();
  return (value) => seen.size < seen.add(keyOf(value)).size;
}

const onceFor = (fault: Fault, text: string): string | number => fault.once ?? lineAt(text, fault.offset).start;

function withoutEffects(faults: readonly Fault[], text: string): Fault[] {
  const broken = new Set(faults.map((fault) => lineAt(text, fault.offset).start));
  return faults.filter(({ offset, follows }) => {
    const above = neighbor(text, lineAt(text, offset), -1);
    return !follows || !above || !broken.has(above.start);
  });
}

function faultOf(error: YAMLError, document: Document.Parsed, text: string): Fault {
  const words = faultWords({ code: error.code, message: error.message, offset: error.pos[0], document, text });
  const severity = error.name === 'YAMLWarning' ? 'warning' : 'error';
  return { offset: error.pos[0], severity, breaks: severity === 'error' && error.code !== 'DUPLICATE_KEY', ...words };
}

/** Pages have no use for aliases; a `*` in front is Markdown emphasis that needs quotes. */
function aliasFaults(document: Document.Parsed, text: string): Fault[] {
  const faults: Fault[] = [];
  visit(document, {
    Alias(_key, node) {
      if (!isAlias(node) || !node.range) return;
      const { value, valueStart } = lineAt(text, node.range[0]);
      const whole = valueStart === node.range[0] ? value : `*${node.source}`;
      faults.push({
        offset: node.range[0],
        found: 'the text begins with "*", which means something else in YAML',
        fix: `put the text in quotes: ${inQuotes(whole)}`,
        severity: 'error',
        breaks: true,
      });
    },
  });
  return faults;
}

function shapeFaults(contents: Node | null, text: string): Fault[] {
  if (isMap(contents)) return [];
  const empty = contents === null || text.trim() === '' || !contents.range || contents.range[0] === contents.range[1];
  return [
    {
      offset: contents?.range?.[0] ?? 0,
      found: empty ? 'the file is empty' : 'the file does not begin with a field',
      fix: 'write fields, one on each line, such as  title: Roof repair',
      severity: 'error',
      breaks: true,
    },
  ];
}

const mergeMark = (offset: number): Fault => ({
  offset,
  found: 'a mark of an unfinished merge is left in the file',
  fix: 'keep one of the two versions and remove the lines that begin with <<<<<<<, ======= and >>>>>>>',
  severity: 'error',
  breaks: true,
});

const bottomless = (): Fault => ({
  offset: 0,
  found: 'lists and fields stand inside each other without end',
  fix: 'write the lists and fields with fewer levels',
  severity: 'error',
  breaks: true,
});
