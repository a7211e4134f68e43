import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pageSchemaFile } from '../editor-files/keep-editor-files';
import { copiedPage } from './copy-page';
import { isKind, kinds } from './kinds';
import type { Given } from './questions';
import type { SiteFacts } from './site-facts';
import { starter } from './starter';

/** What a page is made from: the answers that are given, the facts of the site, the text that it is a copy of. */
export interface Beginning {
  given: Given;
  facts: SiteFacts;
  from: string | undefined;
}

/** The file of the page at a route. */
const fileAt = (root: string, route: string): string => join(root, 'pages', `${route}.yaml`);

/** Answers as YAML writes texts, in quotes, because any of them might mean something else without. */
const asYaml = (answers: Given): Record<string, string> =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([name, answer]) => (answer === undefined ? [] : [[name, JSON.stringify(answer)]])),
  );

/** The text of a new page: of its kind with all fields explained, or as another page has it. */
export function newPage(root: string, answers: Given, { facts, from }: Omit<Beginning, 'given'>): string {
  const { kind = '', route = '', menu, ...own } = answers;
  const fields = { ...asYaml(own), draft: 'true' };
  if (from !== undefined) return copiedPage(from, fields);
  if (!isKind(kind)) throw new Error(`${kind} is no kind of page`);
  const schemaFile = relative(dirname(fileAt(root, route)), join(root, pageSchemaFile))
    .split(sep)
    .join('/');
  const today = new Date().toISOString().slice(0, 10);
  return starter(kinds[kind], { date: today, ...fields }, { schemaFile, picture: facts.picture ?? 'a-picture.jpg' });
}

/** Writes a new page; never over another. `kept` where the file is there and says something else. */
export async function writePage(root: string, route: string, text: string): Promise<'made' | 'there' | 'kept'> {
  const file = fileAt(root, route);
  if (existsSync(file)) return (await readFile(file, 'utf8')) === text ? 'there' : 'kept';
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text, { flag: 'wx' });
  return 'made';
}
