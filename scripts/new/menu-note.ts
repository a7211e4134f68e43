import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withCommentInList } from '../../src/reading/parsing/list-comment';

const configName = 'site.config.yaml';

/**
 * Notes a new page in its menu as a comment: a link to a draft would be a mistake. Gives a sentence on what is to be done
 * when the page is published.
 */
export async function noteInMenu(
  root: string,
  at: number,
  { route, title }: { route: string; title: string },
): Promise<string> {
  const link = `- { label: ${JSON.stringify(title)}, href: ${route} }`;
  const path = join(root, configName);
  const text = withCommentInList(await readFile(path, 'utf8'), ['navigation', 'menus', at, 'links'], link);
  if (text === undefined) return `To put it into the menu, add ${link} to its links in ${configName}.`;
  await writeFile(path, text);
  return `Its link stands in the menu as a comment in ${configName}: take away the "# " when you publish the page.`;
}
