import type { SourceFile } from '../model/site';
import { parseErrors } from './parsing/errors';
import { plainValue } from './parsing/plain';
import { treeOf } from './parsing/tree';
import { type Places, placesIn } from './places';
import { mostProblems, type Problem } from './problem';
import { positionOf } from './source-text';
import { trapWarnings } from './yaml-traps';

/** A YAML file as a plain value that can still be asked where in the text something stands. */
export interface Parsed extends Places {
  file: string;
  /** The content of the file; undefined when it cannot be read as fields. */
  value: unknown;
  /** What the parser could not make sense of, in plain words. */
  problems: Problem[];
  /** Warnings of text that YAML reads differently from what stands there. */
  traps: Problem[];
}

/** Reads YAML 1.2 text. Never throws: everything the parser complains of is in `problems`. */
export function parseYaml(source: SourceFile): Parsed {
  const plain = plainValue(source.text);
  const read = plain === undefined ? readClosely(source) : { value: plain, problems: [], traps: [] };
  return { file: source.path, ...read, ...placesIn(source) };
}

/** Reads a text that has something unusual in it, and says what. */
function readClosely({ path: file, text }: SourceFile): Pick<Parsed, 'value' | 'problems' | 'traps'> {
  const tree = treeOf(text);
  const { told, broken } = parseErrors(tree, mostProblems + 1);
  const problems = told.map(({ offset, found, fix, severity }) => {
    return { file, ...positionOf(tree.source, offset), path: '', found, fix, severity };
  });
  if (broken) return { value: undefined, problems, traps: [] };
  return { value: tree.document.toJS(), problems, traps: trapWarnings(tree, file) };
}
