import { z } from 'zod';
import { allow } from '../fields/allowances';
import { outsideAddress } from '../fields/link';
import { picture } from '../fields/picture-value';
import { text } from '../fields/text';
import { words } from '../words';
import { alert } from './alert';
import { business } from './business';
import { embedAddress, forms, oldForm } from './forms';
import { frames } from './frames';
import { hosts } from './host-names';
import { furtherLanguages } from './languages';
import { areas, navigation, socials } from './navigation';
import { queryRedirect, redirect } from './redirect';
import { consent, events, tags } from './tags';
import { theme } from './theme';

const isTag = (locale: string): boolean => /^[a-z]{2,3}-[A-Z]{2}$/.test(locale);

/** A language and country by the names that they have now (BCP 47): en-GB for en-UK. */
const canonical = (locale: string): string | undefined => Intl.getCanonicalLocales(locale)[0];

const map = z.strictObject({
  embed: embedAddress
    .optional()
    .meta({ description: 'The address of the embedded map; {query} stands for the place.' }),
  directions: embedAddress
    .optional()
    .meta({ description: 'The address of a directions page; {query} stands for the place.' }),
});

const pictures = z.strictObject({
  note: text('A small line under the heading of every gallery: what the pictures are.'),
  sample: z.boolean().default(false).meta({ description: 'True while illustrations stand in for photographs.' }),
});

const seo = z.strictObject({
  image: picture.optional().meta({ description: 'The picture for social cards where a page has none.' }),
  region: text('The geo.region code: "US-TX".'),
});

/** `site.config.yaml`: everything that is true on every page. */
export const siteConfig = z.strictObject({
  url: z
    .string()
    .regex(/^https:\/\/[a-z0-9.-]+$/)
    .refine(
      (url) => URL.canParse(url) && /\.[a-z][a-z0-9-]*$/.test(url) && !/\.(?:local|localhost|internal)$/.test(url),
      'an address that everybody can open, such as https://www.example.com',
    )
    .meta({ description: 'The address of the site without a slash at the end: https://www.example.com.' }),
  host: z
    .enum(hosts)
    .default('netlify')
    .meta({ description: 'Where the site is served from; decides which host files are written.' }),
  locale: z
    .string()
    .regex(/^[a-z]{2,3}-[A-Z]{2}$/, 'a language and a country, such as en-US or es-US')
    .refine(
      (locale) => !isTag(locale) || canonical(locale) === locale,
      'a language and a country by their codes, such as en-GB',
    )
    .optional()
    .meta({
      description:
        'The language of the texts and the country it is spoken in, such as en-US: how dates, times and numbers are written. English of the country in seo.region when left out.',
    }),
  currency: z.string().min(1).optional().meta({
    description: 'The currency of the prices (ISO 4217), such as EUR: that of the country in seo.region when left out.',
  }),
  business: business.meta({ description: 'The business: its name, offices, phones and hours.' }),
  navigation: navigation.meta({ description: 'The menus of the header and the links of the footer.' }),
  alert: alert
    .optional()
    .meta({ description: 'What stands on top of every page for some days, where there is something.' }),
  articles: z
    .string()
    .regex(/^\/[^\s?#]+$/, 'the address of a page, which begins with "/", such as /advice')
    .default('/blog')
    .meta({
      place: true,
      description: 'The page that lists all articles, where there are some; it stands above each of them.',
    }),
  areas: areas.prefault({}).meta({ description: 'The places that are served.' }),
  socials,
  trusted: z
    .array(z.string().regex(/^https:\/\/[^/\s]+$/, 'an address without a path, such as https://stats.example.com'))
    .default([])
    .meta({
      description: 'Further services that pages may load from, such as one that index.html was given a tag of.',
    }),
  links: z
    .record(
      z.string().regex(/^[a-z0-9-]+$/, 'a short name in lower-case letters, digits and hyphens, such as tv-show'),
      outsideAddress,
    )
    .default({})
    .meta({ description: 'Named outside links, used as link:<name>: the lender, the TV show, the review page.' }),
  forms,
  form: oldForm.optional().meta({ description: 'The one form of older files; forms has as many as you like.' }),
  frames,
  tags,
  consent,
  events,
  map: map.default({}).meta({ description: 'The map service, where there is one.' }),
  pictures: pictures.optional().meta({ description: 'What is said of the pictures, where something must be said.' }),
  words,
  languages: furtherLanguages,
  theme: theme.meta({ description: 'Colors, fonts, corners and the logo.' }),
  seo: seo.meta({ description: 'What search engines and social networks are told of every page.' }),
  studio: z.boolean().default(false).meta({
    description:
      'True to have the studio on the site itself, at /studio: it asks for a token before it shows anything.',
  }),
  redirects: z.array(redirect).default([]).meta({ description: 'Old addresses, the most specific first.' }),
  allow,
  queryRedirects: z
    .array(queryRedirect)
    .default([])
    .meta({ description: 'Old query addresses, for paths that nothing else matches.' }),
});
export type SiteConfig = z.infer<typeof siteConfig>;
