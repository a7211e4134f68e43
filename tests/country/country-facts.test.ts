import { expect, test } from 'vitest';
import type { SiteConfig } from '../../schemas/site';
import { likePostalCode, postalCodeLike } from '../../src/model/postal-code';
import { reachOf } from '../../src/model/reach';
import { addressInWords } from '../../src/resolving/postal-address';
import { plumber } from '../plumber';

const address = (region: string | undefined, city: string, postalCode: string, street: string) => ({
  street,
  city,
  postalCode,
  ...(region !== undefined && { region }),
});

/** An address of each country, as people write it there, in the order of the envelope. */
const written: [country: string, address: ReturnType<typeof address>, words: string][] = [
  ['US', address('TX', 'Seguin', '78155', '1 Sample Street'), '1 Sample Street, Seguin, TX 78155'],
  ['CA', address('ON', 'Guelph', 'N1H 2T6', '1 Sample Street'), '1 Sample Street, Guelph ON N1H 2T6'],
  ['GB', address(undefined, 'Leeds', 'LS1 4AP', '1 Sample Street'), '1 Sample Street, Leeds, LS1 4AP'],
  ['IE', address('Co. Cork', 'Cork', 'T12 F4E2', '1 Main Street'), '1 Main Street, Cork, Co. Cork, T12 F4E2'],
  ['AU', address('VIC', 'Geelong', '3220', '1 Sample Street'), '1 Sample Street, Geelong VIC 3220'],
  ['NZ', address(undefined, 'Wellington', '6011', '1 Sample Street'), '1 Sample Street, Wellington 6011'],
  ['DE', address(undefined, 'Jena', '07743', 'Musterweg 1'), 'Musterweg 1, 07743 Jena'],
  ['AT', address(undefined, 'Graz', '8010', 'Musterweg 1'), 'Musterweg 1, 8010 Graz'],
  ['CH', address(undefined, 'Chur', '7000', 'Musterweg 1'), 'Musterweg 1, 7000 Chur'],
  ['FR', address(undefined, 'Tours', '37000', '1 rue Exemple'), '1 rue Exemple, 37000 Tours'],
  ['ES', address('Sevilla', 'Osuna', '41640', 'Calle Muestra 1'), 'Calle Muestra 1, 41640 Osuna Sevilla'],
  ['IT', address('PI', 'Pisa', '56121', 'Via Esempio 1'), 'Via Esempio 1, 56121 Pisa PI'],
  ['NL', address(undefined, 'Delft', '2611 AB', 'Voorbeeld 1'), 'Voorbeeld 1, 2611 AB Delft'],
  ['MX', address('Jal.', 'Tala', '45300', 'Calle Muestra 1'), 'Calle Muestra 1, 45300 Tala, Jal.'],
  ['BR', address('SP', 'Santos', '11010-000', 'Rua Exemplo 1'), 'Rua Exemplo 1, Santos-SP, 11010-000'],
  ['IN', address('Kerala', 'Kochi', '682001', '1 Sample Road'), '1 Sample Road, Kochi 682001, Kerala'],
  ['JP', address('長野県', '松本市', '390-0811', '中央1-1'), '〒390-0811, 長野県, 松本市 中央1-1'],
];

test.each(written)('an address of %s is written as there, and its postal code is known', (country, given, words) => {
  expect(addressInWords(given, { seo: { region: country, image: { src: '', alt: '', focus: 'center' } } })).toBe(words);
  expect(likePostalCode(given.postalCode, country)).toBeUndefined();
  expect(likePostalCode('1', country)).toMatch(/\d/);
  const { pattern = '', example = '' } = postalCodeLike(country) ?? {};
  const form = new RegExp(`^(?:${pattern})$`, 'v');
  for (const code of [given.postalCode, example]) {
    expect(form.test(code) && form.test(code.toLowerCase()) && form.test(code.replace(/[ -]/g, ''))).toBe(true);
  }
});

const facts = (region: string, locale: string, business: object) =>
  ({ business, locale, seo: { region } }) as SiteConfig;

test.each([
  ['US-TX', 'en-US', {}, '40 miles', 64.4],
  ['GB-ENG', 'en-GB', {}, '40 miles', 64.4],
  ['DE', 'de-DE', {}, '40 km', 40],
  ['CA-ON', 'fr-CA', {}, '40\u00a0kilomètres', 40],
  ['IE', 'en-IE', { units: 'miles' }, '40 miles', 64.4],
])('how far a business of %s works is told in %s', (region, locale, business, words, kilometers) => {
  const reach = reachOf(facts(region, locale, { radius: 40, ...business }));
  expect(reach?.words).toBe(words);
  expect(reach?.kilometers).toBeCloseTo(kilometers, 1);
});

test('among words that are read from right to left the groups of a number keep their places', () => {
  const { 'site.config.yaml': config = '' } = plumber.changed(
    'site.config.yaml',
    'business:',
    'locale: he-US\nbusiness:',
  );
  const hero = plumber.pageOf('/', { 'site.config.yaml': config }).sections[0];
  expect(hero).toMatchObject({ text: expect.stringContaining('Call \u2066(830) 555-0142\u2069.') });
  expect(plumber.pageOf('/').sections[0]).toMatchObject({ text: expect.stringContaining('Call (830) 555-0142.') });
});
