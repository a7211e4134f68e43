// Plain JavaScript, because it is what runs before everything else.
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** @type {Map<string, SourceMap | undefined>} */
const maps = new Map();

/** @param {string} url @returns {SourceMap | undefined} the map beside a compiled script */
function mapOf(url) {
  if (maps.has(url)) return maps.get(url);
  let map;
  try {
    map = new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, 'utf8')));
  } catch {
    // A file that was not compiled has none.
  }
  maps.set(url, map);
  return map;
}

/** @param {NodeJS.CallSite} site @returns {string} a line of a stack, with its place in the source where that is known */
function lineOf(site) {
  const [url, line, column] = [site.getFileName(), site.getLineNumber(), site.getColumnNumber()];
  const map = url?.startsWith('file:') && line !== null && column !== null ? mapOf(url) : undefined;
  const entry = map?.findEntry((line ?? 1) - 1, (column ?? 1) - 1);
  if (!url || !entry || !('originalSource' in entry) || entry.originalSource === undefined) return `\n    at ${site}`;
  const source = fileURLToPath(new URL(entry.originalSource, url));
  const place = `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  const name = site.getFunctionName();
  return `\n    at ${name ? `${name} (${place})` : place}`;
}

/**
 * Makes the stacks of compiled scripts name their sources. Their maps are read when a stack is asked for: Node's own way reads
 * all of them at each start, which costs a quarter of it.
 */
export function nameSources() {
  Error.prepareStackTrace = (error, sites) => `${error}${sites.map(lineOf).join('')}`;
}
