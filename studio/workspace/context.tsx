import { createContext, useContext, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Parsed } from '../../src/reading/parsed';
import { readingOf } from './readings';
import { openSource, type State } from './state';
import type { Workspace } from './workspace';

export const WorkspaceContext = createContext<Workspace | null>(null);

export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext);
  if (!workspace) throw new Error('there is no workspace around this');
  return workspace;
}

/** All that the screen shows; what uses it is drawn again when something changes that it has asked for. */
export function useWorkspaceState(): State {
  const workspace = useWorkspace();
  const [asked] = useState(() => new Set<keyof State>());
  const last = useRef<State>(null);
  const read = () => {
    const now = workspace.state();
    const before = last.current;
    if (before && [...asked].every((name) => now[name] === before[name])) return before;
    last.current = now;
    return now;
  };
  // The same where there is no browser: a form is drawn as markup, too.
  const state = useSyncExternalStore(workspace.subscribe, read, read);
  return useMemo(
    () =>
      new Proxy(state, {
        get(target, name) {
          // A state has no other names.
          asked.add(name as keyof State);
          return Reflect.get(target, name);
        },
      }),
    [state, asked],
  );
}

/** Something of what the screen shows, the very same as long as it says the same: what uses it is drawn again when it is another. */
export function useWorkspaceValue<T>(of: (state: State) => T): T {
  const workspace = useWorkspace();
  const read = () => of(workspace.state());
  return useSyncExternalStore(workspace.subscribe, read, read);
}

/** The open file as its text says. */
export function useParsed(): Parsed {
  const { files, file } = useWorkspaceState();
  return readingOf(openSource({ files, file }));
}
