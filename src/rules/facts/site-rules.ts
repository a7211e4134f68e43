import { kindCalled } from '../../model/kind-called';
import { reachOf } from '../../model/reach';
import type { ConfigRule } from '../rule';
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

/** The kind that a line begins with by what people call it, before a place or alone: "Bakery in Lyon". */
function kindSaid(tagline: string): string | undefined {
  const [trade = ''] = tagline
    .toLowerCase()
    .replace(/^(?:a|an|the|your|ihr|ihre|votre|su|tu) /, '')
    .split(/ (?:in|at|near|à|en|aus|bei|am|de)\b|[,.:–—|-] /);
  return kindCalled(trade.trim());
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
          fix: `write [${known ?? more.join(', ')}]`,
          at: { path: ['business', 'kinds'], mark: { path: ['business', 'kinds', 0], part: 'value' } },
        },
      ];
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
