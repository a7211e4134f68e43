import { expect, test } from 'vitest';
import type { SiteConfig } from '../../schemas/site';
import { amountIn } from '../../src/model/amount';
import { currencyOf } from '../../src/resolving/currency';
import { plumber } from '../plumber';

const facts = (region: string, currency?: string) => ({ currency, seo: { region } }) as SiteConfig;

test.each([
  ['US-TX', undefined, 'USD'],
  ['GB-ENG', undefined, 'GBP'],
  ['DE', undefined, 'EUR'],
  ['CH-ZH', undefined, 'CHF'],
  ['JP', undefined, 'JPY'],
  ['CH-ZH', 'EUR', 'EUR'],
  ['XX', undefined, undefined],
])('a site of %s that names %s has its prices in %s', (region, named, currency) => {
  expect(currencyOf(facts(region, named))).toBe(currency);
});

test.each([
  ['$89', 'USD', 'en-US', 89],
  ['$1,200', 'USD', 'en-US', 1200],
  ['$1200', 'USD', 'en-US', 1200],
  ['1,200.50 USD', 'USD', 'en-US', 1200.5],
  ['£49.50', 'GBP', 'en-GB', 49.5],
  ['£49.50', 'GBP', 'es-GB', undefined],
  ['1.200 €', 'EUR', 'de-DE', 1200],
  ['1.200,50\u00a0€', 'EUR', 'de-DE', 1200.5],
  ['€ 89', 'EUR', 'nl-NL', 89],
  ['1.200 €', 'EUR', 'es-ES', 1200],
  ['1 200 €', 'EUR', 'fr-FR', 1200],
  ['CHF 1’200', 'CHF', 'de-CH', 1200],
  ['89 kr', 'SEK', 'sv-SE', 89],
  ['from $89', 'USD', 'en-US', undefined],
  ['$89 to $120', 'USD', 'en-US', undefined],
  ['$89–$120', 'USD', 'en-US', undefined],
  ['$89 an hour', 'USD', 'en-US', undefined],
  ['$1.200', 'USD', 'en-US', undefined],
  ['-$5', 'USD', 'en-US', undefined],
  ['$-5', 'USD', 'en-US', undefined],
  ['$', 'USD', 'en-US', undefined],
  ['89', 'USD', 'en-US', undefined],
  ['£89', 'USD', 'en-US', undefined],
  ['CA$89', 'USD', 'en-US', undefined],
  ['$89', 'EUR', 'en-US', undefined],
  ['On request', 'USD', 'en-US', undefined],
])('"%s" in %s is read in %s as %s', (text, currency, locale, amount) => {
  expect(amountIn(text, currency, locale)).toBe(amount);
});

const told = (currency: string) =>
  plumber.problemsOf(plumber.changed('site.config.yaml', 'business:', `currency: ${currency}\nbusiness:`));

test('a currency that there is not is told with the nearest', () => {
  expect(['EUR', 'CHF'].map(told)).toEqual(['', '']);
  expect(['eur', 'USB', '€', '£', '$', 'Euro', 'coins'].map(told).join('')).toMatchInlineSnapshot(`
    "site.config.yaml:3:11  currency  "eur" is no code of a currency (ISO 4217)  write EUR

    1 error in 1 file
    site.config.yaml:3:11  currency  "USB" is no code of a currency (ISO 4217)  write USD

    1 error in 1 file
    site.config.yaml:3:11  currency  "€" is no code of a currency (ISO 4217)  write EUR

    1 error in 1 file
    site.config.yaml:3:11  currency  "£" is no code of a currency (ISO 4217)  write GBP

    1 error in 1 file
    site.config.yaml:3:11  currency  "$" is no code of a currency (ISO 4217)  write USD

    1 error in 1 file
    site.config.yaml:3:11  currency  "Euro" is no code of a currency (ISO 4217)  write EUR

    1 error in 1 file
    site.config.yaml:3:11  currency  "coins" is no code of a currency (ISO 4217)  write its three letters, such as USD

    1 error in 1 file
    "
  `);
});

test.each([
  ['US-TX', 'en-US', '12.50', '"$12.50"'],
  ['GB', 'en-GB', '45', '"£45"'],
  ['ES', 'es-ES', '45', '"45\u00a0€"'],
  ['JP', 'ja-JP', '4500', '"￥4,500"'],
])('a price in %s, %s, that was written as the number %s is to be %s', (region, locale, price, better) => {
  const files = {
    ...plumber.changed('pages/services.yaml', 'price: $89', `price: ${price}`),
    'site.config.yaml': plumber
      .changed('site.config.yaml', 'business:', `locale: ${locale}\nbusiness:`)
      ['site.config.yaml']?.replace('region: US-TX', `region: ${region}`) as string,
  };
  expect(plumber.problemsOf(files, 'value/kind')).toContain(
    `write it with the sign of its money, in quotes: ${better}`,
  );
});

test('on a page in another language it is to be written as people of that language do', () => {
  const page = plumber.changed('pages/services.yaml', 'price: $89', 'price: 1200.5')['pages/services.yaml'];
  expect(plumber.problemsOf({ 'pages/services.yaml': `language: de\n${page}` }, 'value/kind')).toContain(
    'in quotes: "1.200,50\u00a0$"',
  );
});
