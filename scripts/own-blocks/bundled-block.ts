import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { build, type Rolldown } from 'vite';
import { linesAround } from '../../src/reading/format-problem';
import { engineRoot } from '../engine-root.mjs';
import { fileText } from '../plain-file.mjs';
import { withOwnBlocks } from './into-bundles.mjs';
import { slashed } from './own-folder.mjs';

/** A file of a block with all that it takes in; `code` where it has a default export. */
interface Bundled {
  code?: string;
  mistakes: string[];
}

/** What the bundler says of a mistake, as far as it says it. */
interface Objection {
  message: string;
  id?: string;
  loc?: { file?: string; line: number; column: number };
}

const objectionsOf = (error: unknown): Objection[] => {
  const { errors } = error as { errors?: Objection[] };
  return errors && errors.length > 0 ? errors : [error as Objection];
};

/** The sentence of a message that has frames, colors and names of rules around it. */
const plainSentence = (message: string): string =>
  (
    stripVTControlCharacters(message)
      .split('\n')
      .find((line) => line.trim() !== '') ?? ''
  )
    .replace(/^\s*(?:Error:\s*)?(?:\[[\w:-]+(?: \w+)*\]\s*)*(?:Error:\s*)?/, '')
    .replace('"src/blocks/block-kit.ts"', 'roofline/blocks')
    .replace('"schemas/field-kit.ts"', 'roofline/schema')
    .trim();

/** An objection as mistakes of pages are told: `blocks/meter/schema.ts:3:10  what`, and the lines. */
function told(folder: string, usual: string, { message, id, loc }: Objection): string {
  const file = slashed(loc?.file ?? id ?? usual);
  const site = `${slashed(folder).replace(/\/blocks$/, '')}/`;
  const name = file.startsWith(site) ? file.slice(site.length) : file;
  if (!loc) return `${name}  ${plainSentence(message)}`;
  const place = { line: loc.line, column: loc.column + 1 };
  return `${name}:${place.line}:${place.column}  ${plainSentence(message)}\n${linesAround(place, fileText(file))}`;
}

/** Bundles one file of a block for Node, to see that it can be. */
export async function bundledBlock(folder: string, name: string, file: string): Promise<Bundled> {
  const input = join(folder, name, file);
  try {
    const result = await build({
      root: engineRoot,
      configFile: false,
      publicDir: false,
      logLevel: 'silent',
      plugins: [withOwnBlocks(folder)],
      ssr: { noExternal: true },
      build: {
        ...{ ssr: true, write: false, minify: false },
        rollupOptions: { input, output: { codeSplitting: false, format: 'cjs', exports: 'named' } },
      },
    });
    const [chunk] = (result as Rolldown.RolldownOutput).output;
    if (chunk.exports.includes('default')) return { code: chunk.code, mistakes: [] };
    return { mistakes: [`blocks/${name}/${file}  has no default export  write "export default" before what it is`] };
  } catch (error) {
    return { mistakes: objectionsOf(error).map((one) => told(folder, input, one)) };
  }
}
