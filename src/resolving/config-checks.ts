import type { SiteConfig } from '../../schemas/site';
import { likelyAddress } from '../addresses/likely-address';
import { servedAddress } from '../addresses/served-address';
import { withFigures } from '../model/figures';
import { hrefPath } from '../model/href-path';
import { likePostalCode } from '../model/postal-code';
import type { Inventory } from '../model/site';
import { slugOf } from '../model/slug';
import { stateCode, statesOfZip } from '../model/us-states';
import { countryOf } from '../model/words/words-of';
import type { Path } from '../reading/position';
import type { Report } from '../reading/report';
import { countryMeant } from './country-meant';
import { checkCurrency } from './currency';
import { checkForms } from './form-checks';
import { checkNames } from './name-checks';
import { firstOfNumbers, numberAmong, phoneFix } from './phone-example';
import { hasExtension, phoneAmiss } from './phones';
import { checkTags } from './tag-checks';
import { checkWords } from './word-checks';

/** Reports office ids that are there twice, words that cannot be filled in, and files that `public/` does not have. */
export function checkConfig(
  config: SiteConfig,
  { files, pictures }: Pick<Inventory, 'files' | 'pictures'>,
  report: Report,
): void {
  const ids = config.business.offices.map(({ id }) => id);
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) === index) continue;
    const own = slugOf(config.business.offices[index]?.city ?? '');
    const isFree = own !== '' && !ids.includes(own);
    report.error(['business', 'offices', index, 'id'], {
      code: 'office/double',
      found: `there are two offices "${id}"`,
      fix: isFree ? `give each its own id, such as ${own} here` : 'give each its own id',
      ...(isFree && { change: { to: own }, unsure: true }),
    });
  }
  // Where the country is another than the one that is named, that is told, and nothing that follows from it.
  const isAbroad = countryMeant(config) !== undefined;
  if (!isAbroad) checkPostalCodes(config, report);
  checkCurrency(config, report);
  checkWords(config, report);
  checkNames(config, report);
  checkForms(config, report);
  checkTags(config, report);
  if (!isAbroad) checkPhones(config, report);
  checkChats(config, report);
  const served = new Set([...files].map(servedAddress));
  for (const [path, file] of filesNamed(config)) {
    if (!file.startsWith('/') || served.has(hrefPath(file))) continue;
    const bare = servedAddress(file);
    if (pictures.has(file.slice(1))) {
      const found = `no file in public/ is served at ${file}: it lies in public/images/, whose files are made smaller`;
      report.error(path, { code: 'file/missing', found, fix: `move it to public${file}`, wants: `upload ${file}` });
      continue;
    }
    const near = served.has(bare)
      ? { address: bare, sure: true }
      : likelyAddress(file, { routes: new Map(), files: ofKind(file, served) });
    report.error(path, {
      code: 'file/missing',
      found: `no file in public/ is served at ${file}`,
      fix: near ? `write ${near.address}, or add the file` : (otherFont(file, files) ?? 'add the file'),
      wants: `upload ${file}`,
      ...(near && { change: { to: near.address }, ...(!near.sure && { unsure: true }) }),
    });
  }
}

/** Of the files of a site those that may stand in the place of one: no font that browsers do not take. */
const ofKind = (file: string, served: ReadonlySet<string>): ReadonlySet<string> =>
  /\.woff2$/i.test(file) ? new Set([...served].filter((path) => /\.woff2$/i.test(path))) : served;

/** What to do where the font is there in another format. */
function otherFont(file: string, files: ReadonlySet<string>): string | undefined {
  const bare = /^(.*)\.woff2$/i.exec(file)?.[1];
  const other = [...files].find((path) => /\.(?:ttf|otf|woff)$/i.test(path) && path.replace(/\.\w+$/, '') === bare);
  return other === undefined ? undefined : `save ${other} as WOFF2, by a converter of fonts, and put it there`;
}

/** Reports codes that are not those of the site's country, which is the first part of `seo.region`. */
function checkPostalCodes({ business, seo }: SiteConfig, report: Report): void {
  const country = countryOf({ seo });
  for (const [index, { address }] of business.offices.entries()) {
    const example = address && likePostalCode(address.postalCode, country);
    if (!address || !example) continue;
    const path = ['business', 'offices', index, 'address'];
    if (address.postalCode === undefined) {
      const found = '"postalCode" is missing in address';
      report.error(path, { code: 'field/missing', found, fix: `add postalCode: "${example}" with its own` });
      continue;
    }
    const bare = bareCode(address.postalCode, country);
    report.error([...path, 'postalCode'], {
      code: 'value/format',
      found: `"${address.postalCode}" is no postal code of ${country}`,
      fix: `write ${bare !== undefined ? `"${bare}"` : (lostZero({ ...address, postalCode: address.postalCode }, country) ?? wholeCode(address.postalCode, example))}`,
      ...(bare !== undefined && { change: { to: bare } }),
    });
  }
}

