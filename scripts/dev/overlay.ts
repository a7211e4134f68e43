import type { ErrorPayload } from 'vite';
import { formatProblems, textsOf } from '../../src/reading/format-problem';
import type { ContentState } from './content-state';

/** Vite's error overlay for the problems of the content: the first with its place, all of them in the text. */
export function overlay({ problems, files }: ContentState): ErrorPayload | undefined {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (!first) return undefined;
  const texts = textsOf(files);
  return {
    type: 'error',
    err: {
      plugin: 'roofline',
      message: `${first.found} ${first.fix}`,
      id: `${first.file}:${first.line}:${first.column}`,
      loc: { file: first.file, line: first.line, column: first.column },
      frame: formatProblems(errors, texts),
      stack: '',
    },
  };
}
