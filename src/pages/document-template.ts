import { type Problem, problemOfFile } from '../reading/problem';

const markers = ['head', 'root'] as const;
/** The language of the frame gives way to that of the page. */
const slots = /<html\b(?:\s+lang="[^"]*")?|\s*<!--(.*?)-->/gs;
/** Where the body ends, or the text, as HTML lets `</body>` be left out. */
const bodyEnd = /(?=<\/body\s*>(?!.*<\/body\s*>))|(?!.)$/is;

interface Fillings {
  /** Attributes for `<html>`, with a space before each. */
  html: string;
  head: string;
  root: string;
  /** What stands last in the body. */
  end?: string;
}

/** The template with its markers `<!--head-->` and `<!--root-->` and the end of its body filled in; its other comments are left out. */
export function fillTemplate(template: string, { html, head, root, end = '' }: Fillings): string {
  const filled = new Map([
    ['head', head],
    ['root', root],
    ['end', end],
  ]);
  return template
    .replace(bodyEnd, '<!--end-->')
    .replace(slots, (slot, comment?: string) =>
      slot.startsWith('<html') ? `<html${html}` : (filled.get(comment ?? '') ?? ''),
    );
}

/** Reports each marker that an owner's `index.html` has lost or has twice. */
export function checkTemplate(template: string, file: string): Problem[] {
  const comments = [...template.matchAll(slots)].map(([, comment]) => comment);
  return markers.flatMap((marker): Problem[] => {
    const count = comments.filter((comment) => comment === marker).length;
    if (count === 1) return [];
    const found = `<!--${marker}--> stands ${count === 0 ? 'nowhere' : `${count} times`} in this file`;
    const fix = `Write <!--${marker}--> exactly once${marker === 'head' ? ', in <head>' : ', in <div id="root">'}.`;
    return [problemOfFile(file, { code: 'file/template-marker', found, fix })];
  });
}
