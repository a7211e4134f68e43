import type { AddressFacts } from '../addresses/address-facts';
import { byText } from '../model/order';
import { type Problem, problemOfFile } from '../reading/problem';
import type { PageReading } from './page-reading';

/** The page files that make a page each, by file name; the later of two files for one address makes none. */
export interface Placements {
  pages: readonly AddressFacts[];
  problems: readonly Problem[];
}

/** Gives each route to the first file that makes it, and reports the others. */
export function placePages(readings: ReadonlyMap<string, PageReading>): Placements {
  const byRoute = new Map<string, AddressFacts>();
  const problems: Problem[] = [];
  for (const file of [...readings.keys()].sort(byText)) {
    const facts = readings.get(file)?.facts;
    if (!facts) continue;
    const first = byRoute.get(facts.route);
    if (first) {
      const found = `${first.file} already is the page ${facts.route}`;
      problems.push(problemOfFile(file, { code: 'file/same-address', found, fix: 'keep one of the two files' }));
    } else byRoute.set(facts.route, facts);
  }
  return { pages: [...byRoute.values()], problems };
}
