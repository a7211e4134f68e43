import type { Path } from '../../src/reading/position';
import type { Engine } from '../engine/engine';
import type { Store } from '../store/store';
import { type Editing, editing } from './editing';
import { closed, noHistory } from './history';
import { withUnsaved } from './open-files';
import { renewal } from './renewal';
import { type Saving, saving } from './saving';
import { type Cell, cellOf, changedFiles, type State, type View } from './state';
import { keeper, keepUnsaved, readUnsaved, type Unsaved } from './unsaved';

/** All that can be done with an open site. */
export interface Workspace extends Editing, Saving {
  state(): State;
  subscribe: Cell['subscribe'];
  onShown: Cell['onShown'];
  select(path: Path): void;
  show(view: View): void;
  endStep(): void;
  addPicture(file: File): Promise<string | undefined>;
  rename(from: string, to: string): Promise<boolean>;
  say: Cell['say'];
  engine: Engine;
  store: Store;
}

/** Opens a site: its files, with what was left unsaved, and the engine on them. */
export async function openWorkspace(store: Store, engine: Engine): Promise<Workspace> {
  const content = await store.content();
  const unsaved = await readUnsaved(content.root).catch((): Unsaved => []);
  const { files, conflicts } = withUnsaved(content.files, unsaved);
  const first = files.has('pages/index.yaml') ? 'pages/index.yaml' : ([...files.keys()][0] ?? '');
  const standing = await engine.open({
    open: {
      files: [...files].flatMap(([path, { text }]): [string, string][] => (text === null ? [] : [[path, text]])),
      ...{ pictures: content.pictures, publicFiles: content.publicFiles, icons: content.icons },
    },
    route: '/',
  });
  const cell = cellOf({
    ...{ root: content.root, files, pictures: content.pictures, icons: content.icons, standing, conflicts },
    ...{ file: first, selected: [], view: 'page', history: noHistory, saving: false },
    ...(changedFiles(files).length > 0 && {
      notice: { text: 'Your unsaved work from last time is here.', bad: false },
    }),
  });
  return workspaceOn(cell, store, engine);
}

function workspaceOn(cell: Cell, store: Store, engine: Engine): Workspace {
  const keep = keeper(() => {
    const { root, files } = cell.now();
    const unsaved = changedFiles(files).map(([path, { text, version }]): Unsaved[number] => [path, { text, version }]);
    return keepUnsaved(root, unsaved).catch(cell.told);
  });
  const engineKept = renewal(cell, engine);
  const edits = editing(cell, engineKept, keep);
  return {
    state: cell.now,
    subscribe: cell.subscribe,
    onShown: cell.onShown,
    ...edits,
    ...saving(cell, store, engineKept, keep),
    select: (selected) => cell.change({ selected }),
    show: (view) => cell.change({ view, history: closed(cell.now().history) }),
    endStep: () => cell.change({ history: closed(cell.now().history) }),
    async addPicture(file) {
      try {
        const { name, pictures } = await store.addPicture(file);
        engineKept.pictures(pictures);
        cell.change({ pictures });
        await engineKept.renew();
        return name;
      } catch (error) {
        cell.told(error);
        return undefined;
      }
    },
    async rename(from, to) {
      const renamed = await engine.rename(from, to);
      if ('sentence' in renamed) {
        cell.say(renamed.sentence, true);
        return false;
      }
      edits.put(new Map(renamed.files.map(([path, text]) => [path, text ?? null])));
      edits.open(`pages${to}.yaml`);
      cell.say(`The page is at ${to} now; ${renamed.mended} links lead there, and ${from} does too.`);
      return true;
    },
    say: cell.say,
    engine,
    store,
  };
}
