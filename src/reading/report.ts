import type { Issue } from './issue';
import type { Places } from './places';
import type { Path } from './position';
import { mostProblems, type Problem, problemOf } from './problem';

/** Collects mistakes at places of one file. */
export interface Report {
  /** Adds a mistake in the value at `path`. */
  error(path: Path, issue: Issue): void;
}

/** So many mistakes of a file, of which only the first are told. */
const enough = 3 * mostProblems;

/**
 * A report that adds errors to `problems`, each at the line and column of its value (or of the words in it). The places of
 * the file are asked for with its first mistake: most files have none, and their text is not needed. `inFile` gives the path
 * that the file has, where the value was put right. The same words that are wrong again in a value are told once, as what
 * mends them mends all; and of a file with far more mistakes than are told the others are not looked for in its text.
 */
export function reportOnFile(
  file: string,
  problems: Problem[],
  placesOf: () => Places,
  inFile: (path: Path) => Path = (path) => path,
): Report {
  const told = new Set<string>();
  let hasError = false;
  return {
    error(path, issue) {
      const isError = (issue.severity ?? 'error') === 'error';
      if (told.size > enough && (hasError || !isError)) return;
      const { needle } = issue.at ?? {};
      const which = `${needle === undefined ? told.size : `${issue.code} ${[...path, ...(issue.at?.path ?? [])].join('.')} ${needle}`}`;
      if (told.has(which)) return;
      told.add(which);
      hasError ||= isError;
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
