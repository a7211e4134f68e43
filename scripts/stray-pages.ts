import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isPageFile } from '../src/addresses/routes';
import { configName } from '../src/model/config-name';
import type { FileFault } from '../src/model/site';
import { slugOf } from '../src/model/slug';
import { fileText } from './plain-file.mjs';

/** What other programs keep pages in. */
const foreign = /^pages\/(?:[^_.~][^/]*\/)*([^_.~/][^/]*)\.(md|mdx|markdown|html?|php|json|txt|docx?|odt|rtf)$/i;

/** A file of a folder of pages that is about the folder. */
const aboutFolder = /^(?:readme|license|notes?|todo)$/i;

/** The files beside `site.config.yaml` that may hold a page, by their names. */
export const textsBeside = (root: string): string[] =>
  readdirSync(root).filter((name) => /^[^_.~].*\.ya?ml(?:\.txt)?$/i.test(name) && name.toLowerCase() !== configName);

/** The YAML files of `public/` itself, where a page may have been put. */
const textsInPublic = (root: string): string[] => {
  try {
    return readdirSync(join(root, 'public')).flatMap((name) => (/\.ya?ml$/i.test(name) ? `public/${name}` : []));
  } catch {
    return [];
  }
};

/** What a page of the site has at the beginning of its lines, and what a file of another program has not. */
const isPage = (text: string): boolean => /^title:/m.test(text) && /^(?:sections|template):/m.test(text);

/**
 * Files that were meant as pages and are none: of another kind in `pages/`, and pages that lie beside that folder. Nothing
 * would tell of them, as the site is whole without them.
 */
export function strayPages(root: string, inPages: readonly string[]): [string, FileFault][] {
  const ofOtherKinds = inPages.flatMap((path): [string, FileFault][] => {
    const [, name = '', kind] = foreign.exec(path) ?? [];
    if (kind === undefined || isPageFile(path) || aboutFolder.test(name)) return [];
    const page = `${path.slice(0, -`${name}.${kind}`.length)}${slugOf(name)}.yaml`;
    return [
      [
        path,
        stray(
          `a page's file ends in .yaml, and this one in .${kind}`,
          `write the page as ${page}, or put this file into public/`,
        ),
      ],
    ];
  });
  const outside = [...textsBeside(root), ...textsInPublic(root)].flatMap((path): [string, FileFault][] => {
    const text = textOf(join(root, path));
    if (isConfig(text)) return [[path, strayConfig(existsSync(join(root, configName)))]];
    if (!isPage(text)) return [];
    const page = `/${slugOf(path.replace(/^.*\/|\.ya?ml$/gi, ''))}`;
    const where = path.includes('/') ? 'in public/, and not in pages/' : 'beside the folder pages/';
    return [
      [path, { ...stray(`this page lies ${where}, and is shown nowhere`, `move it to pages${page}.yaml`), page }],
    ];
  });
  return [...ofOtherKinds, ...outside];
}

/** What only a configuration has at the beginning of its lines. */
const isConfig = (text: string): boolean => /^business:/m.test(text) && /^navigation:/m.test(text);

const strayConfig = (second: boolean): FileFault => ({
  code: 'file/config-place',
  found: `this is the configuration, by its fields, and only ${configName} beside pages/ is read`,
  fix: second ? `put what is right of both into ${configName}, and remove this file` : `call it ${configName}`,
  severity: second ? 'warning' : 'error',
});

const stray = (found: string, fix: string): FileFault => ({ code: 'file/kind', found, fix, severity: 'warning' });

/** Nothing of a file that cannot be read: it is none of the site's. */
function textOf(path: string): string {
  try {
    return fileText(path);
  } catch {
    return '';
  }
}
