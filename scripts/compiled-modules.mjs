// Plain JavaScript, because it is what loads the compiled form of everything else.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { engineRoot } from './engine-root.mjs';
import { bytesIfThere, fileText, keepFile } from './plain-file.mjs';

/**
 * A compiled module that was loaded; `isKnown` tells whether code was there for it.
 * @typedef {{ exports: any, script: Script, isKnown: boolean }} Loaded
 */

/** One place for the scripts and for their compiled form: the modules that this process loaded, by path. */
const loaded = Symbol.for('roofline.compiled-modules');

/** @type {Record<symbol, Map<string, Loaded> | undefined>} */
const everywhere = globalThis;

const modules = () => {
  everywhere[loaded] ??= new Map();
  return everywhere[loaded];
};

/** Where the code of a module is kept: in the folder that is made anew with it. @param {string} path */
const codePath = (path) => join(dirname(path), 'code', basename(path));

const digestLength = 32;

/** @param {Buffer} code */
const digestOf = (code) => createHash('sha256').update(code).digest();

/** The code kept of a module; V8 itself does not notice where some of it was lost. @param {string} path */
function codeOf(path) {
  const bytes = bytesIfThere(codePath(path));
  if (!bytes) return undefined;
  const code = bytes.subarray(digestLength);
  return digestOf(code).equals(bytes.subarray(0, digestLength)) ? code : undefined;
}

/**
 * Loads a compiled CommonJS module, and those that it asks for by a relative path, with the code that V8 made of them in an earlier
 * run: that takes a third of the time that a command needs to start. Throws what the module throws.
 *
 * @param {string} path
 * @returns {any} what it exports
 */
export function loadCompiled(path) {
  const known = modules().get(path);
  if (known) return known.exports;
  const before = '(function (exports, require, module, __filename, __dirname) {';
  const cachedData = codeOf(path);
  const script = new Script(`${before}${fileText(path)}\n})`, {
    filename: pathToFileURL(path).href,
    columnOffset: -before.length,
    cachedData,
  });
  const module = { exports: {}, script, isKnown: cachedData !== undefined };
  modules().set(path, module);
  // It stands for sources of the engine, and finds what they find, wherever it is kept.
  const inEngine = join(engineRoot, 'scripts', basename(path));
  const others = createRequire(inEngine);
  const own = Object.assign(
    /** @param {string} id */ (id) => (/^\.\.?\//.test(id) ? loadCompiled(resolve(dirname(path), id)) : others(id)),
    { resolve: others.resolve },
  );
  script.runInThisContext()(module.exports, own, module, inEngine, dirname(inEngine));
  return module.exports;
}

/**
 * Keeps the code of the modules that were loaded, with all functions that ran: of those that had none, and of all at the first
 * run of its name, as each command runs other functions. Where nothing can be kept, a start takes longer.
 *
 * @param {string} run
 */
export function keepCode(run) {
  const folders = new Set([...modules().keys()].map((path) => dirname(codePath(path))));
  const marks = [...folders].map((folder) => join(folder, `${run}.ran`)).filter((mark) => !existsSync(mark));
  const newFolders = new Set(marks.map(dirname));
  try {
    for (const [path, { script, isKnown }] of modules()) {
      if (isKnown && !newFolders.has(dirname(codePath(path)))) continue;
      const code = script.createCachedData();
      keepFile(codePath(path), Buffer.concat([digestOf(code), code]));
    }
    for (const mark of marks) keepFile(mark, '');
  } catch {
    // It costs time only.
  }
}
