import { createContext, type FunctionComponent, useContext } from 'react';
import { z } from 'zod';
import { slugOf } from '../../src/model/slug';
import { childValue, valueAt } from '../../src/model/values';
import { optionFor } from '../../src/reading/explain/schema-at';
import { formatPath, type Path } from '../../src/reading/position';
import type { Problem } from '../../src/reading/problem';
import { useWorkspace, useWorkspaceValue } from '../workspace/context';
import { typingAt } from '../workspace/editing';
import { readingOf } from '../workspace/readings';
import { openSource, type State } from '../workspace/state';
import type { Workspace } from '../workspace/workspace';
import { problemInWords, withoutQuotes } from './owner-words';
import { defaultOf, descriptionOf, isOptional, isSetting, kindOf, type Schema } from './schemas';
import { toldProblem } from './told-problem';
import { nameOf } from './words';

export interface FieldProps {
  schema: Schema;
  path: Path;
  value: unknown;
  label: string;
  /** The names of the fields around it in their order, so that a new one finds its place. */
  order?: readonly string[];
}

/** The input for any field; a context, as lists and groups are inputs that hold others. */
export const AnyField = createContext<FunctionComponent<FieldProps>>(() => null);
export const useAnyField = () => useContext(AnyField);

/** True around fields that are still to be written: that they are empty is said of all of them at once. */
export const Begun = createContext(false);

/** The fields of an object: what it says in the order of its schema, then how it is shown. */
export function fieldsIn(schema: Schema, path: Path, value: unknown): FieldProps[] {
  const object = optionFor(schema, value);
  if (!(object instanceof z.core.$ZodObject)) return [];
  const fields = Object.entries(object._zod.def.shape);
  const order = fields.map(([name]) => name);
  const inOrder = [
    ...fields.filter(([, field]) => !isSetting(field)),
    ...fields.filter(([, field]) => isSetting(field)),
  ];
  return inOrder.map(([name, field]) => ({
    ...{ schema: field, path: [...path, name], label: labelOf(name, field), order },
    value: typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
  }));
}

/** What a field is called; a source that is no picture is an address. */
const labelOf = (name: string, schema: Schema): string =>
  name === 'src' && kindOf(schema) !== 'picture' ? nameOf('url') : nameOf(name);

/** True for two fields that are drawn alike: only what is chosen or wrong may be otherwise, which they ask for themselves. */
export const isSameField = (one: FieldProps, other: FieldProps): boolean =>
  one.schema === other.schema &&
  one.value === other.value &&
  one.label === other.label &&
  String(one.path) === String(other.path) &&
  String(one.order) === String(other.order);

/** What an input needs: how to change the value, and what is wrong with it. */
export function useField({ schema, path, value, order }: FieldProps) {
  const workspace = useWorkspace();
  const place = formatPath(path);
  const isToBeWritten = useContext(Begun) && value === '';
  const found = useWorkspaceValue((state) => (isToBeWritten ? undefined : problemAt(state, place)));
  const mayGo = isOptional(schema);
  const usual = defaultOf(schema);
  /** A field that is left empty, or has what stands for it anyway and was not there, is not written. False where it was refused. */
  const change = (now: unknown): boolean => {
    const isEmpty = now === undefined || now === '' || now === null;
    // What was typed a moment ago may be in the file already.
    const isThere = valueAt(readingOf(openSource(workspace.state())).value, path) !== undefined;
    if (isEmpty && mayGo) return !isThere || workspace.edit({ kind: 'remove', path });
    if (!isThere && now === usual) return true;
    return workspace.edit({ kind: 'set', path, value: now ?? '', order }, typingAt(path));
  };
  return {
    id: `field-${place}`,
    required: !mayGo,
    usual,
    problem:
      found &&
      (value === ''
        ? toldProblem('Still to write', 'warning')
        : toldProblem(
            besideHelp(problemInWords(found), descriptionOf(schema)),
            found.severity,
            mendOf(workspace, found),
          )),
    choose: () => workspace.select(path),
    change,
    /** Takes a text as it is typed; `refused` is told where it cannot be written. */
    type: (text: string, refused: () => void) => workspace.type(path, text, () => change(text) || refused()),
    done: () => {
      nameForLinks(workspace, path);
      workspace.endStep();
    },
  };
}

/** What has been given a name and needs one for links, and has none yet, gets that from its name. */
function nameForLinks(workspace: Workspace, path: Path): void {
  if (path.at(-1) !== 'name') return;
  workspace.settle();
  const { value } = readingOf(openSource(workspace.state()));
  const own = path.slice(0, -1);
  if (childValue(valueAt(value, own), 'id') !== '') return;
  const beside = valueAt(value, own.slice(0, -1));
  const taken = new Set(Array.isArray(beside) ? beside.map((one) => childValue(one, 'id')) : []);
  const name = slugOf(String(valueAt(value, path)));
  const free = [name, ...Array.from(taken.keys(), (_, index) => `${name}-${index + 2}`)].find((one) => !taken.has(one));
  if (free) workspace.edit({ kind: 'set', path: [...own, 'id'], value: free }, typingAt(path));
}

/** What is wrong at a field, without the sentence on what belongs there, which stands above it. */
function besideHelp(problem: string, help = ''): string {
  const at = [...problem.matchAll(/: /g)].find(({ index }) => withoutQuotes(problem.slice(index + 2)) === help);
  return at ? problem.slice(0, at.index) : problem;
}

/** Mends a mistake, where it is known how. */
export const mendOf = (workspace: Workspace, problem: Problem): (() => void) | undefined =>
  problem.edits && (() => void workspace.mend([problem]));

/** What is to be told at a field: an error before a warning. */
function problemAt({ standing, file }: State, place: string): Problem | undefined {
  const here = standing.problems.filter((one) => one.path === place && one.file === file);
  return here.find(({ severity }) => severity === 'error') ?? here[0];
}

/** How many problems there are at a place and below it, of all kinds or of one. */
export function useProblemCount(path: Path, severity?: Problem['severity']): number {
  const place = formatPath(path);
  return useWorkspaceValue(
    ({ standing, file }) =>
      standing.problems.filter(
        (one) =>
          one.file === file &&
          (severity ?? one.severity) === one.severity &&
          (one.path === place || (one.path.startsWith(place) && /^[.[]/.test(one.path.slice(place.length)))),
      ).length,
  );
}
