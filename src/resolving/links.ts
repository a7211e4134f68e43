import { mailAddress } from '../../schemas/fields/mail-address';
import type { SiteConfig } from '../../schemas/site';
import type { Office } from '../../schemas/site/business';
import type { AddressLookup } from '../addresses/address-lookup';
import { resolveAnchor, resolveInternal } from '../addresses/internal-links';
import { chatHref } from '../model/phone';
import { closest, isPlainSlip, listed } from '../reading/closest';
import { type Outcome, resolved, toNearest, wrong } from '../reading/issue';
import { chatInPage, chatNumber } from './chat-numbers';
import { callNames, dialedNumber, isPhone, phoneNumber, resolveLine } from './line-links';
import { ownPath } from './own-path';
import { lineHref } from './phones';

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
    call: (href, line, context) => resolveLine(href, line, context, lineHref),
    sms: (href, line, context) =>
      resolveLine(href, line, context, (phone, config) => chatHref.sms(dialedNumber(phone, config))),
    whatsapp: (href, line, context) =>
      resolveLine(href, line, context, (phone, config) => chatHref.whatsapp(dialedNumber(phone, config))),
    email: resolveMail,
    link: resolveNamed,
    https: resolveWeb,
    http: (href, _rest, context) => {
      if (ownPath(href, context.config) !== undefined) return resolveWeb(href, undefined, context);
      const to = meantLink(href, context);
      return to === undefined
        ? wrong(href, 'link/scheme', `"${href}" is not encrypted`, 'write an address that begins with https://')
        : wrong(href, 'link/scheme', `"${href}" is not encrypted`, `write ${to}`, to);
    },
    mailto: (href, rest = '', { config }) => {
      const [address = '', query] = rest.split('?');
      if (address.toLowerCase() === config.business.email?.toLowerCase() && query === undefined)
        return wrong(
          href,
          'link/email-address',
          `"${href}" is the e-mail address of the business`,
          'write email; the address stands in site.config.yaml only',
          'email',
        );
      return mailAddress.safeParse(address).success
        ? resolved(href)
        : wrong(
            href,
            'link/form',
            `"${href}" is not an e-mail address`,
            'write mailto:name@example.com, or email for that of the business',
          );
    },
    tel: (href, _rest, context) => phoneNumber(href, context),
  }),
);

function resolveMail(href: string, rest: string | undefined, { config }: LinkContext): Outcome {
  const { email } = config.business;
  if (rest !== undefined) {
    const fix = 'write email for the e-mail address of the business, or mailto:name@example.com';
    return wrong(href, 'link/form', `"${href}" is not an address`, fix);
  }
  if (email) return resolved(`mailto:${email}`);
  const fix = 'add business.email to site.config.yaml, or write call, or a page such as /contact';
  return wrong(href, 'link/no-fact', 'the site has no business.email', fix);
}

