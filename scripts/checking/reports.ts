import { type ContentRoot, isSound, problemsIn, problemText } from '../content-root';
import { stillToTranslate } from '../still-to-translate';

/** How many texts of pages and drafts wait for their words, in a line; nothing where none does. */
function unwritten(root: ContentRoot): string {
  const texts = problemsIn(root).filter(({ code }) => code === 'prose/to-write');
  if (texts.length === 0) return '';
  const files = new Set(texts.map(({ file }) => file)).size;
  return `Still to write: ${texts.length} ${texts.length === 1 ? 'text' : 'texts'} in ${files} ${files === 1 ? 'file' : 'files'}.\n`;
}

function untranslated({ content }: ContentRoot): string {
  const site = content.outline();
  return site
    ? stillToTranslate(site)
        .map((line) => `${line}\n`)
        .join('')
    : '';
}

/** Every problem with the lines it is in, and how much is still to write; for a site without errors, a line that says so. */
export const textReport = (root: ContentRoot): string =>
  [
    problemText(root),
    unwritten(root),
    untranslated(root),
    isSound(root) ? `${root.content.routes().length} pages, no errors.\n` : '',
  ].join('');

/** The problems as a JSON list, for editors and other tools. */
export const jsonReport = (root: ContentRoot): string => `${JSON.stringify(problemsIn(root), undefined, 2)}\n`;
