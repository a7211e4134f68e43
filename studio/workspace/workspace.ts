import { pageFileOf } from '../../src/addresses/routes';
import { configName } from '../../src/model/config-name';
import type { Path } from '../../src/reading/position';
import type { Problem } from '../../src/reading/problem';
import type { Engine } from '../engine/engine';
import type { Store } from '../store/store';
import { type Editing, editing } from './editing';
import { closed, noHistory } from './history';
import { withUnsaved } from './open-files';
import { whenReadable } from './readings';
import { renewal } from './renewal';
import { type Saving, saving } from './saving';
import { type Cell, cellOf, changedFiles, type State, type View } from './state';
import { type TypedLast, typedLast } from './typed-last';
import { type Unsaved, unsavedWork } from './unsaved';

/** All that can be done with an open site. */
export interface Workspace extends Editing, Saving {
  state(): State;
  subscribe: Cell['subscribe'];
  onShown: Cell['onShown'];
  onTyped: Cell['onTyped'];
  /** Puts what was typed last into its file, where it is not there yet. */
  settle(): void;
  select(path: Path): void;
  show(view: View): void;
  endStep(): void;
  addPicture(file: File): Promise<string | undefined>;
  /** Mends mistakes as they are told to be mended, as one step. */
  mend(problems: readonly Problem[]): Promise<void>;
  rename(from: string, to: string): Promise<boolean>;
  say: Cell['say'];
  told: Cell['told'];
  /** The drawings of icons by name: of those that are wanted, or of all, which are read once. */
  drawings: Store['icons'];
  engine: Engine;
  store: Store;
}

/** Opens a site: its files, with what was left unsaved, and the engine on them. */
export async function openWorkspace(store: Store, engine: Engine): Promise<Workspace> {
  const content = await store.content();
  let cell: Cell | undefined;
  const typed = typedLast();
  const unsavedNow = () => {
    typed.settle();
    return cell ? unsavedIn(cell.now()) : [];
  };
  const work = unsavedWork(content.root, unsavedNow, {
    told: (kept) => cell?.change({ kept }, 'soon'),
    failed: () =>
      cell?.say(
        `This browser has no room for your work, or may not keep it: ${store.act.toLowerCase()} before you close it.`,
        true,
      ),
  });
  const unsaved = await work.read().catch((): Unsaved => []);
  const { files, conflicts } = withUnsaved(content.files, unsaved);
  const first = files.has('pages/index.yaml') ? 'pages/index.yaml' : ([...files.keys()][0] ?? '');
  const texts = [...files].flatMap(([path, { text }]): [string, string][] => (text === null ? [] : [[path, text]]));
  const { root, pictures, publicFiles, icons } = content;
  const opening = engine.open(texts, { root, pictures, publicFiles, icons });
  for (const path of [configName, first]) await whenReadable({ path, text: files.get(path)?.text ?? '' });
  const shown = await opening;
  cell = cellOf({
    ...{ root: content.root, files, pictures: content.pictures, icons: content.icons, shown, conflicts },
    standing: { problems: [], pages: [], isLooking: true },
    ...{ file: first, page: first, selected: [], view: 'page', history: noHistory, saving: false, kept: 'yes' },
    ...(changedFiles(files).length > 0 && {
      notice: { text: 'Your unsaved work from last time is here.', bad: false },
    }),
  });
  // What was read from the last moment of a window is kept for good.
  work.keep();
  return workspaceOn(cell, { store, engine, typed, keep: work.keep });
}

const unsavedIn = ({ files }: State): Unsaved =>
  changedFiles(files).map(([path, { text, saved, version }]) => [path, { text, saved, version }]);

interface Around {
  store: Store;
  engine: Engine;
  typed: TypedLast;
  keep(): void;
}

/** Acts that are done on what is there when all that was typed is in its file. */
const settled = <A extends object>(acts: A, { settle }: TypedLast): A =>
  Object.fromEntries(
    Object.entries(acts).map(([name, act]) => [
      name,
      (...given: unknown[]) => {
        settle();
        return act(...given);
      },
    ]),
    // Each stands under its own name, and takes and gives what it did.
  ) as A;

function workspaceOn(cell: Cell, { store, engine, typed, keep }: Around): Workspace {
  const engineKept = renewal(cell, engine, typed);
  const { type, ...edits } = editing(cell, { renewal: engineKept, typed, keep });
  let drawings: ReturnType<Store['icons']> | undefined;
  const acts: Pick<Workspace, 'show' | 'endStep' | 'addPicture' | 'mend' | 'rename'> = {
    show: (view) => cell.change({ view, history: closed(cell.now().history) }),
    endStep: () => cell.change({ history: closed(cell.now().history) }),
    async addPicture(file) {
      cell.say(`${file.name} is being made ready …`);
      try {
        const { name, pictures } = await store.addPicture(file);
        engineKept.pictures(pictures);
        cell.change({ pictures, notice: undefined });
        await engineKept.renew();
        return name;
      } catch (error) {
        cell.told(error);
        return undefined;
      }
    },
    async mend(problems) {
      acts.endStep();
      for (const problem of problems) {
        await engineKept.renew();
        const before = cell.now().files.get(problem.file)?.text;
        const text = await engine.mend(problem);
        if (text !== null && cell.now().files.get(problem.file)?.text === before)
          edits.put(new Map([[problem.file, text]]), 'mend');
      }
      acts.endStep();
    },
    async rename(from, to) {
      const renamed = await engine.rename(from, to);
      if ('sentence' in renamed) {
        cell.say(renamed.sentence, true);
        return false;
      }
      edits.put(new Map(renamed.files.map(([path, text]) => [path, text ?? null])));
      edits.open(pageFileOf(to));
      cell.say(`The page is at ${to} now; ${renamed.mended} links lead there, and ${from} does too.`);
      return true;
    },
  };
  return {
    state: cell.now,
    subscribe: cell.subscribe,
    onShown: cell.onShown,
    onTyped: cell.onTyped,
    ...settled({ ...edits, ...saving(cell, store, engineKept, keep), ...acts }, typed),
    type,
    settle: typed.settle,
    select: (selected) => cell.change({ selected }),
    say: cell.say,
    told: cell.told,
    drawings(wanted) {
      if (wanted && !drawings) return store.icons(wanted);
      // Asked for again where they did not come.
      drawings ??= store.icons().catch((error: unknown) => {
        drawings = undefined;
        throw error;
      });
      return drawings;
    },
    engine,
    store,
  };
}
