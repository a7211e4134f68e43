import type { Problem } from '../reading/problem';

/** What an update changed. */
export interface Changes {
  /** Routes of the pages that are not what they were, new ones among them. */
  pages: readonly string[];
  /** Routes of the pages that are there no more. */
  gone: readonly string[];
  /** True where facts changed that every page may show. */
  site: boolean;
  problems: { came: readonly Problem[]; went: readonly Problem[] };
}

/** What there is to draw: a name for the facts of the site, and one for each page by route; equal exactly when all is. */
export interface Drawn {
  site: string;
  pages: ReadonlyMap<string, string>;
}

interface Standing {
  drawn: Drawn;
  problems: readonly Problem[];
}

export function changesBetween(before: Standing, now: Standing): Changes {
  const changed = [...now.drawn.pages].filter(([route, name]) => before.drawn.pages.get(route) !== name);
  return {
    pages: changed.map(([route]) => route),
    gone: [...before.drawn.pages.keys()].filter((route) => !now.drawn.pages.has(route)),
    site: before.drawn.site !== now.drawn.site,
    problems: { came: without(now.problems, before.problems), went: without(before.problems, now.problems) },
  };
}

/** What two updates changed, one after the other: what came with the first and went with the second is not told. */
export function inTurn(first: Changes, second: Changes): Changes {
  const came = [...without(first.problems.came, second.problems.went), ...second.problems.came];
  const went = [...first.problems.went, ...without(second.problems.went, first.problems.came)];
  return {
    pages: [...new Set([...first.pages.filter((route) => !second.gone.includes(route)), ...second.pages])],
    gone: [...new Set([...first.gone.filter((route) => !second.pages.includes(route)), ...second.gone])],
    site: first.site || second.site,
    problems: { came: without(came, first.problems.went), went: without(went, second.problems.came) },
  };
}

function without(problems: readonly Problem[], others: readonly Problem[]): Problem[] {
  if (problems.length === 0) return [];
  const known = new Set(others.map((problem) => JSON.stringify(problem)));
  return problems.filter((problem) => !known.has(JSON.stringify(problem)));
}
