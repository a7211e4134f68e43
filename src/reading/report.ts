import type { SourceFile } from '../model/site';
import type { Issue } from './issue';
import { placesIn } from './places';
import type { Path } from './position';
import { type Problem, problemOf } from './problem';

/** Collects mistakes at places of one file. */
export interface Report {
  /** Adds a mistake in the value at `path`. */
  error(path: Path, issue: Issue): void;
}

/** A report that adds errors to `problems`, each at the line and column of its value (or of the words in it). */
export function reportOnFile(file: SourceFile, problems: Problem[]): Report {
  const places = placesIn(file);
  return {
    error(path, issue) {
      const { mark } = issue.at ?? {};
      const at = {
        ...issue.at,
        path: [...path, ...(issue.at?.path ?? [])],
        mark: mark && { ...mark, path: [...path, ...mark.path] },
      };
      problems.push(problemOf(file.path, places, { ...issue, at }));
    },
  };
}
