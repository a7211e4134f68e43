import type { AddressFacts } from '../addresses/address-facts';
import { byText } from '../model/order';
import type { PageReading } from './page-reading';

/** The page files that make a page each, by file name. A file's name is its address, so no two make one page. */
export const placedPages = (readings: ReadonlyMap<string, PageReading>): AddressFacts[] =>
  [...readings.values()].flatMap(({ facts }) => facts ?? []).sort((a, b) => byText(a.file, b.file));
