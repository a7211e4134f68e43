import type { SiteConfig } from '../../schemas/site';
import type { Office } from '../../schemas/site/business';
import type { AddressLookup } from '../addresses/address-lookup';
import { resolveAnchor, resolveInternal } from '../addresses/internal-links';
import { telHref } from '../model/phone';
import { closest, listed } from '../reading/closest';
import { type Outcome, resolved, wrong } from '../reading/issue';

/** What a link is resolved against: the site's facts and addresses, the page it stands on and that page's office. */
export interface LinkContext {
  config: SiteConfig;
  addresses: AddressLookup;
  office: Office;
  /** The route of the page; left out in `site.config.yaml`, whose links stand on every page. */
  route?: string;
}

/**
 * The address behind a link as editors write it (see `schemas/fields/link.ts`). Reports dead links and anchors, links to
 * drafts, and links that would take a detour over an alias, a redirect or a trailing slash.
 */
export function resolveLink(href: string, context: LinkContext): Outcome {
  if (href.startsWith('/') && !href.startsWith('//')) return resolveInternal(href, context.addresses);
  if (href.startsWith('#')) return resolveAnchor(href, context.addresses, context.route);
  const [scheme = '', rest] = href.split(/:(.*)/s);
  const known = Object.hasOwn(schemes, scheme) ? schemes[scheme] : undefined;
  return known ? known(href, rest, context) : notALink(href, context);
}

type Scheme = (href: string, rest: string | undefined, context: LinkContext) => Outcome;

const schemes: Record<string, Scheme> = {
  call: resolveCall,
  email: (href, rest, { config }) =>
    rest === undefined
      ? resolved(`mailto:${config.business.email}`)
      : wrong(
          href,
          'link/form',
          `"${href}" is not an address`,
          'write email for the e-mail address of the business, or mailto:name@example.com',
        ),
  link: resolveNamed,
  https: (href) =>
    URL.canParse(href)
      ? resolved(href)
      : wrong(href, 'link/form', `"${href}" is not a web address`, 'write it as https://www.example.com/page'),
  http: (href) => wrong(href, 'link/scheme', `"${href}" is not encrypted`, `write https:${href.slice('http:'.length)}`),
  mailto: (href, rest = '') =>
    /^[^\s@]+@[^\s@]+$/.test(rest.split('?')[0] ?? '')
      ? resolved(href)
      : wrong(
          href,
          'link/form',
          `"${href}" is not an e-mail address`,
          'write mailto:name@example.com, or email for that of the business',
        ),
  tel: (href, _rest, { config }) =>
    wrong(
      href,
      'link/phone-number',
      `"${href}" is a phone number in a page`,
      `write call for the number of this page's office, or ${listed(callNames(config))}; numbers stand in site.config.yaml only`,
    ),
};

const callNames = ({ business }: SiteConfig): string[] => [
  ...business.offices.map(({ id }) => `call:${id}`),
  'call:emergency',
];

function resolveCall(href: string, line: string | undefined, { config, office }: LinkContext): Outcome {
  if (line === undefined) return resolved(telHref(office.phone));
  if (line === 'emergency') return resolved(telHref(config.business.emergency.phone));
  const named = config.business.offices.find(({ id }) => id === line);
  if (named) return resolved(telHref(named.phone));
  const names = callNames(config);
  return wrong(
    href,
    'link/no-office',
    `there is no office "${line}"`,
    `write ${closest(href, names) ?? 'call'}; the choices are call, ${listed(names, href)}`,
  );
}

function resolveNamed(href: string, name: string | undefined, { config: { links } }: LinkContext): Outcome {
  const address = name !== undefined && Object.hasOwn(links, name) ? links[name] : undefined;
  if (address) return resolved(address);
  const names = Object.keys(links).map((key) => `link:${key}`);
  const near = closest(href, names) ?? names[0];
  const fix = near ? `write ${near}; the choices are ${listed(names, href)}` : 'add it under links in site.config.yaml';
  return wrong(href, 'link/no-name', `there is no link "${name ?? ''}" under links in site.config.yaml`, fix);
}

function notALink(href: string, { config, addresses }: LinkContext): Outcome {
  const names = ['call', 'email', ...callNames(config), ...Object.keys(config.links).map((name) => `link:${name}`)];
  const page = `/${href.replace(/^\.?\/+/, '')}`;
  const near =
    addresses.standingAt(page).what === 'page' ? page : (closest(href, names) ?? addresses.nearestPage(page));
  const choice = 'a page such as /contact, a web address with https://, call, call:emergency, email or link:name';
  return wrong(
    href,
    'link/nowhere',
    `"${href}" does not lead anywhere`,
    near ? `write ${near}, or ${choice}` : `write ${choice}`,
  );
}
