import { kindWithin } from '../../model/kind-called';
import { reachOf } from '../../model/reach';
import { type ConfigRule, offer } from '../rule';
import { distance, isLikely } from './place-fact-rules';

/** Addresses at which hosts show what is not published yet. */
const previews =
  /^https?:\/\/(?:deploy-preview-\d+--|[\w-]+--[\w-]+\.netlify\.app|[\w-]+-git-[\w-]+\.vercel\.app|[0-9a-f]{7,12}\.[\w-]+\.pages\.dev|(?:staging|stage|preview|test|dev|beta)\.|(?:[\w-]+-)?(?:staging|stage|preview|test|dev|beta|draft)(?:-[\w-]+)?\.(?:netlify\.app|vercel\.app|pages\.dev|workers\.dev|github\.io|web\.app|onrender\.com|herokuapp\.com)|[\w.-]+\.(?:local|test|internal|ngrok\.io|ngrok-free\.app)$)/i;

/** Addresses that stand for others in instructions (RFC 2606), and those that templates are sold with. */
const placeholders =
  /^https?:\/\/(?:www\.)?(?:example\.(?:com|org|net)|(?:your|my)-?(?:domain|site|website|business|company)\.\w+|domain\.(?:com|tld)|localhost(?::\d+)?)$/i;

/** Parameters that advertisements and mails add to addresses, to be counted where the visitor arrives. */
const counted = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|dclid|ttclid|mc_[ce]id|ref|source)$/i;

const general: ReadonlySet<string> = new Set(['LocalBusiness', 'Organization', 'Thing', 'Place', 'Corporation']);

/** Kinds that a business may be several of; those of one group are told from those of another. */
const fields: readonly string[][] = [
  ['Restaurant', 'FastFoodRestaurant', 'Bakery', 'BarOrPub', 'CafeOrCoffeeShop', 'FoodEstablishment', 'IceCreamShop'],
  ['Plumber', 'Electrician', 'HVACBusiness', 'GeneralContractor', 'HousePainter', 'Locksmith'],
  ['Dentist', 'Pharmacy', 'Physician', 'Optician', 'MedicalClinic', 'MedicalBusiness', 'Hospital'],
  ['Attorney', 'Notary', 'LegalService', 'AccountingService', 'FinancialService'],
  ['HairSalon', 'BeautySalon', 'NailSalon', 'DaySpa', 'HealthAndBeautyBusiness', 'TattooParlor'],
  ['Hotel', 'Motel', 'Hostel', 'BedAndBreakfast', 'LodgingBusiness', 'Resort', 'Campground'],
];

const fieldOf = (kind: string | undefined): readonly string[] | undefined =>
  fields.find((kinds) => kind !== undefined && kinds.includes(kind));

/** Kilometers: places of one list are nearer to one another; what is farther from all of them is astray. */
const [manyKm, strayKm] = [80, 250];

/** The kind that a line begins with by what people call it, before a place or alone: "Bakery in Lyon". */
function kindSaid(tagline: string): string | undefined {
  const [trade = ''] = tagline
    .toLowerCase()
    .replace(/^(?:a|an|the|your|ihr|ihre|votre|su|tu) /, '')
    .split(/ (?:in|at|near|à|en|aus|bei|am|de)\b|[,.:–—|-] /);
  return kindWithin(trade.trim());
}

