import { statSync } from 'node:fs';
import { join } from 'node:path';

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** The file by which a host with clean addresses answers a path. */
export function fileBy(folder: string, path: string): string | undefined {
  const decoded = decodeURIComponent(path);
  const files = decoded === '/' ? ['/index.html'] : [decoded, `${decoded}.html`];
  return files.map((file) => join(folder, file)).find(isFile);
}

/** Reads a `_headers` file; gives the headers of a path, those of several rules joined as the hosts do. */
export function headersOf(text: string): (path: string) => Record<string, string> {
  const rules: { path: string; headers: [string, string][] }[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    if (!line.startsWith(' ')) rules.push({ path: line, headers: [] });
    else
      rules.at(-1)?.headers.push(
        line
          .trim()
          .split(/:\s*(.*)/s)
          .slice(0, 2) as [string, string],
      );
  }
  return (path) => {
    const found: Record<string, string> = {};
    for (const { path: rule, headers } of rules) {
      if (rule.endsWith('/*') ? !path.startsWith(rule.slice(0, -1)) : path !== rule) continue;
      for (const [name, value] of headers) {
        const key = name.toLowerCase();
        found[key] = found[key] === undefined ? value : `${found[key]}, ${value}`;
      }
    }
    return found;
  };
}
