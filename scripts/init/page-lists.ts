import { siteTexts } from './site-texts-by-language';

/** The pages that a new site may have besides those that every site has. */
export const furtherPages = ['about', 'prices', 'questions'] as const;
export type FurtherPage = (typeof furtherPages)[number];

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

/** A further page by its name here, or by what it is called in a language of ours. */
export const furtherPageIn = (name: string): FurtherPage | undefined =>
  furtherPages.find((page) =>
    [page, ...Object.values(siteTexts).map(({ pages }) => pages[page].label)].some(
      (called) => plain(called) === plain(name),
    ),
  );

/** The items of a list with commas. */
export const listIn = (answer: string): string[] =>
  answer
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
