import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { lengths } from '../schemas/lengths';
import { plainPage } from '../schemas/page';
import { templates } from '../schemas/templates';
import { isRoute } from '../src/addresses/routes';
import { closest } from '../src/reading/closest';
import { readSiteConfig } from '../src/reading/page-source';
import { defineCommand } from './command-line/command';
import { type FlagValues, rootFlag } from './command-line/flags';
import { pageSchemaFile } from './editor-files/keep-editor-files';
import { starter } from './new/starter';

const kinds = { ...templates, page: plainPage };
const isKind = (name: string): name is keyof typeof kinds => Object.hasOwn(kinds, name);

const questions = [
  ['kind', `What kind of page? (${Object.keys(kinds).join(', ')})`],
  ['route', 'Its address, such as /about or /areas/springfield?'],
  ['title', `Its title for search results, at most ${lengths.title.most} characters?`],
] as const;

/** Answers from flags, the rest asked for; without a terminal what is missing stays empty. */
async function ask(given: Partial<Record<string, string>>): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  for (const [name, question] of questions) {
    answers[name] = given[name] ?? (process.stdin.isTTY ? (await terminal.question(`${question} `)).trim() : '');
  }
  terminal.close();
  return answers;
}

function mistake({ kind = '', route = '', title = '' }: Record<string, string>): string | undefined {
  if (!isKind(kind)) {
    const near = closest(kind, Object.keys(kinds));
    return `--kind ${kind || '(nothing)'} is not a kind of page; ${near ? `did you mean ${near}? ` : ''}Known: ${Object.keys(kinds).join(', ')}`;
  }
  if (route === '/' || !isRoute(route)) {
    return `--route ${route || '(nothing)'} is not an address; write lower-case letters, digits and hyphens: /about-us`;
  }
  if (title.length === 0 || title.length > lengths.title.most) {
    return `--title has ${title.length} characters; write 1 to ${lengths.title.most}`;
  }
  return undefined;
}

/** The main office of the site, the likeliest one for a new page, and a picture that the site has. */
async function likelyFacts(root: string): Promise<{ office: string; picture: string }> {
  const file = { path: 'site.config.yaml', text: await readFile(join(root, 'site.config.yaml'), 'utf8') };
  const config = readSiteConfig(file).value;
  return { office: config?.business.mainOffice ?? 'main', picture: config?.seo.image.src ?? 'picture.jpg' };
}

const flags = {
  root: rootFlag,
  kind: { type: 'string', value: 'KIND', about: `what kind of page: ${Object.keys(kinds).join(', ')}` },
  route: { type: 'string', value: 'ROUTE', about: 'its address, such as /about-us' },
  title: { type: 'string', value: 'TITLE', about: 'its title for search results' },
} as const;

/** Scaffolds a page as a draft, every field explained. Never overwrites a file. */
async function scaffold(values: FlagValues<typeof flags>): Promise<number> {
  const answers = await ask(values);
  const { kind = '', route = '', title = '' } = answers;
  const wrong = mistake(answers);
  if (wrong || !isKind(kind)) {
    console.error(wrong);
    return 1;
  }
  const file = join(values.root, 'pages', `${route}.yaml`);
  if (existsSync(file)) {
    console.error(`pages${route}.yaml exists already; nothing was changed`);
    return 1;
  }
  const today = new Date().toISOString().slice(0, 10);
  await mkdir(dirname(file), { recursive: true });
  const { office, picture } = await likelyFacts(values.root);
  const given = { title: JSON.stringify(title), office, date: today, draft: 'true' };
  const schemaFile = relative(dirname(file), join(values.root, pageSchemaFile)).split(sep).join('/');
  await writeFile(file, starter(kinds[kind], { answers: given, picture }, schemaFile));
  console.log(
    `Made pages${route}.yaml, a draft. Replace each "Write: …", run npm run check, and remove draft: true to publish it.`,
  );
  return 0;
}

/** `npm run new`: asks for what the flags leave out. */
export const command = defineCommand({ flags, run: scaffold });
