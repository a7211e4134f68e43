import { blockDefinitions } from '../../schemas/blocks';
import { capitalized } from '../../src/model/capitalized';
import { factName, nameOf } from './words';

/** What commands and files are to those who have neither: each as the studio has it. */
const inTheStudio: readonly [RegExp, string][] = [
  [/[;,] npm run check -- --rules lists all| npm run check -- --rules lists all\./g, ''],
  [/npm run dev shows/g, 'the studio shows'],
  [/run npm run rename -- (\S+) ([^\s,]+)/g, 'rename $1 to $2 in the list of pages'],
  [/\bno site\.config\.yaml/g, 'no file of site facts'],
  [/site\.config\.yaml/g, 'the site facts'],
  [/,? in Markdown\b/g, ''],
];

/** A path that is to be written into the file, as the way to it in the studio. */
const inTheList = (path: string): string => {
  const [fact = '', ...within] = path.split('.');
  return `“${[factName(fact), ...within.map(nameOf)].join(' → ')}”`;
};

/** A sentence of the engine as it is read by who edits in the studio. */
export function inOwnerWords(sentence: string): string {
  const said = sentence.replace(/^True (\w)/, (_, letter: string) => letter.toUpperCase());
  if (!/site\.config|npm run|Markdown/.test(said)) return said;
  const named = said.replace(/\b[a-z]\w*(?:\.[a-z]\w*)+(?= (?:to|in) site\.config\.yaml)/g, inTheList);
  return inTheStudio.reduce((text, [from, to]) => text.replace(from, to), named);
}

/** The kinds of sections whose names are no words of any language. */
const kinds = blockDefinitions.flatMap(({ type }) => (type.includes('-') ? [type] : []));
const kind = new RegExp(`(?<![\\w-])(?:${kinds.join('|')})(?![\\w-])`, 'g');

/** What pages are made of, as those say it who never see how it is written; what is quoted stays as it is. */
export const inPlainWords = (sentence: string): string =>
  sentence
    .split(/("[^"]*")/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(kind, (type) => `“${nameOf(type)}”`)
            .replace(/\bh1\b/g, 'main heading')
            .replace(/\bh[2-6]\b/g, 'heading')
            .replace(/\bblock(s?)\b/g, 'section$1'),
    )
    .join('');

/** What is wrong at a field, and what to do about it, beside that field or where it leads to it. */
export const problemInWords = ({ found, fix }: { found: string; fix: string }): string =>
  capitalized(inPlainWords(fieldsByName(`${found} – ${fix}`)));

/** Fields that a sentence has by what they are in the file, by the names that they have in the form. */
const fieldsByName = (sentence: string): string =>
  sentence
    .replace(/(?<=is not written as )"(\w+)"(?= needs it)/g, (_, name: string) => `“${nameOf(name)}”`)
    .replace(/(?<=(?:write|or|,) )([a-z]\w*): (?=")/g, (_, name: string) => `“${nameOf(name)}” `);

/** A sentence of help: what stands in quotes in a file is written without them in a form, where they would be letters. */
export const withoutQuotes = (sentence: string): string =>
  sentence
    .replace(/, in quotes(?=[:.,;])/g, '')
    .replace(/"([^"\sa-z]+)"/g, '$1')
    .replace(/"([^"]+)"/g, '“$1”');
