import currencies from 'country-to-currency';
import type { SiteConfig } from '../../schemas/site';
import { currencySign } from '../model/amount';
import { countryOf, languageOf } from '../model/words/words-of';
import { closest, isPlainSlip } from '../reading/closest';
import type { Report } from '../reading/report';

const byCountry: Readonly<Record<string, string>> = currencies;
const codes: ReadonlySet<string> = new Set(Object.values(byCountry));

/** The currency of a site's prices (ISO 4217): the one that it names, else that of its country; undefined where there is none. */
export function currencyOf({ currency, seo }: Pick<SiteConfig, 'currency' | 'seo'>): string | undefined {
  return currency !== undefined && codes.has(currency) ? currency : byCountry[countryOf({ seo })];
}

/** Reports a currency that is that of no country, with the one that its code or sign is nearest to, the country's own first. */
export function checkCurrency(config: SiteConfig, report: Report): void {
  const { currency } = config;
  if (currency === undefined || codes.has(currency)) return;
  const own = byCountry[countryOf(config)];
  const candidates = [...(own === undefined ? [] : [own]), ...codes];
  const near =
    closest(currency, candidates) ??
    candidates.find((code) => currencySign(code, code === own ? languageOf(config) : 'en') === currency.trim());
  report.error(['currency'], {
    code: 'value/format',
    found: `"${currency}" is no code of a currency (ISO 4217)`,
    fix: near ? `write ${near}` : `write its three letters, such as ${own ?? 'EUR'}`,
    ...(near && { change: { to: near }, ...(!isPlainSlip(currency, near, codes) && { unsure: true }) }),
  });
}
