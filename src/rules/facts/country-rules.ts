import type { SiteConfig } from '../../../schemas/site';
import { clocksOf, zonesOf } from '../../model/country-zones';
import { regionNames } from '../../model/formats';
import { countryOf } from '../../model/words/words-of';
import { countryMeant } from '../../resolving/country-meant';
import { currencyOf } from '../../resolving/currency';
import { type ConfigRule, offer, type RuleFinding } from '../rule';
import { isRegion, regionMeant } from './region-code';

/** Zones that a business has by itself, or numbers of another country: it may well be in several. */
const isAbroad = ({ business: { offices } }: SiteConfig): boolean =>
  offices.some(({ phone, timeZone }) => timeZone !== undefined || phone?.trim().startsWith('+'));

/** The zone of a country whose clocks are those of no zone there, and what to write in its place. */
function zoneAmiss(config: SiteConfig, year: number): RuleFinding[] {
  const { timeZone } = config.business;
  const country = countryOf(config);
  const isTold = !isRegion(config.seo.region) || countryMeant(config) !== undefined;
  const zones = country === '' || isTold ? [] : zonesOf(country);
  if (timeZone === undefined || zones.length === 0 || isAbroad(config)) return [];
  const clocks = clocksOf(timeZone, year);
  if (zones.includes(timeZone) || zones.some((zone) => clocksOf(zone, year) === clocks)) return [];
  const [only, ...more] = [...new Map(zones.map((zone) => [clocksOf(zone, year), zone])).values()];
  const isOne = only !== undefined && more.length === 0;
  return [
    {
      found: `${timeZone} has other clocks than ${regionNames('en').of(country)}, the country in seo.region`,
      fix: isOne ? `write ${zones[0]}` : 'write that of your town, as region and city',
      at: { path: ['business', 'timeZone'] },
      ...(isOne && { change: { to: zones[0] } }),
    },
  ];
}

/** What a site says of its country in several places. */
export const countryRules: readonly ConfigRule[] = [
  {
    code: 'fact/region-of-other-country',
    severity: 'error',
    instead: [
      'fact/coordinates-far',
      'fact/coordinates-wrong-way',
      'fact/locale-of-other-country',
      'fact/time-zone-elsewhere',
      'fact/region-form',
    ],
    why: 'Phone numbers, postal codes, money and days are read as those of the country in seo.region.',
    find(config) {
      const country = countryMeant(config);
      const { seo, locale, business } = config;
      // A code that lacks its country is told as that.
      const whole = isRegion(seo.region) ? undefined : regionMeant(seo.region, locale ?? 'en-US', business);
      return country === undefined || whole?.startsWith(country)
        ? []
        : [
            {
              found: `seo.region is ${config.seo.region}, and locale, phone numbers and clocks are of ${country}`,
              fix: `write ${country}`,
              at: { path: ['seo', 'region'] },
              change: { to: country },
            },
          ];
    },
  },
  {
    code: 'fact/time-zone-of-other-country',
    severity: 'warning',
    why: 'By the clocks of another country an office says that it is open while its door is shut.',
    find: (config, { year }) => zoneAmiss(config, year),
  },
  {
    code: 'fact/locale-of-other-country',
    severity: 'warning',
    why: 'Days, numbers and quotation marks are written as the country of locale has them; addresses and phones as that of seo.region.',
    find: (config) => {
      const { locale, seo } = config;
      const [country = ''] = seo.region.split('-');
      const parts = locale?.split('-') ?? [];
      const named = parts.find((part, index) => index > 0 && /^[A-Z]{2}$/.test(part));
      if (named === undefined || named === country) return [];
      const own = parts.map((part) => (part === named ? country : part)).join('-');
      return currencyOf({ seo, currency: undefined }) !== undefined
        ? [
            {
              found: `locale is ${locale}, and seo.region ${seo.region}`,
              ...offer(own, { fix: `write ${own}, or mend seo.region`, unsure: true }),
              at: { path: ['locale'] },
            },
          ]
        : [];
    },
  },
];
