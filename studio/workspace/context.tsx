import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { type Parsed, parseYaml } from '../../src/reading/parse';
import type { State } from './state';
import type { Workspace } from './workspace';

export const WorkspaceContext = createContext<Workspace | null>(null);

export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext);
  if (!workspace) throw new Error('there is no workspace around this');
  return workspace;
}

/** All that the screen shows; what uses it is drawn again whenever it changes. */
export function useWorkspaceState(): State {
  const workspace = useWorkspace();
  return useSyncExternalStore(workspace.subscribe, workspace.state);
}

/** The open file as its text says. */
export function useParsed(): Parsed {
  const { files, file } = useWorkspaceState();
  const text = files.get(file)?.text ?? '';
  return useMemo(() => parseYaml({ path: file, text }), [file, text]);
}
