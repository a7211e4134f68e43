import { factName, nameOf } from './words';

/** What commands and files are to those who have neither: each as the studio has it. */
const inTheStudio: readonly [RegExp, string][] = [
  [/[;,] npm run check -- --rules lists all| npm run check -- --rules lists all\./g, ''],
  [/npm run dev shows/g, 'the studio shows'],
  [/run npm run rename -- (\S+) ([^\s,]+)/g, 'rename $1 to $2 in the list of pages'],
  [/\bno site\.config\.yaml/g, 'no file of site facts'],
  [/site\.config\.yaml/g, 'the site facts'],
];

/** A path that is to be written into the file, as the way to it in the studio. */
const inTheList = (path: string): string => {
  const [fact = '', ...within] = path.split('.');
  return `“${[factName(fact), ...within.map(nameOf)].join(' → ')}”`;
};

/** A sentence of the engine as it is read by who edits in the studio. */
export function inOwnerWords(sentence: string): string {
  const said = sentence.replace(/^True (\w)/, (_, letter: string) => letter.toUpperCase());
  if (!/site\.config|npm run/.test(said)) return said;
  const named = said.replace(/\b[a-z]\w*(?:\.[a-z]\w*)+(?= (?:to|in) site\.config\.yaml)/g, inTheList);
  return inTheStudio.reduce((text, [from, to]) => text.replace(from, to), named);
}
