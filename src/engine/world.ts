import type { SiteConfig } from '../../schemas/site';
import { addressBook } from '../addresses/address-book';
import { checkPageAddresses, checkRedirects } from '../addresses/address-checks';
import type { AddressFacts } from '../addresses/address-facts';
import { addressLookup } from '../addresses/address-lookup';
import type { Inventory, SourceFile } from '../model/site';
import type { Problem } from '../reading/problem';
import { reportOnFile } from '../reading/report';
import { checkConfig } from '../resolving/config-checks';
import { nameLookup } from '../resolving/name-lookup';
import { resolveConfig } from '../resolving/resolve-config';
import type { Surroundings } from '../resolving/resolve-page';

interface Parts {
  config: SiteConfig;
  configFile: SourceFile;
  pages: readonly AddressFacts[];
  inventory: Inventory;
  year: number;
  fileOf(path: string): SourceFile;
}

/** What all pages are resolved against, and what is wrong between the configuration and the addresses. */
export function makeWorld({ config: value, configFile, pages, inventory, year, fileOf }: Parts): {
  world: Surroundings;
  problems: Problem[];
} {
  const problems: Problem[] = [];
  const report = reportOnFile(configFile, problems);
  const reportOf = (file: string) => reportOnFile(fileOf(file), problems);
  const live = pages.filter(({ valid, draft }) => valid && !draft);
  const book = addressBook(pages, value.redirects, inventory.files);
  checkConfig(value, inventory.files, report);
  checkPageAddresses(live, book, reportOf);
  checkRedirects({ value, report }, live, book, reportOf);
  const [addresses, names] = [addressLookup(book), nameLookup(inventory)];
  const config = resolveConfig(value, { addresses, names, year }, report);
  return { world: { config, addresses, names, year }, problems };
}
