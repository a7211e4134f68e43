import MarkdownIt, { type StateCore } from 'markdown-it';
import { quotationMarks } from '../model/quotation-marks';

type Token = StateCore['tokens'][number];

/** A mark right after a figure and before no letter: feet, unless a quotation before it waits for its end. */
const feet = /(?<=\d)'(?!\p{L})/u;
const opening = /(?:^|[\s\p{P}])'(?=\S)/u;

/** Takes the marks for feet out of the running text, so that they are not set as apostrophes. */
function keepFeet({ tokens, Token }: StateCore): void {
  for (const token of tokens) token.children = token.children?.flatMap((child) => partsOf(child, Token)) ?? null;
}

function partsOf(token: Token, TokenOf: StateCore['Token']): Token[] {
  if (token.type !== 'text' || !feet.test(token.content) || opening.test(token.content)) return [token];
  const pieces = token.content.split(feet);
  const of = (type: string, content: string): Token =>
    Object.assign(new TokenOf(type, '', 0), { content, level: token.level });
  // Joined to the text again by a later rule of the renderer.
  return pieces.flatMap((piece, index) => [...(index > 0 ? [of('text_special', "'")] : []), of('text', piece)]);
}

/** A renderer that sets quotation marks and apostrophes as a typesetter does, and leaves marks for feet and inches. */
export function typographer(preset: 'default' | 'zero') {
  const renderer = new MarkdownIt(preset, { html: false, linkify: false, typographer: true });
  renderer.enable('smartquotes').disable('replacements');
  renderer.core.ruler.before('smartquotes', 'feet', keepFeet);
  return renderer;
}

type Typographer = ReturnType<typeof typographer>;

/** A typographer set to the quotation marks of a language, for the text that it reads next. */
export const inMarksOf = (language: string, renderer: Typographer): Typographer =>
  renderer.set({ quotes: quotationMarks(language) });
