import { type ContentRoot, problemsIn } from '../content-root';

/** Every text of the published pages that still says what is to be written, as `file  path`; pages that are drafts may wait. */
export function textsToWrite(root: ContentRoot): string[] {
  const published = new Set(root.content.contents().map(({ file }) => file));
  return problemsIn(root)
    .filter(({ code, file }) => code === 'prose/to-write' && published.has(file))
    .map(({ file, path, line }) => `${file}:${line}  ${path}`);
}
