import type { Issue } from './issue';
import type { Places } from './places';
import type { Path } from './position';
import { type Problem, problemOf } from './problem';

/** Collects mistakes at places of one file. */
export interface Report {
  /** Adds a mistake in the value at `path`. */
  error(path: Path, issue: Issue): void;
}

/**
 * A report that adds errors to `problems`, each at the line and column of its value (or of the words in it). The places of
 * the file are asked for with its first mistake: most files have none, and their text is not needed. `inFile` gives the path
 * that the file has, where the value was put right.
 */
export function reportOnFile(
  file: string,
  problems: Problem[],
  placesOf: () => Places,
  inFile: (path: Path) => Path = (path) => path,
): Report {
  return {
    error(path, issue) {
      const { mark } = issue.at ?? {};
      const at = {
        ...issue.at,
        path: inFile([...path, ...(issue.at?.path ?? [])]),
        mark: mark && { ...mark, path: inFile([...path, ...mark.path]) },
      };
      problems.push(problemOf(file, placesOf(), { ...issue, at }));
    },
  };
}
