import type { State } from './workspace/state';
import type { Workspace } from './workspace/workspace';

type Stop = Pick<State, 'file' | 'view'>;

const isAt = (stop: Stop, { file, view }: Stop): boolean => stop.file === file && stop.view === view;

/** Lets the browser's own buttons go back and forth between the pages and screens that were open, and not out of the studio; gives what ends that. */
export function followBrowser(workspace: Workspace): () => void {
  const now = (): Stop => {
    const { file, view } = workspace.state();
    return { file, view };
  };
  let told = now();
  let isGoing = false;
  history.replaceState(told, '');
  const tell = () => {
    if (isGoing || isAt(told, now())) return;
    told = now();
    history.pushState(told, '');
  };
  const go = ({ state }: PopStateEvent) => {
    // Pushed above alone.
    const stop = state as Stop | null;
    if (!stop) return;
    isGoing = true;
    told = stop;
    if (typeof workspace.state().files.get(stop.file)?.text === 'string') workspace.open(stop.file);
    workspace.show(stop.view);
    isGoing = false;
  };
  const end = workspace.subscribe(tell);
  addEventListener('popstate', go);
  return () => {
    end();
    removeEventListener('popstate', go);
  };
}
