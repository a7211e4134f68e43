import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { engineRoot, lastEngineHash } from './engine-root.mjs';
import { kept } from './kept.mjs';

type IconNodes = Record<string, [tag: string, attributes: Record<string, string>][]>;

const file = 'icons.txt';

let icons: Promise<Map<string, string>> | undefined;

/**
 * Every outline icon of Tabler as the markup inside its `<svg>`; read once. The package's file is large and slow to read,
 * so it is kept as lines of a name, a space and the markup.
 */
export function readIcons(): Promise<Map<string, string>> {
  icons ??= kept(engineRoot, 'icons', writeIcons, lastEngineHash(engineRoot)).then(async (folder) => {
    const lines = (await readFile(join(folder, file), 'utf8')).split('\n');
    return new Map(
      lines.map((line) => {
        const end = line.indexOf(' ');
        return [line.slice(0, end), line.slice(end + 1)];
      }),
    );
  });
  return icons;
}

async function writeIcons(folder: string): Promise<void> {
  const source = createRequire(import.meta.url).resolve('@tabler/icons/tabler-nodes-outline.json');
  // The shape of the file that the package documents.
  const nodes = JSON.parse(await readFile(source, 'utf8')) as IconNodes;
  const lines = Object.entries(nodes).map(([name, parts]) => `${name} ${drawing(parts)}`);
  await writeFile(join(folder, file), lines.join('\n'));
}

/** The strokes of an icon as one path, as a page has its elements once for each place that shows it; what has a look of its own apart. */
function drawing(parts: IconNodes[string]): string {
  const isStroke = ([tag, { d, ...rest }]: IconNodes[string][number]) =>
    tag === 'path' && d?.startsWith('M') && Object.keys(rest).length === 0;
  const strokes = parts.filter(isStroke).map(([, { d }]) => d);
  const others = parts.filter((part) => !isStroke(part)).map(element);
  return [...(strokes.length > 0 ? [element(['path', { d: strokes.join('') }])] : []), ...others].join('');
}

const element = ([tag, attributes]: IconNodes[string][number]): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}/>`;
