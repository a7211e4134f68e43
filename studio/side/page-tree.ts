/** A page as the list has it. */
export interface Listed {
  file: string;
  route: string;
  label: string;
  draft: boolean;
  changed: boolean;
  /** How many mistakes are in it. */
  errors: number;
}

/** A row of the tree: a page, or a folder of pages that is none itself. */
export interface Branch {
  route: string;
  page?: Listed;
  depth: number;
  /** True where pages stand below it. */
  holds: boolean;
  /** What is to be told of those while they are folded away. */
  below: { changed: boolean; errors: number };
}

const parentOf = (route: string): string => route.slice(0, route.lastIndexOf('/'));

const inOrder = (one: string, other: string): number => {
  const [a, b] = [one.split('/'), other.split('/')];
  const at = a.findIndex((step, index) => step !== b[index]);
  if (at < 0) return a.length - b.length;
  return b[at] === undefined ? 1 : (a[at] ?? '') < (b[at] ?? '') ? -1 : 1;
};

/** Pages as a tree by their addresses: each below the address that its own begins with. */
export function pageTree(pages: readonly Listed[]): Branch[] {
  const byRoute = new Map<string, Branch>();
  const branchAt = (route: string): Branch => {
    const depth = route === '/' ? 0 : route.split('/').length - 2;
    const branch = byRoute.get(route) ?? { route, depth, holds: false, below: { changed: false, errors: 0 } };
    byRoute.set(route, branch);
    return branch;
  };
  for (const page of pages) {
    branchAt(page.route).page = page;
    for (let above = parentOf(page.route); above !== ''; above = parentOf(above)) {
      const { below, ...branch } = branchAt(above);
      const told = { changed: below.changed || page.changed, errors: below.errors + page.errors };
      byRoute.set(above, { ...branch, holds: true, below: told });
    }
  }
  return [...byRoute.values()].sort((one, other) => inOrder(one.route, other.route));
}

/** The rows that are seen where some are folded. */
export function unfolded(tree: readonly Branch[], isFolded: (route: string) => boolean): Branch[] {
  const folded = new Set(tree.filter(({ route, holds }) => holds && isFolded(route)).map(({ route }) => route));
  return tree.filter(({ route }) => {
    for (let above = parentOf(route); above !== ''; above = parentOf(above)) if (folded.has(above)) return false;
    return true;
  });
}
