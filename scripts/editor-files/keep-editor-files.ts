import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faultSentence } from '../command-line/fault-sentence';
import type { ContentRoot } from '../content-root';
import { engineRoot, lastEngineHash } from '../engine-root.mjs';
import { kept } from '../kept.mjs';
import { fileText, textIfThere } from '../plain-file.mjs';
import { writeWhole } from '../saving/write-whole';
import { editorFolder } from './editor-folder';
import { namesOf, namesSchema, pageSchema, siteSchema } from './editor-schemas';

/** The schema of pages, from the content root. */
export const pageSchemaFile = `${editorFolder}/page.schema.json`;

const settings = {
  'yaml.schemas': { './.vscode/page.schema.json': 'pages/**/*.yaml', './.vscode/site.schema.json': 'site.config.yaml' },
  'yaml.format.enable': false,
  'files.encoding': 'utf8',
};

const extensions = { recommendations: ['redhat.vscode-yaml'] };

/** Names stand in lines of their own, so that two who add pages change different ones. */
const text = (value: unknown): string => `${JSON.stringify(value).replaceAll('{"label"', '\n{"label"')}\n`;

/** The schemas that are the same for every site of this engine, by file name, and what makes them. */
const ofEngine = { 'page.schema.json': pageSchema, 'site.schema.json': siteSchema };

/** The schemas by file name, from the content root; those of names know the pages, pictures and offices of the site. */
export async function editorSchemas(root: Pick<ContentRoot, 'content' | 'inventory'>): Promise<Map<string, string>> {
  const write = async (partial: string) => {
    for (const [name, schema] of Object.entries(ofEngine)) await writeFile(join(partial, name), text(schema()));
  };
  const made = await kept(engineRoot, 'editor-schemas', write, lastEngineHash(engineRoot));
  const same = Object.keys(ofEngine).map((name) => [`${editorFolder}/${name}`, fileText(join(made, name))] as const);
  return new Map([...same, [`${editorFolder}/names.schema.json`, text(namesSchema(namesOf(root)))]]);
}

/**
 * Writes what editors complete, explain and check YAML with into a content root, where it is not so already. Settings are
 * written once: they belong to whoever changes them. A root that cannot be written to goes without, and false is given.
 */
export async function keepEditorFiles(folderOfSite: string, root: ContentRoot): Promise<boolean> {
  try {
    for (const [name, content] of await editorSchemas(root)) {
      const path = join(folderOfSite, name);
      if (textIfThere(path) !== content) await writeWhole(path, content);
    }
    for (const [name, content] of Object.entries({ 'settings.json': settings, 'extensions.json': extensions })) {
      const path = join(folderOfSite, editorFolder, name);
      if (!existsSync(path)) await writeWhole(path, `${JSON.stringify(content, undefined, 2)}\n`);
    }
    return true;
  } catch (error) {
    console.log(`  ${editorFolder}/ could not be kept: ${faultSentence(error) ?? error}`);
    return false;
  }
}
