import { type Dirent, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isHidden } from '../src/addresses/hidden-file';
import { byText } from '../src/model/order';
import type { DrawingLook, FileFault } from '../src/model/site';
import { drawingIn, isDrawn } from './drawing';
import { entriesBelow } from './entries-below.mjs';
import { asWarning, linkedFolder, lostName, noFile } from './file-faults';
import { fileHead, fileText } from './plain-file.mjs';

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
            brokenDocument(folder + address) ??
            forNobodyElse(address) ??
            tooLarge(folder + address))
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

/** What programs keep for themselves: copies of a whole site, databases, keys. */
const kept = /\.(?:sql|sqlite3?|bak|old|pem|p12|pfx|kdbx)$|\b(?:backup|dump)\b[^/]*\.(?:zip|rar|7z|tar|t?gz)$/i;

const forNobodyElse = (address: string): FileFault | undefined =>
  kept.test(address)
    ? {
        code: 'file/kind',
        found: 'everybody can fetch this file, and such files hold what is for nobody else',
        fix: 'move it out of public/',
        severity: 'warning',
      }
    : undefined;

/** The largest file that every host takes, in bytes: Cloudflare Pages takes 25 MiB, GitHub 100 MiB. */
const most = 25 * 2 ** 20;

function tooLarge(path: string): FileFault | undefined {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  return size > most
    ? {
        code: 'file/kind',
        found: `the file is ${Math.round(size / 2 ** 20)} MiB large; Cloudflare Pages takes none over 25, GitHub none over 100`,
        fix: 'make it smaller, or put it at a service for films and files and link to it there',
        severity: 'warning',
      }
    : undefined;
}

/** A document that is empty, or what a server or another program gave in its place: a page, or a file of a word processor. */
function brokenDocument(path: string): FileFault | undefined {
  if (!/\.pdf$/i.test(path)) return undefined;
  const head = fileHead(path, 1024).toString('latin1');
  return head !== '' && !/^\s*(?:<!doctype|<html|PK|\{\\rtf)/i.test(head)
    ? undefined
    : {
        code: 'file/damaged',
        found: head === '' ? 'the file is empty' : 'the file holds no PDF, whatever its name says',
        fix: 'copy it here again, or save it anew as PDF',
        severity: 'error',
      };
}

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

const isPlain = (entry: Dirent): boolean => entry.isFile() || entry.isDirectory();

/** Nothing where the folder cannot be read. */
function entriesOf(folder: string): ReturnType<typeof entriesBelow> {
  try {
    return entriesBelow(folder);
  } catch {
    return [];
  }
}
