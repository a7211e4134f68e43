import { configName } from '../../src/model/config-name';
import { noFile, type State } from '../workspace/state';
import { titleIn } from '../workspace/title-in';

/** What a file is to who edits: the title of its page, also of one that cannot be listed yet, or the facts of the site. */
export const fileInWords = (path: string, { standing, files }: Pick<State, 'standing' | 'files'>): string => {
  if (path === configName) return 'Site facts';
  const { text, saved } = files.get(path) ?? noFile;
  return standing.pages.find(({ file }) => file === path)?.title || titleIn(text ?? saved) || path;
};