function resolveWeb(
  href: string,
  _rest: string | undefined,
  { config, addresses, office, route }: LinkContext,
): Outcome {
  const own = ownPath(href, config);
  if (own !== undefined) {
    const found = `"${href}" is an address of this site`;
    const { address, sure } = addresses.nearest(own) ?? { address: own, sure: true };
    const [fragment = '', part = ''] = /#([^#]+)$/.exec(href) ?? [];
    const to = addresses.anchorsOf(address)?.includes(part) ? `${address}${fragment}` : address;
    const change = { change: { to }, ...(!sure && { unsure: true }) };
    return wrong(href, 'link/detour', found, `write ${to} without the part before it`, change);
  }
  // A browser reads one slash as two; nobody who reads the file does.
  if (
    !URL.canParse(href) ||
    !/^https?:\/\/[^/]/i.test(href) ||
    /^https?:\/\/(?:[^/?#]*[,;!'"()]|[a-z]+(?:[/?#]|$))/i.test(href)
  ) {
    const to = meantLink(href, { config, addresses, office });
    const fix = to === undefined ? 'write it as https://www.example.com/page' : `write ${to}`;
    return wrong(href, 'link/form', `"${href}" is not a web address`, fix, to);
  }
  const chat = route === undefined ? undefined : chatNumber(href);
  if (chat !== undefined) return chatInPage(href, chat, config, office);
  return resolved(href.replace(/^https/i, 'https'));
}

function resolveNamed(href: string, name: string | undefined, { config: { links } }: LinkContext): Outcome {
  const address = name !== undefined && Object.hasOwn(links, name) ? links[name] : undefined;
  if (address) return resolved(address);
  const names = Object.keys(links).map((key) => `link:${key}`);
  const near = closest(href, names) ?? names[0];
  const fix = near ? `write ${near}; the choices are ${listed(names, href)}` : 'add it under links in site.config.yaml';
  return wrong(href, 'link/no-name', `there is no link "${name ?? ''}" under links in site.config.yaml`, fix, {
    wants: `link ${name}`,
    ...toNearest(href, closest(href, names), names),
  });
}

function notALink(href: string, context: LinkContext): Outcome {
  const { config, addresses } = context;
  if (isPhone(href)) return phoneNumber(href, context);
  const names = [
    'call',
    'email',
    'sms',
    'whatsapp',
    ...callNames(config),
    ...Object.keys(config.links).map((name) => `link:${name}`),
  ];
  const meant = href.trim() === '' ? undefined : meantLink(href, context);
  const likely = href.trim() === '' ? undefined : addresses.nearest(href);
  const named = closest(href, names);
  const near = meant ?? named ?? likely?.address;
  const sure = meant !== undefined || (named === undefined ? likely?.sure : isPlainSlip(href, named, names));
  const choice = 'a page such as /contact, a web address with https://, call, email or link:name';
  return wrong(
    href,
    'link/nowhere',
    `"${href}" does not lead anywhere`,
    near ? `write ${near}, or ${choice}` : `write ${choice}`,
    near === undefined ? undefined : { change: { to: near }, ...(!sure && { unsure: true }) },
  );
}

/** The link that a spelling was most likely meant for, among those that lead somewhere. */
function meantLink(href: string, context: LinkContext): string | undefined {
  return spellings(href, context.config).find((link) => link !== href && resolveAny(link, context).issues.length === 0);
}

/** A link without what people add to it by habit, and with what they leave out. */
function spellings(href: string, config: SiteConfig): string[] {
  const { business } = config;
  const bare = href.replace(/^\s*[“”„‘’"'<(]+|[“”‘’"'>)]+\s*$/g, '').trim();
  const [path = '', anchor] = bare.replaceAll('\\', '/').split('#');
  const page = path
    .replace(/\s+/g, '')
    .replace(/^[./]*(?:pages\/)?/, '/')
    .replace(/\.(?:html?|ya?ml|php|md)$/i, '')
    // Only where a row of slashes begins, or a very long one would be looked at from each of its signs.
    .replace(/(?<=[^/])\/+$/, '');
  const tail = anchor === undefined ? '' : `#${anchor.trim()}`;
  const isFile = /^[^/]*\.(?:html?|ya?ml|php|md)$/i.test(path);
  const isHost =
    !isFile && /^(?:h{0,2}t{1,3}p{1,2}s{0,2}(?:[:;]\/*|\/\/)|www\.|[\w-]+(?:\.[\w-]+)+(?:\/|$))/i.test(bare);
  const own = ownPath(bare, config);
  return [
    bare,
    bare.toLowerCase(),
    ...(/^(?:tele)?phone$|^tel$|^call us$/i.test(bare) ? ['call'] : []),
    ...(/^e?-?mail(?: us)?$/i.test(bare) ? ['email'] : []),
    bare.replace(/:\s*(\S*)$/, (_, rest: string) => (rest === '' ? '' : `:${rest}`)),
    ...(own === undefined ? [] : [own]),
    bare.replace(/^https?:\/\/[^/?#]*/i, (origin) => origin.replace(/[,;]/g, '.')),
    ...(isHost
      ? [`https://${bare.replace(/^h{0,2}t{1,3}p{1,2}s{0,2}(?:[:;]\/*|\/\/)/i, '')}`]
      : [page + tail, (page + tail).toLowerCase()]),
    ...(/^[\w-]+$/.test(bare) ? [`#${bare}`, `#${bare.toLowerCase()}`] : []),
    ...(bare === business.email ? ['email'] : []),
    ...(Object.hasOwn(config.links, bare) ? [`link:${bare}`] : []),
    ...(/^[^\s@/]+@[^\s@/]+\.\w+$/.test(bare) ? [`mailto:${bare}`] : []),
  ];
}
