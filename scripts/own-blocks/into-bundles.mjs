// Plain JavaScript, because the scripts are compiled with it.
import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { engineRoot } from '../engine-root.mjs';
import { blockFiles, knownFolder, namesIn, slashed } from './own-folder.mjs';

/** What a block may take from the engine, by the name that it says. */
const kits = { 'roofline/schema': 'schemas/field-kit.ts', 'roofline/blocks': 'src/blocks/block-kit.ts' };

/** Packages that there must be once, the engine's; all others are the site's own. */
const shared = ['react', 'react-dom', 'zod', 'clsx', '@mantine/core', '@mantine/hooks'];

/** @param {string} id a module, with what a server may have added */
const pathOf = (id) => slashed(id.replace(/[?#].*$/, ''));

/** @param {string} folder @param {string} file */
const modulesOf = (folder, file) => namesIn(folder).map((name) => [name, slashed(join(folder, name, file))]);

/** @type {Record<string, (folder: string) => string>} */
const filled = {
  'schemas/blocks/own.ts': (folder) => {
    const modules = modulesOf(folder, blockFiles.schema);
    const imports = modules.map(([, path], at) => `import block${at} from ${JSON.stringify(path)};`);
    const all = modules.map((_, at) => `block${at}`).join(', ');
    return `${imports.join('\n')}\nconst ownBlocks = [${all}];\nexport { ownBlocks };\n`;
  },
  'src/blocks/own.ts': (folder) => {
    const lines = modulesOf(folder, blockFiles.component).map(
      ([name, path]) =>
        `${JSON.stringify(name)}: () => import(${JSON.stringify(path)}).then((module) => module.default),`,
    );
    return `export const ownComponents = {\n${lines.join('\n')}\n};\n`;
  },
};

/**
 * Puts the blocks of a site's own into what is bundled: their schemas and components into the two empty lists of the
 * engine, and what they import into their files. Refuses imports from outside of `blocks/` and from Node.
 *
 * @param {string | undefined} folder the site's `blocks/`; nothing is put in without one
 * @returns {import('vite').Plugin}
 */
export function withOwnBlocks(folder = knownFolder()) {
  const lists = new Map(Object.keys(filled).map((path) => [slashed(join(engineRoot, path)), path]));
  const below = `${slashed(folder ?? '')}/`;
  return {
    name: 'own-blocks',
    enforce: 'pre',
    config: () => (folder === undefined ? undefined : { resolve: { dedupe: shared } }),
    load(id) {
      const list = lists.get(pathOf(id));
      // The folder may have gone while a server that knows it still stands.
      return folder !== undefined && list !== undefined && existsSync(folder) ? filled[list]?.(folder) : undefined;
    },
    async resolveId(source, importer, options) {
      if (folder === undefined || importer === undefined || !pathOf(importer).startsWith(below)) return undefined;
      if (source in kits) return join(engineRoot, kits[/** @type {keyof typeof kits} */ (source)]);
      if (isBuiltin(source)) this.error(`a block runs in a browser, where there is no "${source}" of Node`);
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const isFile = /^[./]/.test(source) && !source.startsWith('/@');
      if (isFile && found && !pathOf(found.id).startsWith(below)) {
        this.error(
          `"${source}" leads out of blocks/: a block takes what stands in blocks/, roofline/blocks, roofline/schema and packages of its site`,
        );
      }
      if (!found)
        this.error(
          `"${source}" is not there${isFile ? '' : `; npm install ${source} in the folder of the site adds a package`}`,
        );
      return found;
    },
  };
}
