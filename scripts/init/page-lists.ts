/** The pages that a new site may have besides those that every site has. */
export const furtherPages = ['about', 'prices', 'questions'] as const;
export type FurtherPage = (typeof furtherPages)[number];

/** The items of a list with commas. */
export const listIn = (answer: string): string[] =>
  answer
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
