import type { Declaration, Root } from 'postcss';

const use = /var\(\s*(--[\w-]+)\s*/g;
const name = /--[\w-]+/g;

/** Where the bracket closes that was opened before `from`. */
function closes(value: string, from: number): number {
  let open = 1;
  for (let at = from; at < value.length; at++) {
    if (value[at] === '(') open++;
    if (value[at] === ')' && --open === 0) return at;
  }
  return value.length;
}

/** A value with what `meant` gives in the place of variables; it is told what stands in for one that is not there. */
function replaced(value: string, meant: (variable: string, otherwise?: string) => string | undefined): string {
  let made = '';
  let from = 0;
  use.lastIndex = 0;
  for (let found = use.exec(value); found; found = use.exec(value)) {
    const within = found.index + found[0].length;
    const end = closes(value, within);
    const otherwise = value[within] === ',' ? value.slice(within + 1, end).trim() : undefined;
    const put = meant(found[1] ?? '', otherwise);
    if (put === undefined) continue;
    made += value.slice(from, found.index) + put;
    from = end + 1;
    use.lastIndex = from;
  }
  return made + value.slice(from);
}

function declarationsOf(root: Root): Map<string, Declaration[]> {
  const all = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    all.set(declaration.prop, [...(all.get(declaration.prop) ?? []), declaration]);
  });
  return all;
}

function usedIn(root: Root): Set<string> {
  const used = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const [, variable = ''] of value.matchAll(use)) used.add(variable);
  });
  return used;
}

/** The variables that conditions ask for (CSS Containment 3, style queries): these stay as they are. */
function askedFor(root: Root): Set<string> {
  const asked = new Set<string>();
  root.walkAtRules(({ params }) => {
    for (const [found] of params.matchAll(name)) asked.add(found);
  });
  return asked;
}

/** Longer values are named once and not repeated. */
const longest = 80;

/** What a variable stands for everywhere: set once, on the root alone, to what hangs on no other. */
function constant(declarations: readonly Declaration[]): string | undefined {
  const [only] = declarations;
  const rule = only?.parent;
  if (!only || declarations.length > 1 || rule?.type !== 'rule' || rule.parent?.type !== 'root') return undefined;
  if (!('selector' in rule) || rule.selector !== ':root') return undefined;
  return only.value.includes('var(') || only.value.length > longest ? undefined : only.value;
}

/** Puts constants in the place of variables, and takes out those that nothing uses; true where that changed anything. */
function foldOnce(root: Root, kept: ReadonlySet<string>): boolean {
  const used = usedIn(root);
  const all = declarationsOf(root);
  let changed = false;
  for (const [variable, declarations] of all) {
    if (used.has(variable) || kept.has(variable)) continue;
    for (const declaration of declarations) declaration.remove();
    changed = true;
  }
  root.walkDecls((declaration) => {
    const value = replaced(declaration.value, (variable, otherwise) => {
      if (kept.has(variable)) return undefined;
      const declarations = all.get(variable);
      return declarations ? constant(declarations) : otherwise;
    });
    if (value === declaration.value) return;
    declaration.value = value;
    changed = true;
  });
  return changed;
}

const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function* shortNames(): Generator<string, never> {
  for (let round = 0; ; round++) for (const letter of letters) yield `--${letter}${round || ''}`;
}

/**
 * Makes the variables of a style sheet short that stands for itself: constants are put in their place, the others are named
 * by letters. Nothing outside may set or use one of them.
 */
export function shortenVariables(root: Root): void {
  const kept = askedFor(root);
  while (foldOnce(root, kept));
  const names = shortNames();
  const short = new Map([...kept].map((variable) => [variable, variable]));
  const nameOf = (variable: string): string => {
    let given = short.get(variable);
    while (given === undefined) {
      const next = names.next().value;
      if (!kept.has(next)) given = next;
    }
    short.set(variable, given);
    return given;
  };
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(use, (written, variable: string) =>
      written.replace(variable, nameOf(variable)),
    );
    if (declaration.prop.startsWith('--')) declaration.prop = nameOf(declaration.prop);
  });
}
