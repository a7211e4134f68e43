import { statSync } from 'node:fs';
import type { FileFault } from '../src/model/site';
import { fileHead } from './plain-file.mjs';

/** What is wrong with a file that everybody can fetch: what it holds, for whom it is, and how large it is. */
export const servedFault = (folder: string, address: string): FileFault | undefined =>
  brokenDocument(folder + address) ??
  otherPicture(folder + address) ??
  forNobodyElse(folder, address) ??
  tooLarge(folder + address);

/** What programs keep for themselves: copies of a whole site, databases, keys. */
const kept =
  /\.(?:sql|sqlite3?|bak|old|pem|p12|pfx|kdbx?|ppk|ovpn|keychain)$|\b(?:backup|dump)\b[^/]*\.(?:zip|rar|7z|tar|t?gz)$|\/(?:id_(?:rsa|dsa|ed25519)|wp-config\.php)$|\/[^/]*(?:passwords?|passwort|passwörter|kennwörter|zugangsdaten|contraseñas?|mots?[-_ ]de[-_ ]passe|credentials?)[^/]*\.(?:txt|md|csv|tsv|xlsx?|ods|numbers|docx?|odt|rtf|json)$/iu;

/** A key as programs write it; slides of Keynote have names that end alike. */
const isKey = (path: string): boolean =>
  /\.key$/i.test(path) && fileHead(path, 16).toString('latin1').startsWith('-----BEGIN');

const forNobodyElse = (folder: string, address: string): FileFault | undefined =>
  kept.test(address) || isKey(folder + address)
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

/** How the files of pictures begin, in hexadecimal digits, by the endings of their names. */
const beginnings: readonly (readonly [names: RegExp, begin: RegExp, kind: string])[] = [
  [/\.ico$/i, /^00000100/, 'icon'],
  [/\.png$/i, /^89504e47/, 'PNG'],
  [/\.jpe?g$/i, /^ffd8ff/, 'JPEG'],
  [/\.gif$/i, /^47494638/, 'GIF'],
  [/\.webp$/i, /^52494646.{8}57454250/, 'WebP'],
];

/** A picture of another kind than its name says, which not every browser shows. */
function otherPicture(path: string): FileFault | undefined {
  const [, begin, kind] = beginnings.find(([names]) => names.test(path)) ?? [];
  if (!begin) return undefined;
  const head = fileHead(path, 16).toString('hex');
  if (begin.test(head)) return undefined;
  const [, , other] = beginnings.find(([, known]) => known.test(head)) ?? [];
  return {
    code: 'file/damaged',
    found:
      head === ''
        ? 'the file is empty'
        : `the file holds ${other ? `a ${other}` : `no ${kind}`}, whatever its name says`,
    fix: /\.ico$/i.test(path)
      ? 'remove it: the build makes the icon from theme.logo.mark'
      : `save it anew as ${kind}, or give it the name of what it is`,
    severity: 'warning',
  };
}
