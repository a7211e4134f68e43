import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { blockDefinitions } from '../../schemas/blocks';
import { ownBlocks } from '../../schemas/blocks/own';
import { slugPattern } from '../../schemas/fields/text';
import { usageError } from '../command-line/usage-error';
import { bundledBlock } from './bundled-block';
import { definitionMistakes } from './definition-mistakes';
import { blockFiles, namesIn } from './own-folder.mjs';

const engineTypes: ReadonlySet<string> = new Set(
  blockDefinitions.slice(0, blockDefinitions.length - ownBlocks.length).map(({ type }) => type),
);

const roles = {
  schema: `says what may be written in it: export default defineBlock({ … }) from roofline/schema`,
  component: `draws it: export default function ({ block }) { … }`,
};

/** What is wrong with the name and the files of a block, before anything in them is read. */
function placeMistakes(folder: string, name: string): string[] {
  const path = `blocks/${name}`;
  if (!realpathSync(join(folder, name)).startsWith(folder + sep)) {
    return [`${path}  is a link that leads out of blocks/  put the files themselves there`];
  }
  if (!slugPattern.test(name)) {
    return [`${path}  is no name of a block  name the folder in lower-case letters, digits and hyphens: opening-times`];
  }
  if (engineTypes.has(name)) return [`${path}  ${name} is a block of Roofline  give yours another name`];
  const files = Object.entries(blockFiles).filter(
    ([, file]) => !statSync(join(folder, name, file), { throwIfNoEntry: false })?.isFile(),
  );
  return files.map(
    ([role, file]) => `${path}/${file}  is missing  add the file that ${roles[role as keyof typeof roles]}`,
  );
}

/** Code that lies beside the folders of blocks, where nothing looks for it. */
const strayFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[^._].*\.[cm]?[jt]sx?$/.test(entry.name))
    .map(({ name }) => {
      const base = name.replace(/\..*$/, '');
      return `blocks/${name}  stands outside of a block's folder  put it into blocks/${base}/ as ${blockFiles.schema} or ${blockFiles.component}; a name that begins with _ is left alone`;
    });

async function blockMistakes(folder: string, name: string): Promise<string[]> {
  const placed = placeMistakes(folder, name);
  if (placed.length > 0) return placed;
  const [schema, component] = await Promise.all([
    bundledBlock(folder, name, blockFiles.schema),
    bundledBlock(folder, name, blockFiles.component),
  ]);
  return [
    ...schema.mistakes,
    ...component.mistakes,
    ...(schema.code === undefined ? [] : definitionMistakes(name, schema.code)),
  ];
}

/**
 * Looks at a site's own blocks, each by itself: their names, that both files can be bundled, and what their schemas define.
 * Throws a usage error that names file, line and what to write of all that is wrong.
 */
export async function checkBlocks(folder: string): Promise<void> {
  const mistakes = strayFiles(folder);
  for (const name of namesIn(folder)) mistakes.push(...(await blockMistakes(folder, name)));
  if (mistakes.length === 0) return;
  const count = mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`;
  throw usageError(`${mistakes.join('\n\n')}\n\n${count} in the site's own blocks`);
}
