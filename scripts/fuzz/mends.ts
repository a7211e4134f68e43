import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { mendContent } from '../../src/engine/mend-content';
import type { Content } from '../../src/engine/open-content';
import type { SourceFile } from '../../src/model/site';

/** What became of a slip: mended, or left for a person to mend. */
type End = 'mended' | 'left';

/**
 * Makes a slip in a content, mends it, and takes it back. Gives what became of it, or the promise that was broken: what is
 * mended says what it said before, no byte changes on lines that are right, and no slip goes unnoticed.
 */
export function mendOf(content: Content, file: SourceFile, text: string): End | { broken: string } {
  const quiet = content.problems().length;
  content.take({ files: [[file.path, text]] });
  const noticed = content.problems().length > quiet;
  const { files } = mendContent(content);
  const now = content.text(file.path) ?? '';
  const others = [...files.keys()].filter((path) => path !== file.path);
  const left = content.problems().length;
  content.take({
    files: [file, ...others.map((path) => ({ path, text: undefined }))].map(({ path, text }) => [path, text]),
  });
  if (others.length > 0) return { broken: `another file was changed: ${others.join(', ')}` };
  if (now === text) return noticed || says(text, file.text) ? 'left' : { broken: 'not noticed' };
  if (left > quiet) return { broken: `mended, and ${left - quiet} problems are left` };
  if (!says(now, file.text)) return { broken: 'mended into something else' };
  return onlyThere(file.text, text, now) ? 'mended' : { broken: 'lines were changed that were right' };
}

const says = (a: string, b: string): boolean => {
  try {
    return isDeepStrictEqual(parse(a), parse(b));
  } catch {
    return false;
  }
};

/** True where a text is as it was, byte by byte, but for the lines with the slip. */
function onlyThere(before: string, slip: string, now: string): boolean {
  const [a, b, c] = [before, slip, now].map((text) => text.split('\n'));
  return a?.every((line, number) => c?.[number] === line || b?.[number] !== line) ?? false;
}
