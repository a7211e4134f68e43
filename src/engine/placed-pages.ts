import type { AddressFacts } from '../addresses/address-facts';
import { pageFileOf } from '../addresses/routes';
import { byText } from '../model/order';
import type { PageReading } from './page-reading';

/**
 * The page files that make a page each, by file name. A file's name is its address, so no two make one page; one that is
 * misnamed gives way to the file of the name that it should have.
 */
export function placedPages(readings: ReadonlyMap<string, PageReading>): AddressFacts[] {
  const all = [...readings.values()].flatMap(({ facts }) => facts ?? []);
  const byRoute = new Map(all.map((facts) => [facts.route, facts]));
  for (const facts of all) if (facts.file === pageFileOf(facts.route)) byRoute.set(facts.route, facts);
  return [...byRoute.values()].sort((a, b) => byText(a.file, b.file));
}
