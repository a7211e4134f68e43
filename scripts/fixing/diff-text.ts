import { createTwoFilesPatch } from 'diff';

/** Texts by path as they are to be; `undefined` for a file that goes. */
type Changes = ReadonlyMap<string, string | undefined>;

/** A file's changes as a unified diff; empty where there are none. */
const patch = (from: string, to: string, before: string, after: string): string =>
  before === after
    ? ''
    : createTwoFilesPatch(`a/${from}`, `b/${to}`, before, after, undefined, undefined, { context: 3 }).replace(
        /^=+\n/,
        '',
      );

/**
 * Changes of files as a unified diff, as `patch` and `git apply` take it; empty without any. A file that goes is shown as
 * moved to the one that is new.
 */
export function diffText(changes: Changes, written: ReadonlyMap<string, string>): string {
  const [gone] = [...changes].find(([, text]) => text === undefined) ?? [];
  return [...changes]
    .map(([file, text]) => {
      if (text === undefined) return '';
      const before = written.get(file);
      if (before !== undefined || gone === undefined) return patch(file, file, before ?? '', text);
      const head = `diff --git a/${gone} b/${file}\nrename from ${gone}\nrename to ${file}\n`;
      return head + patch(gone, file, written.get(gone) ?? '', text);
    })
    .join('');
}
