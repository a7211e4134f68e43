import { Lexer } from 'yaml';

export interface Comment {
  offset: number;
  text: string;
}

/** Signs by which the lexer marks what follows; they stand in no text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the lexer's marks are control characters.
const marks = /^[\u0002\u0018]$/;
const scalar = '\u001f';

/** The comments of a YAML text, in order. */
export function commentsOf(text: string): Comment[] {
  if (!text.includes('#')) return [];
  const comments: Comment[] = [];
  let offset = 0;
  let isScalar = false;
  for (const token of new Lexer().lex(text)) {
    if (token === scalar || marks.test(token)) {
      isScalar = token === scalar;
      continue;
    }
    if (!isScalar && token.startsWith('#')) comments.push({ offset, text: token.trimEnd() });
    isScalar = false;
    offset += token.length;
  }
  return comments;
}

/** True where all comments of a text are in another one, but for those that stand from `start` to `end` of it. */
export function keepsComments(before: string, after: string, { start, end }: { start: number; end: number }): boolean {
  const left = new Map<string, number>();
  for (const { text } of commentsOf(after)) left.set(text, (left.get(text) ?? 0) + 1);
  return commentsOf(before).every(({ offset, text }) => {
    if (offset >= start && offset < end) return true;
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count > 0;
  });
}
