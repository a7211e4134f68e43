import type { SiteConfig } from '../../schemas/site';
import { addressBook } from '../addresses/address-book';
import { checkPageAddresses, checkRedirects } from '../addresses/address-checks';
import type { AddressFacts } from '../addresses/address-facts';
import { addressLookup } from '../addresses/address-lookup';
import { routeOf } from '../addresses/routes';
import { studioIssue } from '../addresses/studio-address';
import { configName } from '../model/config-name';
import type { Inventory } from '../model/site';
import type { Places } from '../reading/places';
import type { Path } from '../reading/position';
import type { Problem } from '../reading/problem';
import { reportOnFile } from '../reading/report';
import { checkConfig } from '../resolving/config-checks';
import { checkFonts } from '../resolving/font-checks';
import { nameLookup } from '../resolving/name-lookup';
import { resolveConfig } from '../resolving/resolve-config';
import type { Surroundings } from '../resolving/resolve-page';
import { withOutline } from '../resolving/with-outline';
import type { ConfigFindings } from '../rules/check-config';
import type { Rules } from './given-rules';

interface Parts {
  config: SiteConfig;
  /** The path that the file of the configuration has for one in its value. */
  inFile: (path: Path) => Path;
  pages: readonly AddressFacts[];
  /** Address of a page that is none → its file. */
  astray: ReadonlyMap<string, string>;
  inventory: Inventory;
  year: number;
  rules: Rules;
  /** What was found in the configuration before. */
  configFindings?: ConfigFindings;
  placesOf(path: string): Places;
  /** The name of a page file's content, if it has no errors. */
  contentOf(path: string): string | undefined;
}

interface MadeWorld {
  world: Surroundings;
  problems: Problem[];
  configFindings?: ConfigFindings;
}

/** What all pages are resolved against, and what is wrong between the configuration and the addresses. */
export function makeWorld(parts: Parts): MadeWorld {
  const { pages, inventory, year, placesOf, rules } = parts;
  const value = withOutline(parts.config, inventory.outlineAround);
  const problems: Problem[] = [];
  const report = reportOnFile(configName, problems, () => placesOf(configName), parts.inFile);
  const reportOf = (path: string) => reportOnFile(path, problems, () => placesOf(path));
  const live = pages.filter(({ valid, draft }) => valid && !draft);
  const book = addressBook(pages, value.redirects, inventory.files, { moved: movedPages(parts), astray: parts.astray });
  checkConfig(value, inventory, report);
  if (inventory.fonts) checkFonts(value, inventory.fonts, report);
  const inTheWay = value.studio ? studioIssue(live, inventory.files) : undefined;
  if (inTheWay) report.error(['studio'], inTheWay);
  checkPageAddresses(live, book, reportOf);
  checkRedirects({ value, report }, live, book, reportOf);
  const [addresses, names] = [addressLookup(book), nameLookup(inventory)];
  const { form: config, leaves } = resolveConfig(value, { addresses, names, year }, report);
  const beside = { inventory, year, before: parts.configFindings };
  const configFindings = rules.checkWrittenConfig({ written: value, resolved: config, leaves }, beside, report);
  return { world: { config, addresses, names, year }, problems, configFindings };
}

/** The routes that pages had under another file name when the site was built last, each with the one that it has now. */
function movedPages({ pages, inventory: { filesBefore }, contentOf }: Parts): Map<string, string> {
  const files = new Set(pages.map(({ file }) => file));
  if ([...(filesBefore?.values() ?? [])].every((file) => files.has(file))) return new Map();
  return new Map(
    pages.flatMap(({ file, route }) => {
      const before = filesBefore?.get(contentOf(file) ?? '');
      const placing = before === undefined || files.has(before) ? undefined : routeOf(before);
      return placing ? [[placing.route, route] as const] : [];
    }),
  );
}
