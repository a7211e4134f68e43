import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isPageFile } from '../src/addresses/routes';
import { configName } from '../src/model/config-name';
import { anyPictureEnding } from '../src/model/picture-endings';
import type { FileFault } from '../src/model/site';
import { slugOf } from '../src/model/slug';
import { fileText } from './plain-file.mjs';

/** What other programs keep pages in. */
const foreign =
  /^pages\/(?:[^_.~][^/]*\/)*([^_.~/][^/]*)\.(md|mdx|markdown|html?|php|json|toml|xml|txt|docx?|odt|rtf|pages|csv|xlsx?|ods)$/i;

const amongPages = /^pages\/(?:.*\/)?[^_.~/][^/]*$/;

const strayPicture = (name: string): FileFault => ({
  ...stray('this picture lies among the pages, and is shown nowhere', `move it to public/images/${name}`),
  holds: [name],
});

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

/** Folders beside `pages/` that are for something else. */
const known = /^(?:[._~].*|pages|public|blocks|dist|node_modules)$/i;

/** The YAML files of other folders beside `pages/`, where a whole folder of pages may have been put. */
const textsInFolders = (root: string): string[] =>
  readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !known.test(entry.name)
      ? readdirSync(join(root, entry.name)).flatMap((name) =>
          /^[^_.~].*\.yaml$/i.test(name) ? `${entry.name}/${name}` : [],
        )
      : [],
  );

/** A file that has no ending, and the page that it holds. */
const unended = /^pages\/(?:[^_.~][^/]*\/)*([^_.~/][^/.]*)$/;

/** What a page of the site has at the beginning of its lines, and what a file of another program has not. */
const isPage = (text: string): boolean => /^title:/m.test(text) && /^(?:sections|template):/m.test(text);

/**
 * Files that were meant as pages and are none: of another kind in `pages/`, and pages that lie beside that folder. Nothing
 * would tell of them, as the site is whole without them.
 */
export function strayPages(root: string, inPages: readonly string[]): [string, FileFault][] {
  const ofOtherKinds = inPages.flatMap((path): [string, FileFault][] => {
    const bare = unended.exec(path)?.[1];
    if (bare !== undefined && isPage(textOf(join(root, path)))) {
      const page = `${path.slice('pages'.length, -bare.length)}${slugOf(bare)}`;
      return [[path, { ...stray('the name of this page’s file has no ending', `call it pages${page}.yaml`), page }]];
    }
    if (amongPages.test(path) && anyPictureEnding.test(path)) return [[path, strayPicture(basename(path))]];
    const [, name = '', kind] = foreign.exec(path) ?? [];
    if (kind === undefined || isPageFile(path) || aboutFolder.test(name)) return [];
    const page = `${path.slice(0, -`${name}.${kind}`.length)}${slugOf(name)}.yaml`;
    const told = stray(
      `a page's file ends in .yaml, and this one in .${kind}`,
      `write the page as ${page}, or put this file into public/`,
    );
    return [[path, inPages.includes(page) ? told : { ...told, page: page.replace(/^pages|\.yaml$/g, '') }]];
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
  const inFolders = textsInFolders(root).flatMap((path): [string, FileFault][] => {
    if (!isPage(textOf(join(root, path)))) return [];
    const [folder = ''] = path.split('/');
    const page = `/${path
      .replace(/\.yaml$/i, '')
      .split('/')
      .map((step) => slugOf(step))
      .join('/')}`;
    const found = `this page lies in ${folder}/, beside pages/, and is shown nowhere`;
    return [[path, { ...stray(found, `move the folder ${folder}/ into pages/`), page }]];
  });
  return [...ofOtherKinds, ...outside, ...inFolders];
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
