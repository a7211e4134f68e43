import type { Standing } from '../engine/messages';
import { shared } from '../engine/shared';
import type { State } from '../workspace/state';
import { titleIn } from '../workspace/title-in';
import type { Listed } from './page-tree';

type Asked = Pick<State, 'files' | 'standing'>;

function errorsByFile({ problems }: Standing): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { file, severity } of problems) {
    if (severity === 'error') counts.set(file, (counts.get(file) ?? 0) + 1);
  }
  return counts;
}

/**
 * Lists every page of a site with its state, and gives the very list that it gave before where nothing is to be seen of a change:
 * the letters of one page leave the tree of a thousand as it is. A page that cannot be read has the name that it had, or its
 * file's.
 */
export function pageLister(): (state: Asked) => readonly Listed[] {
  const known = new Map<string, Standing['pages'][number]>();
  let seen: Asked | undefined;
  let errors: ReadonlyMap<string, number> = new Map();
  let list: readonly Listed[] = [];
  return ({ files, standing }) => {
    if (seen?.files === files && seen.standing === standing) return list;
    if (seen?.standing.pages !== standing.pages) for (const page of standing.pages) known.set(page.file, page);
    if (seen?.standing.problems !== standing.problems) errors = errorsByFile(standing);
    seen = { files, standing };
    const now: Listed[] = [];
    for (const [file, { text, saved }] of files) {
      if (text === null || !file.startsWith('pages/')) continue;
      const route = file === 'pages/index.yaml' ? '/' : file.slice('pages'.length).replace(/\.yaml$/, '');
      const page = known.get(file);
      const state = { changed: text !== saved, errors: errors.get(file) ?? 0 };
      now.push({ file, route, label: page?.label ?? titleIn(text) ?? route, draft: page?.draft ?? false, ...state });
    }
    list = shared(list, now);
    return list;
  };
}
