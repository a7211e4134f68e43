import type { SourceFile } from '../model/site';
import type { Issue } from './issue';
import { type Parsed, parseYaml } from './parse';
import type { Path } from './position';
import { formatPath } from './position';
import type { Problem } from './problem';

/** Collects mistakes at places of one file. */
export interface Report {
  error(path: Path, issue: Issue): void;
}

/** A report that adds errors to `problems`, each at the line and column of its value (or of the words in it). */
export function reportOn(parsed: Parsed, problems: Problem[]): Report {
  return {
    error(path, { found, fix, needle }) {
      const { line, column } = needle === undefined ? parsed.at(path) : parsed.find(path, needle);
      problems.push({ file: parsed.file, line, column, path: formatPath(path), found, fix, severity: 'error' });
    },
  };
}

/** A report on a file that is read for its positions only when there is something to report. */
export function reportOnFile(file: SourceFile, problems: Problem[]): Report {
  let report: Report | undefined;
  return {
    error(path, issue) {
      report ??= reportOn(parseYaml(file), problems);
      report.error(path, issue);
    },
  };
}
