import type { SourceFile } from '../model/site';
import type { Issue } from './issue';
import { placesIn } from './places';
import type { Path } from './position';
import { formatPath } from './position';
import type { Problem } from './problem';

/** Collects mistakes at places of one file. */
export interface Report {
  error(path: Path, issue: Issue): void;
}

/** A report that adds errors to `problems`, each at the line and column of its value (or of the words in it). */
export function reportOnFile(file: SourceFile, problems: Problem[]): Report {
  const places = placesIn(file);
  return {
    error(path, { found, fix, needle }) {
      const { line, column } = needle === undefined ? places.at(path) : places.find(path, needle);
      problems.push({ file: file.path, line, column, path: formatPath(path), found, fix, severity: 'error' });
    },
  };
}
