import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { engineRoot } from '../../scripts/engine-root.mjs';

/** Texts of files by path. */
type Sources = ReadonlyMap<string, string>;
/** A name, and the files that have it. */
type Double = [name: string, paths: string[]];

/** The code of the engine. */
const engine: Sources = new Map(
  ['schemas', 'src', 'scripts'].flatMap((top) =>
    readdirSync(join(engineRoot, top), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !path.endsWith('.d.ts'))
      .map((path) => [`${top}/${path}`, readFileSync(join(engineRoot, top, path), 'utf8')] as const),
  ),
);

const withoutEnding = (path: string): string => path.replace(/\.\w+$/, '');

/** The names that more than one file has. */
function doubles(named: readonly (readonly [name: string, path: string])[]): Double[] {
  const all = new Map<string, string[]>();
  for (const [name, path] of named) all.set(name, [...(all.get(name) ?? []), path]);
  return [...all].filter(([, paths]) => paths.length > 1);
}

/**
 * Files that share a name because they are of one thing: a schema, and what is made of it (a block's component, a
 * template's sections), in folders of one name; and a folder's registry, which is its `index`.
 */
function isOneThing([name, paths]: Double): boolean {
  const folders = new Set(paths.map((path) => basename(dirname(path))));
  const schemas = paths.filter((path) => path.startsWith('schemas/'));
  return name === 'index' || (paths.length === 2 && schemas.length === 1 && folders.size === 1);
}

const fileDoubles = (sources: Sources): Double[] =>
  doubles([...sources.keys()].map((path) => [withoutEnding(basename(path)), path] as const)).filter(
    (double) => !isOneThing(double),
  );

const exported = /^export (?:default )?(?:async )?(?:function\*?|const|let|class|type|interface|enum) +([\w$]+)/gm;

/** The names that a file uses for what it imports from others of ours, as `name from path`, without the path's ending. */
const importsOf = (path: string, text: string): string[] =>
  [...text.matchAll(/^(?:import|export) (?:type )?\{([^}]*)\} from '(\.[^']*)'/gm)].flatMap(
    ([, names = '', from = '']) =>
      names.split(',').map((name) => {
        const own = name.trim().replace(/^type |^.* as /g, '');
        return `${own} from ${withoutEnding(join(dirname(path), from))}`;
      }),
  );

function exportDoubles(sources: Sources): Double[] {
  const names = ([path, text]: [string, string]) =>
    [...new Set([...text.matchAll(exported)].map(([, name]) => `${name}`))].map((name) => [name, path] as const);
  const used = new Set([...sources].flatMap(([path, text]) => importsOf(path, text)));
  // Modules that are loaded by address answer to one name, as all commands do; nobody uses it for one of them.
  const isAnswer = ([name, paths]: Double) => paths.every((path) => !used.has(`${name} from ${withoutEnding(path)}`));
  return doubles([...sources].flatMap(names)).filter((double) => !isAnswer(double));
}

test('no two files have one name', () => {
  expect(fileDoubles(engine)).toEqual([]);
});

test('no two things that files give have one name', () => {
  expect(exportDoubles(engine)).toEqual([]);
});

test('a planted double of either kind is found', () => {
  const planted = new Map([
    ['src/layout/faq.tsx', "import { phone } from '../model/second-phone';"],
    ['src/model/first-phone.ts', 'export const phone = 1;'],
    ['src/model/second-phone.ts', 'export interface phone {}'],
  ]);
  const sources = new Map([...engine, ...planted]);
  expect(fileDoubles(sources)).toEqual([['faq', expect.arrayContaining(['src/blocks/faq.tsx', 'src/layout/faq.tsx'])]]);
  expect(exportDoubles(sources)).toEqual([['phone', ['src/model/first-phone.ts', 'src/model/second-phone.ts']]]);
});
