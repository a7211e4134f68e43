/**
 * Drawings, sources of pictures, what is for styles alone, and ways to other pages, which are never searched: a third of a
 * page, and nothing of what it says.
 */
const unsaid =
  /<nav\b[^>]*>.*?<\/nav>|<svg\b[^>]*>.*?<\/svg>|<source\b[^>]*>| (?:class|sizes|data-focus|data-ground)="[^"]*"/g;

/** The part of a document that is searched, and its language: the rest would only be passed on to be read past. */
export function searchedText(html: string): string {
  const start = html.indexOf('<main');
  const [opening = ''] = /<html[^>]*>/.exec(html) ?? [];
  const [language = ''] = / lang="[^"]*"/.exec(opening) ?? [];
  const main = html.slice(start, html.lastIndexOf('</main>'));
  return `<!doctype html><html${language}><title></title>${main.replace(unsaid, '')}</main>`;
}
