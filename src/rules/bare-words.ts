/** A text without what does not make it another one: capitals, spaces and signs. */
export const bareWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();
