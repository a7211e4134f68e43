import type { Operation } from '../../src/editing/operation';
import { formatPath, type Path } from '../../src/reading/position';
import { withEditText } from './edit-text-later';
import { closed, type History, type Step, withStep } from './history';
import { whenReadable } from './readings';
import type { Renewal } from './renewal';
import { type Cell, noFile, opened } from './state';
import type { TypedLast } from './typed-last';

type Texts = ReadonlyMap<string, string | null>;

/** What is done to the texts that are open, each as a step that can be taken back. */
export interface Editing {
  open(file: string, selected?: Path): void;
  /** Changes a value of the open file; letters typed under one name are one step. */
  edit(operation: Operation, name?: string): boolean;
  /** Changes several values of the open file one after the other, as one step; none of them where one is refused. */
  editAll(operations: readonly Operation[], name?: string): boolean;
  /** Changes a text as letters are typed, which the page shows before all else; by `act` where more than the text changes. */
  type(path: Path, text: string, act?: () => void): void;
  /** Puts texts in the place of those that there are, as one step. */
  put(texts: Texts, name?: string): boolean;
  undo(): void;
  redo(): void;
}

interface Around {
  renewal: Renewal;
  typed: TypedLast;
  keep(): void;
}

/** The name of the step that letters typed at a place are. */
export const typingAt = (path: Path): string => `type ${formatPath(path)}`;

export function editing(cell: Cell, { renewal: { note, renew }, typed, keep }: Around): Editing {
  const textOf = (path: string): string | null => cell.now().files.get(path)?.text ?? null;
  /** True while nothing but the letters of one text is changed. */
  let isOfLetters = false;
  const setTexts = (texts: Texts, history: History) => {
    const files = new Map(cell.now().files);
    for (const [path, text] of texts) {
      const old = files.get(path) ?? noFile;
      if (text === null && old.saved === null) files.delete(path);
      else files.set(path, { ...old, text });
      note(path, text, isOfLetters);
    }
    // The engine begins before the screen is drawn.
    void renew();
    // What is kept is looked up a moment later; that it is on its way is told with the change.
    keep();
    cell.change({ files, history, notice: undefined }, isOfLetters ? 'soon' : 'now');
  };
  const put = (texts: Texts, name = ''): boolean => {
    const damaged = [...texts].find(([path, text]) => text !== null && cell.now().files.get(path)?.damaged);
    if (damaged) {
      cell.say(
        `${damaged[0]} is not written in UTF-8, so it cannot be changed here: save it so in a text editor.`,
        true,
      );
      return false;
    }
    const changes: Step['changes'] = new Map(
      [...texts].map(([path, after]) => [path, { before: textOf(path), after }]),
    );
    setTexts(texts, withStep(cell.now().history, { changes, name }));
    return true;
  };
  const open: Editing['open'] = (file, selected = []) => {
    const state = cell.now();
    if (file === state.file) return cell.change({ selected });
    const show = () => {
      cell.change({ ...opened(file), selected, history: closed(cell.now().history) });
      void renew();
    };
    const wait = whenReadable({ path: file, text: textOf(file) ?? '' });
    if (wait) void wait.then(show);
    else show();
  };
  const travel = (back: boolean) => {
    const { history, file: shown } = cell.now();
    const { done, undone } = history;
    const step = back ? done.at(-1) : undone.at(-1);
    if (!step) return;
    const texts = new Map([...step.changes].map(([path, { before, after }]) => [path, back ? before : after]));
    const now = back
      ? { done: done.slice(0, -1), undone: [...undone, step] }
      : { done: [...done, step], undone: undone.slice(0, -1) };
    setTexts(texts, now);
    const [file] = step.changes.keys();
    if (file && file !== shown && textOf(file) !== null) open(file);
  };
  const editAll: Editing['editAll'] = (operations, name) =>
    withEditText((editText) => {
      const { file } = cell.now();
      const before = textOf(file) ?? '';
      let text = before;
      for (const operation of operations) {
        const outcome = editText(text, operation);
        if ('sentence' in outcome) {
          cell.say(outcome.sentence, true);
          return false;
        }
        text = outcome.text;
      }
      return text === before || put(new Map([[file, text]]), name);
    });
  const edit: Editing['edit'] = (operation, name) => editAll([operation], name);
  return {
    open,
    put,
    edit,
    editAll,
    type(path, text, act = () => void edit({ kind: 'set', path, value: text }, typingAt(path))) {
      cell.typed(path, text);
      typed.put(typingAt(path), () => {
        // A text that is empty may have no element on the page.
        isOfLetters = text.trim() !== '';
        act();
        isOfLetters = false;
      });
    },
    undo: () => travel(true),
    redo: () => travel(false),
  };
}
