import type { Dirent } from 'node:fs';
import { join, sep } from 'node:path';
import { isHidden } from '../src/addresses/hidden-file';
import { byText } from '../src/model/order';
import type { DrawingLook, FileFault } from '../src/model/site';
import { drawingIn, isDrawn } from './drawing';
import { entriesBelow } from './entries-below.mjs';
import { asWarning, linkedFolder, lostName, noFile } from './file-faults';
import { fileText } from './plain-file.mjs';
import { servedFault } from './served-fault';

interface PublicFiles {
  /** Addresses, such as `/embed/visit.html`. */
  files: Set<string>;
  /** How drawings look, by address. */
  drawings: Map<string, DrawingLook>;
  faults: Map<string, FileFault>;
}

const link: FileFault = asWarning({
  ...linkedFolder,
  found: 'this is a link, and links are not published',
  fix: 'put the file or folder itself here, or remove the link',
});

/**
 * The files of `public/` by address, without the pictures: those are published as renditions, not as they are. Hidden files
 * are no part of the site.
 */
export function readPublicFiles(root: string): PublicFiles {
  const folder = join(root, 'public');
  const found = entriesOf(folder)
    .map(({ entry, path }) => ({ entry, address: path.slice(folder.length).split(sep).join('/') }))
    .filter(({ address }) => !address.startsWith('/images/') && (!isHidden(address) || made.test(address)));
  const drawings = new Map<string, DrawingLook>();
  return {
    drawings,
    files: new Set(
      found
        .filter(({ entry, address }) => entry.isFile() && !lostName(address) && !isHidden(address))
        .map(({ address }) => address)
        .sort(byText),
    ),
    faults: new Map(
      found.flatMap(({ entry, address }) => {
        const name = `public${address}`;
        const own = entry.isFile()
          ? (madeByBuild(address) ??
            emptyDrawing({ folder, address, drawings }) ??
            runningDrawing(folder + address) ??
            servedFault(folder, address))
          : undefined;
        if (own) return [[name, own] as const];
        const fault = lostName(address) ?? (isPlain(entry) ? undefined : entry.isSymbolicLink() ? link : noFile);
        return fault ? [[name, asWarning(fault)] as const] : [];
      }),
    ),
  };
}

/** The files that every build, or that of a host, writes from the configuration. */
const made =
  /^\/(?:robots\.txt|sitemap(?:-\d+)?\.xml|_redirects|_headers|\.htaccess|vercel\.json|nginx\.conf|Caddyfile|CNAME)$/;

const madeByBuild = (address: string): FileFault | undefined =>
  made.test(address)
    ? {
        code: 'file/kind',
        found: 'each build writes a file of this name from site.config.yaml and the pages',
        fix: 'remove it; redirects: in site.config.yaml and robots: in a page say what such files say',
        severity: 'error',
      }
    : undefined;

/** A drawing, such as a logo, in which nothing is drawn; how any other looks is noted. */
function emptyDrawing({
  folder,
  address,
  drawings,
}: Pick<PublicFiles, 'drawings'> & { folder: string; address: string }): FileFault | undefined {
  if (!/\.svg$/i.test(address)) return undefined;
  const text = fileText(folder + address);
  const isDrawing = /<svg\b/i.test(text);
  if (isDrawing && (isDrawn(text) || !/<svg\b[^>]*>\s*<(?!\/)/i.test(text))) {
    drawings.set(address, drawingIn(text));
    return undefined;
  }
  const found = isDrawing ? 'nothing is drawn in this file' : 'the file holds no drawing, whatever its name says';
  return {
    code: 'file/damaged',
    found: text.trim() === '' ? 'the file is empty' : found,
    fix: 'copy it here again, or save it anew as SVG',
    severity: 'error',
  };
}

/** A drawing in which a program stands: whoever opens it by its address runs that. */
const runningDrawing = (path: string): FileFault | undefined =>
  /\.svg$/i.test(path) && /<script\b|\son(?:load|click|error|begin|mouse\w+)\s*=|javascript:/i.test(fileText(path))
    ? {
        code: 'file/kind',
        found: 'a program stands in this drawing, and runs where somebody opens it',
        fix: 'save it anew as plain SVG, or take the script out',
        severity: 'warning',
      }
    : undefined;

const isPlain = (entry: Dirent): boolean => entry.isFile() || entry.isDirectory();

/** Nothing where the folder cannot be read. */
function entriesOf(folder: string): ReturnType<typeof entriesBelow> {
  try {
    return entriesBelow(folder);
  } catch {
    return [];
  }
}
