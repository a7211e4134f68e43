import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { pageFileOf, routeOf } from '../src/addresses/routes';
import { closest } from '../src/reading/closest';
import { parseYaml } from '../src/reading/parse';
import { defineCommand } from './command-line/command';
import { type FlagValues, rootFlag } from './command-line/flags';
import { flagsInstead } from './command-line/help';
import { usageError } from './command-line/usage-error';
import { openRoot } from './content-root';
import { interview, ownTerminal } from './new/interview';
import { kinds } from './new/kinds';
import { noteInMenu } from './new/menu-note';
import { type Beginning, newPage, writePages } from './new/page-files';
import { rowsOf } from './new/pages-of-table';
import { type Given, noMenu, type Question, questionsFor } from './new/questions';
import { siteFacts } from './new/site-facts';
import { tableText } from './new/table-text';
import { fileText } from './plain-file.mjs';

const flags = {
  root: rootFlag,
  kind: { type: 'string', value: 'KIND', about: `what kind of page: ${Object.keys(kinds).join(', ')}` },
  template: { type: 'string', value: 'KIND', about: 'the same as --kind' },
  route: { type: 'string', value: 'ROUTE', about: 'its address, such as /our-team' },
  title: { type: 'string', value: 'TITLE', about: 'its title for search results' },
  office: { type: 'string', value: 'ID', about: 'the office that answers for it' },
  city: { type: 'string', value: 'NAME', about: 'the place that it is about' },
  group: { type: 'string', value: 'NAME', about: 'the category of an article' },
  menu: { type: 'string', value: 'LABEL', about: 'the menu that it is to stand in once it is published' },
  from: { type: 'string', value: 'ROUTE', about: 'begin with a copy of this page' },
  csv: { type: 'string', value: 'FILE', about: 'make a page for each row; the heads are route, title, city and so on' },
} as const;

/** The table that a flag names. Throws a usage error where it cannot be read. */
async function tableAt(path: string): Promise<string> {
  try {
    return tableText(await readFile(path));
  } catch {
    throw usageError(`--csv names ${path}, which cannot be read; is its name right?`);
  }
}

/** A page to begin with: its text, and the answers that it has already. Throws a usage error where there is none. */
async function pageToCopy(root: string, written: string, paths: readonly string[]) {
  const route = `/${written.replace(/^\/?(?:pages\/)?|\.yaml$|\/$/g, '').replace(/^index$/, '')}`;
  if (!paths.includes(pageFileOf(route))) {
    const routes = paths.flatMap((path) => routeOf(path)?.route ?? []);
    const near = routes.find((other) => other.endsWith(route)) ?? closest(route, routes);
    throw usageError(`--from names ${route}, and there is no such page${near ? `; write ${near}` : ''}`);
  }
  const text = fileText(join(root, pageFileOf(route)));
  const page = z.object({ template: z.string(), office: z.string(), group: z.string() }).partial();
  const { template: kind = 'page', ...answers } = page.safeParse(parseYaml({ path: route, text }).value).data ?? {};
  const known: Given = { kind, ...answers };
  return { text, answers: known };
}

/** What is given, with what is suggested for the rest; undefined where something has to be told. */
function suggested(given: Given, questions: readonly Question[]): Given | undefined {
  const answers = questions.map(({ name, suggestion }) => [name, given[name] ?? suggestion] as const);
  if (answers.some(([, answer]) => answer === undefined)) return undefined;
  return { ...given, ...Object.fromEntries(answers) };
}

/** Makes one page; asks for what is not given. */
async function makeOne(root: string, { given, facts, from }: Beginning): Promise<number> {
  const questions = questionsFor(given, facts);
  const wrong = questions.flatMap(({ name, mistake }) => {
    const found = given[name] === undefined ? undefined : mistake(given[name]);
    return found === undefined ? [] : [`--${name}: ${found}`];
  });
  if (wrong.length > 0) return refused(wrong);
  const asked = await interview(given, (known) => questionsFor(known, facts), ownTerminal());
  // A script answers by flags alone: what is suggested to a person is taken there, as for the rows of a table.
  const answers = asked ?? (process.stdin.isTTY ? undefined : suggested(given, questions));
  if (!answers) {
    const left = questions.filter(({ name, suggestion }) => given[name] === undefined && suggestion === undefined);
    const names = left.map(({ name }) => name);
    throw usageError(`\n\nNothing was changed: ${flagsInstead(flags, names).trimEnd()}`);
  }
  const { route = '', title = '', menu = noMenu } = answers;
  const { made } = await writePages(root, new Map([[route, newPage(root, answers, { facts, from })]]));
  if (made.length === 0) return refused([`${route} is there`]);
  console.log(
    `\nMade pages${route}.yaml, a draft. Replace each "Write: …", run npm run check, and remove draft: true to publish it.`,
  );
  if (menu !== noMenu) console.log(await noteInMenu(root, menu, { route, title }));
  return 0;
}

function refused(mistakes: readonly string[]): number {
  console.error(`Nothing was changed:\n  ${mistakes.join('\n  ')}`);
  return 1;
}

/** Makes a page of each row of a table. Run again, it makes those that are new, and changes none. */
async function makeMany(root: string, table: string, { given, facts, from }: Beginning): Promise<number> {
  const { rows, mistakes } = rowsOf(table, given, facts);
  if (mistakes.length > 0) return refused(mistakes);
  const texts = rows.map((answers) => [answers.route ?? '', newPage(root, answers, { facts, from })] as const);
  const ends = await writePages(root, new Map(texts));
  console.log(`${ends.made.length} pages made as drafts, ${ends.there.length} were there already.`);
  if (ends.kept.length > 0) console.log(`Left as they are, for they have been worked on: ${ends.kept.join(', ')}`);
  console.log('Run npm run check: it names what is still to write, and pages that say too much alike.');
  return 0;
}

/** Scaffolds pages as drafts, every field explained. Never overwrites a file. */
async function scaffold({ root: folder, csv, from, template, ...flagged }: FlagValues<typeof flags>): Promise<number> {
  const root = resolve(folder);
  const content = await openRoot(root);
  const copy = from === undefined ? undefined : await pageToCopy(root, from, content.paths);
  const told = Object.entries({ ...flagged, kind: flagged.kind ?? template }).filter(
    ([, answer]) => answer !== undefined,
  );
  const given: Given = { ...copy?.answers, ...Object.fromEntries(told) };
  const beginning = { given, facts: siteFacts(content), from: copy?.text };
  return csv === undefined ? makeOne(root, beginning) : makeMany(root, await tableAt(csv), beginning);
}

/** `npm run new`: asks for what the flags leave out. */
export const command = defineCommand({ flags, run: scaffold });
