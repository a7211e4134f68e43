import type { Problem } from './problem';

/** Of a field that is there twice nothing is told but that: which of the two is meant is to be seen first. */
export function besideDoubles(problems: readonly Problem[], text: string): readonly Problem[] {
  const doubles = problems.filter(({ code }) => code === 'yaml/duplicate-field');
  if (doubles.length === 0) return problems;
  const lines = text.split('\n');
  const nameOf = ({ line }: Problem): string | undefined =>
    /^[\s-]*[\w-]+:/.exec(lines[line - 1] ?? '')?.[0].replace('-', ' ');
  const named = new Map(doubles.map((double) => [nameOf(double), double.line]));
  const isBeside = (problem: Problem): boolean => {
    const name = nameOf(problem);
    const line = name === undefined ? undefined : named.get(name);
    const depth = name?.search(/\S/) ?? 0;
    const isOneGroup = (): boolean =>
      lines.slice(problem.line, line).every((each) => each.trim() === '' || each.search(/\S/) >= depth);
    return line !== undefined && problem.line <= line && isOneGroup();
  };
  return problems.filter((problem) => problem.code.startsWith('yaml/') || !isBeside(problem));
}
