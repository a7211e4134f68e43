import { configName } from '../../src/model/config-name';

/** What a file is to who edits: the title of its page, or the facts of the site. */
export const fileInWords = (path: string, pages: readonly { file: string; title: string }[]): string =>
  path === configName ? 'Site facts' : pages.find(({ file }) => file === path)?.title || path;
