import { useCallback, useEffect } from 'react';
import { valueAt } from '../src/model/values';
import { type KeysAhead, keysAhead } from './canvas/keys-ahead';
import { goToRegion, partsToCome } from './regions';
import { useWorkspace } from './workspace/context';
import { readingOf } from './workspace/readings';
import { openSource } from './workspace/state';
import type { Workspace } from './workspace/workspace';

/** Keys that are pressed while a part of the screen is on its way are meant for that. */
let kept: KeysAhead | undefined;
const ahead = (): KeysAhead => {
  kept ??= keysAhead((letter) => void document.execCommand('insertText', false, letter));
  return kept;
};

/** The section or the item of a list that what is chosen lies in: the list, its place there, and how long the list is. */
function itemChosen(workspace: Workspace) {
  const { selected } = workspace.state();
  const at = selected.findLastIndex((step) => typeof step === 'number');
  if (at < 0) return undefined;
  const list = selected.slice(0, at);
  const items = valueAt(readingOf(openSource(workspace.state())).value, list);
  return {
    list,
    index: Number(selected[at]),
    rest: selected.slice(at + 1),
    count: Array.isArray(items) ? items.length : 0,
  };
}

function moveChosen(workspace: Workspace, by: number): boolean {
  const chosen = itemChosen(workspace);
  if (!chosen) return false;
  const { list, index, rest, count } = chosen;
  const to = index + by;
  if (to >= 0 && to < count && workspace.edit({ kind: 'move', path: list, from: index, to })) {
    workspace.select([...list, to, ...rest]);
  }
  return true;
}

function changeChosen(workspace: Workspace, kind: 'remove' | 'duplicate'): boolean {
  const chosen = itemChosen(workspace);
  if (!chosen || chosen.rest.length > 0) return false;
  const { list, index } = chosen;
  if (!workspace.edit({ kind, path: [...list, index] })) return true;
  workspace.select(kind === 'duplicate' ? [...list, index + 1] : list.length > 1 ? list : []);
  return true;
}

/** What a key with Ctrl (or the command key) does anywhere. */
const everywhere = (workspace: Workspace, key: string, shift: boolean): (() => unknown) | undefined =>
  new Map<string, () => unknown>([
    ['z', shift ? workspace.redo : workspace.undo],
    ['y', workspace.redo],
    ['s', () => workspace.show('publish')],
  ]).get(key);

/** What a key does to the section or item that is chosen, while nothing is typed. */
function toChosen(workspace: Workspace, { key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) return moveChosen(workspace, key === 'ArrowUp' ? -1 : 1);
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'd') return changeChosen(workspace, 'duplicate');
  if (key === 'Delete') return changeChosen(workspace, 'remove');
  if (key !== 'Escape') return false;
  workspace.select(workspace.state().selected.slice(0, -1));
  return true;
}

const isTypedIn = (target: EventTarget | null): boolean =>
  target !== null &&
  (('isContentEditable' in target && target.isContentEditable === true) ||
    /^(?:INPUT|TEXTAREA|SELECT)$/.test(String(Reflect.get(target, 'tagName'))));

/** Keys that work everywhere, in the app and on the page: take back, do again, save, go to the next part of the screen, and move what is chosen. */
export function useKeys(): (event: KeyboardEvent) => void {
  const workspace = useWorkspace();
  const onKey = useCallback(
    (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (event.key === 'F6') {
        event.preventDefault();
        const go = () => goToRegion(event.shiftKey ? -1 : 1, workspace.state().selected);
        const toCome = partsToCome();
        if (toCome) void ahead().during(toCome.then(go));
        else go();
        return;
      }
      const withCtrl = (event.ctrlKey || event.metaKey) && !event.altKey;
      const act = withCtrl ? everywhere(workspace, event.key.toLowerCase(), event.shiftKey) : undefined;
      // On the page itself a key is about what is chosen there; elsewhere in the app it belongs to what has the focus.
      const isOnPage = event.view !== null && event.view !== window;
      if (act) {
        event.preventDefault();
        act();
      } else if (isOnPage && !isTypedIn(event.target) && toChosen(workspace, event)) event.preventDefault();
    },
    [workspace],
  );
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onKey]);
  return onKey;
}
