import type { BuildSaid } from './known-builds';

/** Prints that a build has nothing to do, and what is left to do before a launch. */
export function sayUnchanged({ left }: Pick<BuildSaid, 'left'>): void {
  if (left !== undefined) console.log(left);
  console.log('  nothing has changed since the last build, and all of it is in place');
}

/** Prints what a build says at its end, and how long it took. */
export function sayBuilt({ report, pages }: Pick<BuildSaid, 'report' | 'pages'>, took: string): void {
  for (const line of report) console.log(line);
  console.log(`Built ${pages} pages in ${took}`);
}
