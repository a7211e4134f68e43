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
  const outcome = resolveAny(href, context);
  if (outcome.issues.length > 0 || mayBePublished.test(outcome.value)) return outcome;
  const found = `"${href}" leads to an address of a kind that pages may not have`;
  return wrong(href, 'link/scheme', found, 'lead to an address that begins with https:, mailto:, tel: or sms:');
}

/** The only beginnings of links that visitors get, wherever they were written: what a browser would run is none of them. */
const mayBePublished = /^(?:\/(?![/\\])|#|(?:https?|mailto|tel|sms):)/i;

function resolveAny(href: string, context: LinkContext): Outcome {
  if (/^\/(?![/\\])/.test(href)) return resolveInternal(href, context.addresses);
  if (href.startsWith('#')) return resolveAnchor(href, context.addresses, context.route);
  const [scheme = '', rest] = href.split(/:(.*)/s);
  return schemes.get(scheme.toLowerCase())?.(href, rest, context) ?? notALink(href, context);
}

type Scheme = (href: string, rest: string | undefined, context: LinkContext) => Outcome;

const schemes = new Map<string, Scheme>(
  Object.entries({
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
    https: resolveWeb,
    http: (href, _rest, context) =>
      ownPath(href, context.config) === undefined
        ? wrong(href, 'link/scheme', `"${href}" is not encrypted`, `write https:${href.slice('http:'.length)}`)
        : resolveWeb(href, undefined, context),
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
  }),
);

function resolveWeb(href: string, _rest: string | undefined, { config, addresses }: LinkContext): Outcome {
  const own = ownPath(href, config);
  if (own !== undefined) {
    const found = `"${href}" is an address of this site`;
    return wrong(href, 'link/detour', found, `write ${addresses.nearest(own) ?? own} without the part before it`);
  }
  if (!URL.canParse(href)) {
    return wrong(href, 'link/form', `"${href}" is not a web address`, 'write it as https://www.example.com/page');
  }
  return resolved(href.replace(/^https/i, 'https'));
}

/** What follows the name of this site in a full address, with or without www; undefined for other sites. */
function ownPath(href: string, { url }: SiteConfig): string | undefined {
  const bare = (address: string) => address.toLowerCase().replace(/^https?:\/\/(?:www\.)?/, '');
  const [own, asked] = [bare(url), bare(href)];
  if (!asked.startsWith(own)) return undefined;
  const rest = asked.slice(own.length);
  return /^(?:[/?#]|$)/.test(rest) ? rest.replace(/^(?!\/)/, '/') : undefined;
}

const callNames = ({ business }: SiteConfig): string[] => [
  ...business.offices.map(({ id }) => `call:${id}`),
  ...(business.emergency ? ['call:emergency'] : []),
];

function resolveCall(href: string, line: string | undefined, { config, office }: LinkContext): Outcome {
  if (line === undefined) return resolved(telHref(office.phone));
  if (line === 'emergency') return callEmergency(href, config);
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

function callEmergency(href: string, { business: { emergency } }: SiteConfig): Outcome {
  if (emergency) return resolved(telHref(emergency.phone));
  const fix = "add business.emergency to site.config.yaml, or write call for the number of this page's office";
  return wrong(href, 'link/no-fact', 'the site has no business.emergency', fix);
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
  const near = addresses.standingAt(page).what === 'page' ? page : (closest(href, names) ?? addresses.nearest(href));
  const choice = 'a page such as /contact, a web address with https://, call, email or link:name';
  return wrong(
    href,
    'link/nowhere',
    `"${href}" does not lead anywhere`,
    near ? `write ${near}, or ${choice}` : `write ${choice}`,
  );
}