/** What the configuration says of the site as a whole. */
export const siteFactRules: readonly ConfigRule[] = [
  {
    code: 'fact/url-of-preview',
    severity: 'warning',
    why: 'Every page tells search engines its address by this one: that of a preview is gone in a week, and takes the pages with it.',
    find: ({ url }) =>
      previews.test(url)
        ? [
            {
              found: `${url} is the address of a preview`,
              fix: `write the address that visitors use, such as ${/--|-git-|\.(?:netlify\.app|vercel\.app|dev|github\.io|web\.app|onrender\.com|herokuapp\.com)$/.test(url) ? 'https://www.example.com' : url.replace(/\/\/[\w-]+\./, '//www.')}`,
              at: { path: ['url'] },
            },
          ]
        : [],
  },
  {
    code: 'fact/url-placeholder',
    severity: 'warning',
    why: 'Every page tells search engines its address by this one; one that stands for any site leads away from yours.',
    find: ({ url }) =>
      placeholders.test(url)
        ? [{ found: `${url} stands for an address`, fix: 'write that of your site', at: { path: ['url'] } }]
        : [],
  },
  {
    code: 'fact/counted-parameter',
    severity: 'error',
    why: 'What an advertisement adds to an address is counted where visitors arrive; a redirect away from there loses them and the count.',
    find: ({ queryRedirects }) =>
      queryRedirects.flatMap(({ parameter }, index) =>
        counted.test(parameter)
          ? [
              {
                found: `"${parameter}" stands in addresses of advertisements`,
                fix: 'remove this entry: such addresses answer as they are',
                at: { path: ['queryRedirects', index, 'parameter'] },
              },
            ]
          : [],
      ),
  },
  {
    code: 'fact/kind-general',
    severity: 'warning',
    why: 'Search engines take the first kind for what the business is; the most general one says nothing where a closer one is known.',
    find: ({ business: { kinds, tagline } }) => {
      const [first = '', ...more] = kinds;
      if (!general.has(first)) return [];
      const known = more.length > 0 ? undefined : kindSaid(tagline);
      if (known === undefined && more.length === 0) return [];
      return [
        {
          found:
            known === undefined
              ? `${first} is every business, and stands before ${more[0]}`
              : `${first} is every business, and "${tagline}" says which`,
          ...(known === undefined ? { fix: `write [${more.join(', ')}]` } : offer(known, { unsure: true })),
          at: { path: ['business', 'kinds', 0] },
        },
      ];
    },
  },
  {
    code: 'fact/kind-other',
    severity: 'warning',
    why: 'Search engines take the kind for what the business is, whatever its texts say.',
    find: ({ business: { kinds, tagline } }) => {
      const said = kindSaid(tagline);
      const field = fieldOf(said);
      const others = kinds.map(fieldOf);
      if (said === undefined || field === undefined || others[0] === undefined || others.includes(field)) return [];
      return [
        {
          found: `"${tagline}" says another kind of business than ${kinds.join(', ')}`,
          ...(kinds.length === 1 ? offer(said, { unsure: true }) : { fix: `write [${said}]` }),
          at: { path: ['business', 'kinds', 0] },
        },
      ];
    },
  },
  {
    code: 'fact/city-far',
    severity: 'warning',
    instead: ['fact/area-beyond-radius'],
    why: 'A town by itself, far from all others on the list, is mostly one whose pin went astray.',
    find: (config) => {
      const { cities } = config.areas;
      const pins = cities.map(({ coordinates }) =>
        coordinates ? { latitude: coordinates[0], longitude: coordinates[1] } : undefined,
      );
      const offices = config.business.offices.flatMap(({ coordinates }) => coordinates ?? []);
      const all = [...offices, ...pins].filter((pin) => pin !== undefined && isLikely(pin, config));
      const nearest = (own: (typeof all)[number]): number =>
        Math.min(...all.flatMap((pin) => (pin && own && pin !== own ? distance(own, pin) : [])));
      const usual = all.map(nearest).sort((a, b) => a - b)[Math.floor((all.length - 1) / 2)] ?? 0;
      if (all.length < 3 || usual > manyKm || reachOf(config) !== undefined) return [];
      return cities.flatMap(({ name }, index) => {
        const pin = pins[index];
        const km = pin && all.includes(pin) ? nearest(pin) : 0;
        return km > strayKm && km < 1500
          ? [
              {
                found: `${name} is ${Math.round(km)} km from all other places`,
                fix: 'write where the town is: degrees north, then degrees east',
                at: { path: ['areas', 'cities', index, 'coordinates'] },
              },
            ]
          : [];
      });
    },
  },
  {
    code: 'fact/area-beyond-radius',
    severity: 'warning',
    why: 'A town on the list that lies far beyond the distance that is promised makes one of the two untrue.',
    find: (config) => {
      const reach = reachOf(config)?.kilometers;
      const offices = config.business.offices.flatMap(({ coordinates }) => coordinates ?? []);
      if (reach === undefined || offices.length < config.business.offices.length) return [];
      const { cities } = config.areas;
      const told = cities.flatMap(({ name, coordinates }, index) => {
        const pin = coordinates && { latitude: coordinates[0], longitude: coordinates[1] };
        const far = pin && isLikely(pin, config) ? Math.min(...offices.map((office) => distance(office, pin))) : 0;
        // Roads and edges of towns are no circles; what is farther than this is told as a pin gone astray.
        return far > reach * 1.5 + 15 && far < 1500
          ? [
              {
                found: `${name} is ${Math.round(far)} km from the nearest office, and business.radius is ${Math.round(reach)} km`,
                fix: 'mend its coordinates or business.radius, or take it off the list',
                at: { path: ['areas', 'cities', index, 'coordinates'] },
              },
            ]
          : [];
      });
      // Where most are too far, an office is in the wrong place.
      return told.length * 2 > cities.length ? [] : told;
    },
  },
];
