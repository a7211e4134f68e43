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
  [/the site facts: (\w+): \[\{ \w+: ("[^"]+") \}\]/g, '“$1” in the site facts: $2'],
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
const kinds = blockDefinitions.flatMap(({ type }) => (nameOf(type).toLowerCase() === type ? [] : [type]));
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
  sentenceCase(inPlainWords(fieldsByName(`${found} – ${fix}`)));

/** A sentence with a large first letter; a name of a file or a site stays as it is. */
const sentenceCase = (sentence: string): string =>
  /^[^\s.@/]+[.@/][^\s]/.test(sentence) ? sentence : capitalized(sentence);

/** A field with what is written in it, where a sentence says to write it: `or is: closed`; what is switched: `add draft: true`. */
const switched = /\b(?:write|add|have) ([a-z]\w*): (true|false)\b/g;
const switchedOff = /\b(?:remove|take out|leave out) ([a-z]\w*): true\b/g;
const written = /(?<=(?:write|add|choose|beside|such as|or|,) )([a-z]\w*): (?=["a-z])/g;

/** Fields that a sentence has by what they are in the file, by the names that they have in the form. */
function fieldsByName(sentence: string): string {
  // What the schema has to say of a field is a sentence by itself, and names none.
  const end = /: (?=[A-Z])/.exec(sentence)?.index ?? sentence.length;
  const named = sentence
    .slice(0, end)
    .replace(/(?<=is not written as )"(\w+)"(?= needs it)/g, (_, name: string) => `“${nameOf(name)}”`)
    .replace(switchedOff, (_, name: string) => `turn off “${nameOf(name)}”`)
    .replace(switched, (_, name: string, value: string) => `turn ${value === 'true' ? 'on' : 'off'} “${nameOf(name)}”`)
    .replace(written, (_, name: string) => `“${nameOf(name)}” `);
  return named + sentence.slice(end);
}

/** A sentence of help: what stands in quotes in a file is written without them in a form, where they would be letters. */
export const withoutQuotes = (sentence: string): string =>
  sentence
    .replace(/, in quotes(?=[:.,;])/g, '')
    .replace(/"([^"\sa-z]+)"/g, '$1')
    .replace(/"([^"]+)"/g, '“$1”');
