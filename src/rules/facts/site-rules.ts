import { currencyOf } from '../../resolving/currency';
import type { ConfigRule } from '../rule';

/** Addresses at which hosts show what is not published yet. */
const previews =
  /^https?:\/\/(?:deploy-preview-\d+--|[\w-]+--[\w-]+\.netlify\.app|[\w-]+-git-[\w-]+\.vercel\.app|[0-9a-f]{7,12}\.[\w-]+\.pages\.dev|(?:staging|stage|preview|test|dev|beta)\.|[\w.-]+\.(?:local|test|internal|ngrok\.io|ngrok-free\.app)$)/i;

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
              fix: `write the address that visitors use, such as ${url.includes('--') || /-git-|pages\.dev/.test(url) ? 'https://www.example.com' : url.replace(/\/\/[\w-]+\./, '//www.')}`,
              at: { path: ['url'] },
            },
          ]
        : [],
  },
  {
    code: 'fact/locale-of-other-country',
    severity: 'warning',
    why: 'Days, numbers and quotation marks are written as the country of locale has them; addresses and phones as that of seo.region.',
    find: ({ locale, seo }) => {
      const [country = ''] = seo.region.split('-');
      const parts = locale?.split('-') ?? [];
      const named = parts.find((part, index) => index > 0 && /^[A-Z]{2}$/.test(part));
      return named !== undefined && named !== country && currencyOf({ seo, currency: undefined }) !== undefined
        ? [
            {
              found: `locale is ${locale}, and seo.region ${seo.region}`,
              fix: `write ${parts.map((part) => (part === named ? country : part)).join('-')}, or mend seo.region`,
              at: { path: ['locale'] },
            },
          ]
        : [];
    },
  },
];
