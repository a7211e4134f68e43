import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The texts of a site in `tests/sites/`, by path from its root: its configuration first, then its pages by name. */
export function textsOfSite(name: string): Record<string, string> {
  const root = join('tests/sites', name);
  const pages = readdirSync(join(root, 'pages'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => join('pages', path))
    .sort();
  return Object.fromEntries(
    ['site.config.yaml', ...pages].map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
}

/** Texts by path with one passage of one of them replaced; fails when the passage is not there. */
export function edited(texts: Readonly<Record<string, string>>, path: string, from: string, to: string): string {
  const text = texts[path];
  if (!text?.includes(from)) throw new Error(`${path} has no "${from}"`);
  return text.replace(from, () => to);
}
