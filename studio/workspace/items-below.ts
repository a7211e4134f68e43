import type { Path } from '../../src/reading/position';
import { typingAt } from './editing';
import type { Workspace } from './workspace';

/** Adds texts to the list that a place is in, below it, as one step with what was typed there. */
export function addBelow(workspace: Workspace, path: Path, texts: readonly string[]): void {
  const list = path.slice(0, -1);
  const below = Number(path.at(-1)) + 1;
  workspace.editAll(
    texts.map((value, index) => ({ kind: 'insert', path: list, index: below + index, value })),
    typingAt(path),
  );
}
