/** A text with words put in at an offset. */
export const put = (text: string, at: number, words: string): string => text.slice(0, at) + words + text.slice(at);

/** The offset behind the line that an offset is in. */
export const lineEnd = (text: string, offset: number): number => {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
};
