import type { z } from 'zod';
import { childValue, isFields, valueAt } from '../../model/values';
import type { Issue } from '../issue';
import type { Path } from '../position';
import { formatPath, isWithin } from '../position';
import { mostProblems } from '../problem';
import type { Case } from './field';
import { foreignItem } from './foreign-item';
import { explainInside, explainLevel } from './levels';
import type { Move } from './moves';
import { otherOptions } from './other-option';
import { explainOption } from './union';
import { explainUnknownKey } from './unknown-key';

type ZodIssue = z.core.$ZodIssue;

/** What is left of a document's issues once its wrong names are mended. */
export interface Mending {
  explanations: Issue[];
  moves: Move[];
  /** Issues about values and missing fields. */
  issues: readonly ZodIssue[];
  /** The mended value, which `issues` are about. */
  root: unknown;
  /** What all is said of already. */
  closed: Path[];
}

/** Bounds the rounds: a mended name can show at most the wrong names inside it. */
const maxRounds = 12;

/**
 * Explains wrong names first and puts them right in a copy, so that a slip in a name is one problem and not also a
 * missing field, and so that what stands under a wrong name or in a block of an unknown type is checked all the same.
 */
export function mend(context: Omit<Case, 'moves'>, check: (value: unknown) => readonly ZodIssue[]): Mending {
  const root: unknown = structuredClone(context.root);
  const mending: Mending = { explanations: [], moves: [], issues: check(root), root, closed: [] };
  for (const { path, option, explanation } of otherOptions(mending.issues, { ...context, root, moves: [] })) {
    mending.explanations.push(explanation);
    const owner = valueAt(root, path);
    if (isFields(owner)) owner[String(explanation.at?.path?.at(-1))] = option;
  }
  if (mending.explanations.length > 0) mending.issues = check(root);
  const told = new Set<string>();
  for (let round = 0; round < maxRounds; round++) {
    const wrong = mending.issues.filter((issue) => isAboutNames(issue) && !told.has(keyOf(issue)));
    if (wrong.length === 0) break;
    // Names within one object depend on each other only through what is missing there, so all go in one round.
    for (const issue of wrong) {
      if (mending.explanations.length > mostProblems) return { ...mending, issues: [] };
      told.add(keyOf(issue));
      mendIssue(issue, { ...context, root, moves: mending.moves }, mending);
    }
    mending.issues = check(root);
  }
  const closed = mending.closed.map(formatPath);
  const isOpen = (issue: ZodIssue) => !closed.some((path) => formatPath(pathOf(issue)).startsWith(`${path}.`));
  return { ...mending, issues: mending.issues.filter((issue) => !isAboutNames(issue) && isOpen(issue)) };
}

function isAboutNames(issue: ZodIssue): boolean {
  return issue.code === 'unrecognized_keys' || discriminatorOf(issue) !== undefined;
}

const keyOf = (issue: ZodIssue): string => `${issue.code} ${formatPath(pathOf(issue))}`;

/** YAML has no symbols for names. */
export const pathOf = (issue: ZodIssue): Path =>
  issue.path.map((step) => (typeof step === 'number' ? step : String(step)));

function discriminatorOf(issue: ZodIssue): string | undefined {
  return issue.code === 'invalid_union' && issue.errors.length === 0 ? issue.discriminator : undefined;
}

function mendIssue(issue: ZodIssue, context: Case, mending: Mending): void {
  const path = pathOf(issue);
  const discriminator = discriminatorOf(issue);
  if (discriminator !== undefined) mendOption(path, discriminator, context, mending);
  if (issue.code !== 'unrecognized_keys' || mending.closed.some((closed) => isWithin(path, closed))) return;
  const level = explainLevel(path, context);
  if (level) {
    const [list, owner] = [level.from.at(-1), valueAt(context.root, level.from.slice(0, -1))];
    mending.explanations.push(level.explanation);
    mending.closed.push(level.from);
    if (isFields(owner)) owner[String(list)] = level.value;
    return;
  }
  const foreign = foreignItem(path, issue.keys, context);
  if (foreign) {
    mending.explanations.push(foreign);
    mending.closed.push(path);
    return;
  }
  const together = explainInside(path, issue.keys, context);
  if (together) {
    const { explanation, to = [], beside } = together;
    mending.explanations.push(explanation);
    for (const key of issue.keys) {
      move(context.root, [...path, key], undefined);
      mending.moves.push({ from: [...path, key], to: [...to, key] });
    }
    Object.assign(valueAt(context.root, path) ?? {}, beside);
    return;
  }
  for (const key of issue.keys.slice(0, mostProblems + 1)) {
    if (valueAt(context.root, [...path, key]) === undefined) continue;
    const absent = mending.issues.filter((other) => isAbsent(other, context.root)).map(pathOf);
    const mended = explainUnknownKey(path, key, absent, context);
    const { explanation, from, to, value, beside = {}, inside = [], whole } = mended;
    mending.explanations.push(explanation);
    if (whole) refill(valueAt(context.root, path), whole);
    Object.assign(valueAt(context.root, path) ?? {}, beside);
    for (const name of inside) {
      const place = { from: [...from, name], to: [...path, name] };
      move(context.root, place.from, place.to);
      mending.moves.push(place);
    }
    move(context.root, from, to, value);
    if (to) mending.moves.push({ from, to });
  }
}

function mendOption(path: Path, discriminator: string, context: Case, mending: Mending): void {
  const { explanation, misspelled, option } = explainOption(path, discriminator, context);
  mending.explanations.push(explanation);
  const owner = valueAt(context.root, path.slice(0, -1));
  if (misspelled !== undefined) {
    const from = [...path.slice(0, -1), misspelled];
    move(context.root, from, path);
    mending.moves.push({ from, to: path });
  }
  if (option !== undefined && isFields(owner)) owner[discriminator] = option;
}

/** True for an issue about a field that is not written at all. */
export function isAbsent(issue: ZodIssue, root: unknown): boolean {
  const path = pathOf(issue);
  return (
    typeof path.at(-1) === 'string' && isFields(valueAt(root, path.slice(0, -1))) && valueAt(root, path) === undefined
  );
}

function refill(owner: unknown, fields: Readonly<Record<string, unknown>>): void {
  if (!isFields(owner)) return;
  for (const name of Object.keys(owner)) delete owner[name];
  Object.assign(owner, fields);
}

/** Takes a value out of the copy and, when there is a place for it, puts it there, or what it is to be. */
function move(root: unknown, from: Path, to: Path | undefined, instead?: unknown): void {
  const name = String(from.at(-1));
  const owner = valueAt(root, from.slice(0, -1));
  if (!isFields(owner)) return;
  const value = instead ?? childValue(owner, name);
  delete owner[name];
  const home = to && valueAt(root, to.slice(0, -1));
  if (to && isFields(home)) home[String(to.at(-1))] = value;
}
