import type { Inventory } from '../../src/model/site';
import { formatProblems } from '../../src/reading/format-problem';
import type { Problem } from '../../src/reading/problem';
import { askedOf } from '../content/load-site';
import { edited, soundFiles, soundInventory } from './sound-site';

/**
 * Files of the fixture that an edit adds, replaces or (without a text) takes away. A picture of it gets another size by
 * its width and height: `1200x800`.
 */
export type Edit = Record<string, string | undefined>;

/** An edit of the sound fixture that breaks a rule, and one that comes near and keeps it. */
export interface Trial {
  breaks: Edit;
  keeps: Edit;
}

const home = 'pages/index.yaml';
const prose = 'Hail *bruises* the mat. See [the lender](link:lender), [our page](/contact#office) or [call](call).';

/** The home page with other words in its running text, or in the line under its heading, or for its picture. */
export const inMarkdown = (text: string): Edit => edited(home, prose, text.split('\n').join('\n      '));
export const inPlain = (text: string): Edit =>
  edited(home, 'text: Over {years} years in {city}. Call {phone}.', `text: ${JSON.stringify(text)}`);
export const inAlt = (text: string): Edit => edited(home, 'alt: A house', `alt: ${JSON.stringify(text)}`);

const folder = 'public/images/';

function pictureSizes(edit: Edit): Inventory['pictures'] {
  const sized = Object.entries(edit).flatMap(([path, size]) => {
    const [width = 0, height = 0] = size?.split('x').map(Number) ?? [];
    return path.startsWith(folder) ? [[path.slice(folder.length), { width, height, hash: size ?? '' }] as const] : [];
  });
  return new Map([...soundInventory.pictures, ...sized]);
}

/** The text of a file of the fixture with an edit. */
export const textWith = (edit: Edit, file: string): string | undefined =>
  edit[file] ?? soundFiles().find(({ path }) => path === file)?.text;

const problemsOf = askedOf({ files: soundFiles(), inventory: soundInventory, year: 2026 });
const told = new Map<Edit, readonly Problem[]>();

/** What is told of the fixture with an edit. */
export function toldOf(edit: Edit): readonly Problem[] {
  const known = told.get(edit);
  if (known) return known;
  const isPicture = (path: string): boolean => path.startsWith(folder);
  const texts = Object.entries(edit).filter(([path]) => !isPicture(path));
  const inventory = Object.keys(edit).some(isPicture)
    ? { ...soundInventory, pictures: pictureSizes(edit) }
    : soundInventory;
  const problems = problemsOf(Object.fromEntries(texts), inventory);
  told.set(edit, problems);
  return problems;
}

/** A message without its place. */
export const sentence = ({ code, severity, found, fix }: Problem): string => `${code} (${severity}): ${found}; ${fix}`;

/** What `check` prints of the fixture with an edit, without the frames; of one kind of mistake only where it is named. */
export const printed = (edit: Edit, kind?: string): string =>
  formatProblems(
    toldOf(edit).filter(({ code }) => kind === undefined || code === kind),
    new Map(),
  );
