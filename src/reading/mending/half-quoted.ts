import { pictureEnding } from '../../model/picture-endings';
import type { Meant } from './meant';

/** Words that an apostrophe shortens in front, and decades. */
const elided = /^(?:[Tt]il|[Tt]is|[Tt]was|[Rr]ound|[Cc]ause|[Ee]m|[Bb]out|\d0s)\b/;

/** What was meant by a text of which a quote opens or closes a part; nothing where none does. */
export function halfQuoted(written: string): Meant[] {
  const mark = written[0];
  if (mark !== '"' && mark !== "'") return closedAlone(written);
  const halves = mark === '"' ? /^"([^"]+)"(: )"([^"]+)"$/.exec(written)?.slice(1) : undefined;
  if (halves)
    return [{ code: 'yaml/after-quote', text: halves.join(''), found: 'two texts in quotes stand where one belongs' }];
  const inner = written.slice(1);
  if (/^["'\s]*$/.test(inner)) return [];
  if (mark === "'" && elided.test(inner))
    return [{ code: 'yaml/open-quote', text: written, found: 'the apostrophe in front opens a quotation here' }];
  if (!inner.includes(mark)) {
    const found = `the quote ${mark} is opened here and not closed on its line`;
    return [{ code: 'yaml/open-quote', found, text: inner.replace(mark === '"' ? /'$/ : /"$/, '') }];
  }
  return mark === '"' && /\\/.test(inner) && inner.endsWith('"')
    ? withBackslash(inner.slice(0, -1))
    : goingOn(written, mark);
}

const closedAlone = (written: string): Meant[] =>
  /"$/.test(written) && (written.match(/"/g) ?? []).length % 2 === 1
    ? [{ code: 'yaml/open-quote', text: written.slice(0, -1), found: 'the quote " closes a text here that none opens' }]
    : [];

function withBackslash(text: string): Meant[] {
  const picture = /^[A-Z]:\\.*?([^\\]+)$/i.exec(text)?.[1];
  if (picture !== undefined && pictureEnding.test(picture)) {
    const found = 'this is a path on one computer, and a picture has a name alone';
    return [{ code: 'yaml/backslash', text: picture, found, fix: `write ${picture}` }];
  }
  const at = text.indexOf('\\');
  const found = `"${text.slice(at).slice(0, 2)}" has no meaning in double quotes`;
  return [{ code: 'yaml/backslash', text, found, at: 1 + at }];
}

/** A text that goes on after the quote that closes it. */
function goingOn(written: string, mark: '"' | "'"): Meant[] {
  const after = (text: string): Meant => ({
    code: 'yaml/after-quote',
    text,
    found: `the text goes on after the closing ${mark}`,
  });
  if (/^["']{2}./.test(written) || /.["']{2}$/.test(written)) return [after(written.replace(/^["']+|["']+$/g, ''))];
  const inner = written.slice(1);
  const parted = new RegExp(`^([^${mark}]*)${mark}[,;]+$`).exec(inner)?.[1];
  if (parted !== undefined) return [after(parted)];
  const punctuated = new RegExp(`^([^${mark}]*)${mark}([.!?])$`).exec(inner);
  if (punctuated) return [after(`${punctuated[1]}${punctuated[2]}`)];
  // What is no word is no quotation: its quotes were to go around all.
  const figures = new RegExp(`^([^${mark}\\p{L}]+)${mark}(\\s+[^${mark}]+)$`, 'u').exec(inner);
  if (figures) return [after(`${figures[1]}${figures[2]}`), after(written)];
  if (inner.endsWith(mark)) return [after(inner.slice(0, -1)), after(written)];
  // Words behind a text in quotes belong to it, or to nothing.
  return [{ ...after(written), unsure: true }];
}
