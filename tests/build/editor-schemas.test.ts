import { expect, test } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { stringify } from 'yaml';
import { getLanguageService } from 'yaml-language-server';
import { SettingsState } from 'yaml-language-server/out/server/src/yamlSettings';
import { blockDefinitions } from '../../schemas/blocks';
import { namesSchema, pageSchema, siteSchema } from '../../scripts/editor-files/editor-schemas';
import { filesWith } from '../plumber';

const names = {
  link: ['/contact', 'call', 'link:license'],
  picture: ['drain.jpg', 'hero.jpg'],
  icon: ['home', 'hammer'],
  form: [],
  office: ['main'],
  text: ['{phone}', '{city}'],
};

/** The program that completes and explains YAML in VS Code and other editors, with our schemas. */
function languageServer() {
  const service = getLanguageService({
    schemaRequestService: () => Promise.resolve(JSON.stringify(namesSchema(names))),
    workspaceContext: { resolveRelativePath: (path) => path },
    yamlSettings: new SettingsState(),
  });
  service.configure({
    validate: true,
    hover: true,
    completion: true,
    schemas: [
      { uri: 'file:///page.schema.json', fileMatch: ['page-*.yaml'], schema: pageSchema() },
      { uri: 'file:///site.schema.json', fileMatch: ['site-*.yaml'], schema: siteSchema() },
    ],
  });
  return service;
}

const service = languageServer();
let documents = 0;

/** A text with a caret as a file of its own, and the caret's place. */
function withCaret(marked: string, kind = 'page') {
  documents += 1;
  const document = TextDocument.create(`file:///${kind}-${documents}.yaml`, 'yaml', 1, marked.replace('▸', ''));
  return { document, position: document.positionAt(Math.max(0, marked.indexOf('▸'))) };
}

async function completed(marked: string, kind?: string): Promise<string[]> {
  const { document, position } = withCaret(marked, kind);
  const { items } = await service.doComplete(document, position, false);
  return items.map(({ label }) => label);
}

const head = 'title: A page\nsections:\n';

test.each([
  ['a field of the page', 'ti▸', ['title', 'template', 'description']],
  ['a template', 'template: ▸', ['service', 'city', 'area', 'article']],
  ['a field of a template', 'template: article\n▸', ['excerpt', 'date']],
  ['a type of block', `${head}  - type: ▸`, blockDefinitions.map(({ type }) => type)],
  ['a whole block', `${head}  - ▸`, ['hero', 'faq']],
  ['a field of a block', `${head}  - type: hero\n    ▸`, ['heading', 'layout', 'actions']],
  ['a choice', `${head}  - type: hero\n    layout: ▸`, ['full', 'split', 'plain']],
  ['a picture', `${head}  - type: hero\n    image:\n      src: ▸`, names.picture],
  ['a link', `${head}  - type: hero\n    actions:\n      - href: ▸`, names.link],
  ['an icon', `${head}  - type: card-grid\n    cards:\n      - icon: ▸`, names.icon],
  ['an office', 'office: ▸', names.office],
  ['a token', `${head}  - type: hero\n    text: ▸`, names.text],
])('%s is completed', async (_, marked, offered) => {
  expect(await completed(marked)).toEqual(expect.arrayContaining(offered));
});

test.each([
  ['a host', 'host: ▸', ['netlify', 'nginx', 'github-pages']],
  ['a kind of business', 'business:\n  kinds:\n    - ▸', ['Plumber', 'Electrician']],
  ['an icon', 'business:\n  claims:\n    - icon: ▸', names.icon],
  ['a link', 'navigation:\n  menu:\n    - href: ▸', names.link],
  ['a picture', 'seo:\n  image:\n    src: ▸', names.picture],
  ['a field', 'business:\n  ▸', ['name', 'offices', 'openingHours']],
])('%s of the configuration is completed', async (_, marked, offered) => {
  expect(await completed(marked, 'site')).toEqual(expect.arrayContaining(offered));
});

/** Sees to it that each key of a text is explained under the pointer. */
async function expectHovers(text: string, kind: string): Promise<void> {
  const { document } = withCaret(text, kind);
  for (const { index, 1: key = '' } of text.matchAll(/^[ -]*([a-zA-Z]+):/gm)) {
    const position = document.positionAt(index + text.slice(index).indexOf(key) + 1);
    const hover = await service.doHover(document, position);
    expect(JSON.stringify(hover?.contents), key).toMatch(/"value":"(?!Source)[A-Za-z][^"]{8,}/);
  }
}

test.each(blockDefinitions.map(({ type, example }) => [type, example] as const))(
  'every field of a %s block is explained under the pointer',
  (_, example) => expectHovers(stringify({ title: 'A page', sections: [example] }), 'page'),
);

test('every field of the configuration is explained under the pointer', async () => {
  const config = filesWith().find(({ path }) => path === 'site.config.yaml')?.text ?? '';
  // What an author names himself has no sentence.
  await expectHovers(config.replace(/^links:\n(?: .*\n)+/m, ''), 'site');
});

/** The fields of a schema that have no sentence, wherever they are in it. */
function unexplained(schema: unknown, at = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as { properties?: Record<string, { description?: string; const?: string }> };
  const own = Object.entries(properties).filter(([, { description, const: value }]) => !description && !value);
  return [
    ...own.map(([name]) => `${at}.${name}`),
    ...Object.entries(schema).flatMap(([key, inner]) => unexplained(inner, key === 'if' ? '' : `${at}.${key}`)),
  ];
}

test.each([
  ['pages', pageSchema()],
  ['the site', siteSchema()],
])('every field of %s has a sentence', (_, schema) => {
  expect(unexplained(schema)).toEqual([]);
});

test('right files are right for editors too', async () => {
  for (const { path, text } of filesWith()) {
    const name = path === 'site.config.yaml' ? 'site-config' : `page-${path.replace(/\W/g, '-')}`;
    const document = TextDocument.create(`file:///${name}.yaml`, 'yaml', 1, text);
    const found = await service.doValidation(document, false);
    expect(found.map(({ message, range }) => `${path}:${range.start.line + 1} ${message}`)).toEqual([]);
  }
});

test.each([
  ['an unknown field', `${head}  - type: hero\n    heading: A\n    haeding: B\n`, /haeding/],
  ['an unknown block', `${head}  - type: hreo\n`, /accepted|valid|Value/i],
])('%s is marked', async (_, text, message) => {
  const { document } = withCaret(text);
  const found = await service.doValidation(document, false);
  expect(found.map((one) => one.message).join('\n')).toMatch(message);
});
