import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { withCommentInList } from '../../src/reading/parsing/list-comment';
import { fileText } from '../plain-file.mjs';
import { changeFiles } from '../saving/change-files';

const configName = 'site.config.yaml';

/** The names of the links and menus of a configuration, in order. */
const labelsIn = (config: string): unknown[] => {
  const menu: unknown = parseDocument(config).toJS()?.navigation?.menu;
  return Array.isArray(menu) ? menu.map((entry) => entry?.label) : [];
};

/**
 * Notes a new page in its menu as a comment: a link to a draft would be a mistake. Gives a sentence on what is to be done
 * when the page is published.
 */
export async function noteInMenu(
  root: string,
  menu: string,
  { route, title }: { route: string; title: string },
): Promise<string> {
  const link = `- { label: ${JSON.stringify(title)}, href: ${route} }`;
  const path = join(root, configName);
  const written = fileText(path);
  const at = labelsIn(written).indexOf(menu);
  const text = at < 0 ? undefined : withCommentInList(written, ['navigation', 'menu', at, 'links'], link);
  if (text === undefined) return `To put it into the menu, add ${link} to its links in ${configName}.`;
  await changeFiles(root, new Map([[configName, { before: written, now: text }]]));
  return `Its link stands in the menu as a comment in ${configName}: take away the "# " when you publish the page.`;
}
