/** One step that can be taken back: the texts of files before and after it; `null` where there was no file. */
export interface Step {
  changes: ReadonlyMap<string, { before: string | null; after: string | null }>;
  /** Names what was done, so that letters typed one after the other are one step. */
  name: string;
}

export interface History {
  done: readonly Step[];
  undone: readonly Step[];
}

export const noHistory: History = { done: [], undone: [] };

/** Adds a step, or lets it go on with the last one where that was the same typing. */
export function withStep({ done }: History, step: Step): History {
  const last = done.at(-1);
  if (!last || last.name === '' || last.name !== step.name) return { done: [...done, step], undone: [] };
  const changes = new Map(last.changes);
  for (const [path, { before, after }] of step.changes) {
    changes.set(path, { before: changes.get(path)?.before ?? before, after });
  }
  return { done: [...done.slice(0, -1), { changes, name: step.name }], undone: [] };
}

/** What can be taken back where files were changed by others meanwhile: their changes would go with the steps on those. */
export function withoutFiles({ done, undone }: History, paths: ReadonlySet<string>): History {
  const others = (steps: readonly Step[]) =>
    steps.filter(({ changes }) => ![...changes.keys()].some((path) => paths.has(path)));
  return { done: others(done), undone: others(undone) };
}

/** The next letter begins a step of its own. */
export function closed({ done, undone }: History): History {
  const last = done.at(-1);
  return last ? { done: [...done.slice(0, -1), { ...last, name: '' }], undone } : { done, undone };
}
