import { isDeepStrictEqual } from 'node:util';
import { stringify } from 'yaml';
import type { SourceFile } from '../../src/model/site';
import { readText, told, tryEdit } from './edit-claims';
import { randomOperation } from './random-edits';

type Next = () => number;

/** What came of many edits. */
export interface EditReport {
  tried: number;
  refused: number;
  /** Each with the text and the operation. */
  broken: string[];
  refusals: string[];
}

/** How many edits are made one after the other in one text. */
const chain = 20;

/** Some sections of a page one after the other, for a long text takes longer and tries no more; one in eight is whole. */
function part(text: string, next: Next): string {
  const [head = '', ...sections] = text.split(/(?=^ {2}- type:)/m);
  if (sections.length < 4 || next() % 8 === 0) return text;
  const from = next() % (sections.length - 2);
  return head + sections.slice(from, from + 3).join('');
}

/** The text as other hands might have written it: with line ends of Windows, in brackets, with lists at the margin. */
function rewritten(text: string, next: Next): string {
  const value = readText(text);
  switch (next() % 6) {
    case 0:
      return noted(text, next).replaceAll('\n', '\r\n');
    case 1:
      return noted(stringify(value, { indentSeq: false, lineWidth: 60 }), next);
    case 2:
      return noted(inBrackets(value), next);
    case 3:
      return `\uFEFF${noted(text, next)}`;
    case 4:
      return text.trimEnd();
    default:
      return noted(text, next);
  }
}

const inBrackets = (value: unknown): string =>
  Object.entries(Object(value))
    .map(
      ([name, inner]) =>
        `${name}: ${stringify(inner, { collectionStyle: 'flow', lineWidth: 70 }).trimEnd().replaceAll('\n', '\n  ')}\n`,
    )
    .join('');

/** The text with comments that can be told apart, where they change nothing. */
function noted(text: string, next: Next): string {
  const value = readText(text);
  let now = text;
  for (let number = 0; number < 8; number += 1) {
    const lines = now.split('\n');
    const at = next() % lines.length;
    const line = lines[at] ?? '';
    const note = `# note-${number}.`;
    const own = `${' '.repeat(Math.max(line.search(/\S/), 0))}${note}`;
    const added = next() % 2 === 0 ? lines.toSpliced(at, 0, own) : lines.with(at, `${line} ${note}`);
    const text = added.join('\n');
    if (isSame(text, value)) now = text;
  }
  return now;
}

function isSame(text: string, value: unknown): boolean {
  try {
    return isDeepStrictEqual(readText(text), value);
  } catch {
    return false;
  }
}

/** Makes random edits, one after the other, in the given files; the same seed makes the same ones. */
export function runEdits(files: readonly SourceFile[], count: number, next: Next): EditReport {
  const report: EditReport = { tried: 0, refused: 0, broken: [], refusals: [] };
  while (report.tried < count) {
    let text = rewritten(part(files[next() % files.length]?.text ?? '', next), next);
    let value = readText(text);
    for (let step = 0; step < chain && report.tried < count; step += 1) {
      const operation = randomOperation(value, next);
      if (!operation) continue;
      report.tried += 1;
      const outcome = tryEdit(text, value, operation);
      if (outcome.refused) {
        report.refused += 1;
        report.refusals.push(`${told(operation)}\n${text}`);
      }
      if (outcome.broken) {
        report.broken.push(`${outcome.broken}\n${told(operation)}\n${text}\n=====\n${outcome.text}`);
        break;
      }
      ({ text, value } = outcome);
    }
  }
  return report;
}
