import { type Gap, gapsIn } from '../model/placeholder';
import type { ShapeValue } from '../pages/shape-of';

/** Markup that is drawn once for many values. */
export interface Template {
  /** As it was drawn: with something that stands for each value. */
  html: string;
  gaps: readonly Gap[];
  rest: string;
  /** Draws the part of a number with values. */
  drawPart: (part: number, values: readonly ShapeValue[], used: Used) => string;
}

/** What markup was made of. */
export interface Used {
  /** Markup in which stands every element of it. */
  pieces: Set<{ readonly html: string }>;
}

/** A template of markup that stands for values. */
export const templateOf = (html: string, drawPart: Template['drawPart']): Template => ({
  html,
  ...gapsIn(html),
  drawPart,
});

const entities: Readonly<Record<string, string>> = {
  '"': '&quot;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
  // The last one, so that it is read back last.
  '&': '&amp;',
};

/** Text as React writes it, between tags and in attributes alike. */
export const escapeAsReact = (text: string): string =>
  /["&'<>]/.test(text) ? text.replace(/["&'<>]/g, (sign) => entities[sign] ?? sign) : text;

/** Text that React has written, as it was given. */
export const asGivenToReact = (written: string): string =>
  Object.entries(entities).reduce((text, [sign, entity]) => text.replaceAll(entity, sign), written);

function shown({ kind, text }: ShapeValue, used: Used): string {
  if (kind !== 'markdown') return escapeAsReact(text);
  used.pieces.add({ html: text });
  return text;
}

/** By this React parts a text from a text before it. */
const seam = '<!-- -->';

/** A template with values in their gaps, as React draws it with them. Values have the numbers of a shape, from 1 on. */
export function fillShape(template: Template, values: readonly ShapeValue[], used: Used): string {
  used.pieces.add(template);
  let html = '';
  let [wasText, joins] = [false, false];
  for (const { before, value, part = 0, joinsBefore, joinsAfter } of template.gaps) {
    if (before !== '' && joins && wasText) html += seam;
    html += before;
    const known = value === undefined ? undefined : values[value - 1];
    const filling = known ? shown(known, used) : template.drawPart(part, values, used);
    const isText = !filling.startsWith('<');
    const beside = before === '' && joins ? wasText : joinsBefore;
    if (beside && isText) html += seam;
    html += filling;
    [wasText, joins] = [isText, joinsAfter];
  }
  return `${html}${joins && wasText ? seam : ''}${template.rest}`;
}