/** A code without the signs and words around it, in capitals, with figures for letters, and the space or hyphen that it lacks. */
function bareCode(code: string, country: string): string | undefined {
  const bare = code
    .replace(/[^\p{L}\d -]/gu, '')
    .trim()
    .toUpperCase();
  const parted = [' ', '-'].flatMap((sign) => [...bare].map((_, at) => `${bare.slice(0, at)}${sign}${bare.slice(at)}`));
  const words = bare.split(' ');
  const parts = words.flatMap((_, at) => [words.slice(at).join(' '), words.slice(0, at).join(' ')]);
  return [
    bare,
    bare.replace(/ /g, '-'),
    // The sign of the country in front, as letters to abroad have it.
    bare.replace(/^[A-Z]{1,3}[ -]+/, ''),
    ...parted,
    withFigures(bare),
    withFigures(code),
    bare.replace(/ /g, ''),
    ...parts,
  ].find((one) => likePostalCode(one, country) === undefined);
}

/** What is to be written where figures are missing, or some are too many. */
const wholeCode = (code: string, example: string): string =>
  /^\d+$/.test(`${code}${example}`)
    ? `all ${example.length} digits of the code of this address`
    : `the code of this address, which looks like "${example}"`;

/** A code in front of which a spreadsheet took the zero away; in the United States only some states have such codes. */
function lostZero(
  { postalCode, region }: { postalCode: string; region?: string | undefined },
  country: string,
): string | undefined {
  const whole = `0${postalCode}`;
  const state = country === 'US' ? stateCode(region ?? '') : undefined;
  const isOfState = state === undefined || statesOfZip(whole).includes(state);
  return /^\d+$/.test(postalCode) && isOfState && likePostalCode(whole, country) === undefined
    ? `all its digits: "${whole}" where a spreadsheet took the 0 in front away`
    : undefined;
}

/** Reports numbers that have not as many digits as those of their country. */
function checkPhones(config: SiteConfig, report: Report): void {
  const { offices, emergency } = config.business;
  const lines: [Path, string][] = [
    ...offices.flatMap(({ phone }, index) => named(['business', 'offices', index, 'phone'], phone)),
    ...(emergency ? [[['business', 'emergency', 'phone'], emergency.phone] satisfies [Path, string]] : []),
  ];
  const country = countryOf(config);
  for (const [path, phone] of lines) {
    const amiss = phoneAmiss(phone, country);
    if (amiss === undefined) continue;
    const first = firstOfNumbers(phone, country);
    const meant = first ?? numberAmong(phone, country);
    report.error(path, {
      code: 'value/format',
      found:
        first === undefined ? `"${phone}" ${amiss}` : `"${phone}" is more than one number, which no phone can dial`,
      fix:
        meant === undefined
          ? phoneFix(country)
          : `write ${meant}${first === undefined ? ', and nothing else' : ' alone; another is that of an office of its own, or of emergency:'}`,
      ...(meant !== undefined && { change: { to: meant }, unsure: true }),
    });
  }
}

/** Reports chats with a number that has an extension, where messages do not arrive. */
function checkChats({ business: { offices } }: SiteConfig, report: Report): void {
  for (const [index, { phone, by }] of offices.entries()) {
    if (by === 'call' || phone === undefined || !hasExtension(phone)) continue;
    report.error(['business', 'offices', index, 'by'], {
      code: 'value/format',
      found: `"${phone}" has an extension, which no message reaches`,
      fix: 'write by: call, or the number of the phone that messages arrive on',
    });
  }
}

const named = (path: Path, file: string | undefined): [Path, string][] => (file === undefined ? [] : [[path, file]]);

/** Files of `public/` that the configuration names; addresses elsewhere begin with https:. */
function filesNamed({ business: { badges }, theme: { logo, fonts }, form, forms, map }: SiteConfig): [Path, string][] {
  return [
    ...named(['theme', 'logo', 'header'], logo.header),
    ...named(['theme', 'logo', 'footer'], logo.footer),
    ...named(['theme', 'logo', 'mark'], logo.mark),
    ...named(['theme', 'fonts', 'heading', 'file'], fonts.heading?.file),
    ...named(['theme', 'fonts', 'text', 'file'], fonts.text?.file),
    ...badges.map(({ file }, index): [Path, string] => [['business', 'badges', index, 'file'], file]),
    ...named(['form', 'src'], form?.src),
    ...named(['form', 'script'], form?.script),
    ...Object.entries(forms).flatMap(([name, given]) =>
      given.provider === 'embed'
        ? [...named(['forms', name, 'src'], given.src), ...named(['forms', name, 'script'], given.script)]
        : [],
    ),
    ...named(['map', 'embed'], map.embed),
    ...named(['map', 'directions'], map.directions),
  ];
}
