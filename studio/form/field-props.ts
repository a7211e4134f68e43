import { createContext, type FunctionComponent, useContext } from 'react';
import { z } from 'zod';
import { optionFor } from '../../src/reading/explain/schema-at';
import { formatPath, type Path } from '../../src/reading/position';
import { useWorkspace, useWorkspaceState } from '../workspace/context';
import { defaultOf, isOptional, isSetting, type Schema } from './schemas';
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

/** The fields of an object: what it says in the order of its schema, then how it is shown. */
export function fieldsIn(schema: Schema, path: Path, value: unknown): FieldProps[] {
  const object = optionFor(schema, value);
  if (!(object instanceof z.core.$ZodObject)) return [];
  const { shape } = object._zod.def;
  const order = Object.keys(shape);
  const fields = Object.entries(shape);
  const inOrder = [
    ...fields.filter(([, field]) => !isSetting(field)),
    ...fields.filter(([, field]) => isSetting(field)),
  ];
  return inOrder.map(([name, field]) => ({
    ...{ schema: field, path: [...path, name], label: nameOf(name), order },
    value: typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
  }));
}

/** What an input needs: how to change the value, and what is wrong with it. */
export function useField({ schema, path, value, order }: FieldProps) {
  const workspace = useWorkspace();
  const { standing, file, selected } = useWorkspaceState();
  const place = formatPath(path);
  const problem = standing.problems.find((one) => one.file === file && one.path === place);
  const mayGo = isOptional(schema);
  const usual = defaultOf(schema);
  return {
    id: `field-${place}`,
    required: !mayGo,
    usual,
    problem: problem && `${problem.found} – ${problem.fix}`,
    isWarning: problem?.severity === 'warning',
    isSelected: formatPath(selected) === place,
    choose: () => workspace.select(path),
    /** A field that is left empty, or has what stands for it anyway and was not there, is not written. */
    change(now: unknown) {
      const isEmpty = now === undefined || now === '' || now === null;
      if (isEmpty && mayGo) {
        if (value !== undefined) workspace.edit({ kind: 'remove', path });
      } else if (value !== undefined || now !== usual) {
        workspace.edit({ kind: 'set', path, value: now ?? '', order }, `type ${place}`);
      }
    },
    done: () => workspace.endStep(),
  };
}

/** How many problems there are at a place and below it. */
export function useProblemCount(path: Path): number {
  const { standing, file } = useWorkspaceState();
  const place = formatPath(path);
  return standing.problems.filter(
    (one) =>
      one.file === file &&
      (one.path === place || (one.path.startsWith(place) && /^[.[]/.test(one.path.slice(place.length)))),
  ).length;
}
