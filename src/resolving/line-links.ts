import type { SiteConfig } from '../../schemas/site';
import type { Office } from '../../schemas/site/business';
import { answersFor, hasPhone } from '../model/phone';
import { closest, listed } from '../reading/closest';
import { type Outcome, resolved, toNearest, wrong } from '../reading/issue';
import { dial } from './phones';

/** What a link to a number is resolved against: the facts of the site, and the office of the page. */
interface LineContext {
  config: SiteConfig;
  office: Office;
}

/** What leads to a number of the site, by the first word of a link. */
export const lineNames = ({ business }: SiteConfig, scheme: string): string[] => [
  ...business.offices.filter(hasPhone).map(({ id }) => `${scheme}:${id}`),
  ...(business.emergency ? [`${scheme}:emergency`] : []),
];

export const callNames = (config: SiteConfig): string[] => lineNames(config, 'call');

export const dialedNumber = (phone: string, config: SiteConfig): string => dial(phone, config).replace('tel:', '');

/** A link that calls an office which has no number. */
function noPhone(href: string, office: Office, config: SiteConfig): Outcome {
  const { business } = config;
  const other = answersFor(business, undefined);
  const found = other ? `the office ${office.id} has no phone` : 'no office has a phone';
  const instead = other
    ? `write ${href.split(':')[0]}:${other.id}`
    : `write ${business.email ? 'email, or ' : ''}a page such as /contact`;
  return wrong(href, 'link/no-fact', found, `add the phone of ${office.id} to site.config.yaml, or ${instead}`, {
    wants: `phone ${office.id}`,
  });
}

/** A link to the number of who answers for this page, or to the one that is named. */
export function resolveLine(
  href: string,
  line: string | undefined,
  { config, office }: LineContext,
  addressOf: (phone: string, config: SiteConfig) => string,
): Outcome {
  if (line === undefined) {
    const own = answersFor(config.business, office);
    return own ? resolved(addressOf(own.phone, config)) : noPhone(href, office, config);
  }
  const [scheme = ''] = href.toLowerCase().split(':');
  if (line === 'emergency') return resolveEmergency(href, config, scheme, addressOf);
  const named = config.business.offices.find(({ id }) => id === line);
  if (named) return hasPhone(named) ? resolved(addressOf(named.phone, config)) : noPhone(href, named, config);
  const names = lineNames(config, scheme);
  return wrong(
    href,
    'link/no-office',
    `there is no office "${line}"`,
    `write ${closest(href, names) ?? scheme}; the choices are ${scheme}, ${listed(names, href)}`,
    { wants: `office ${line}`, ...toNearest(href, closest(href, names), names) },
  );
}

function resolveEmergency(
  href: string,
  config: SiteConfig,
  scheme: string,
  addressOf: (phone: string, config: SiteConfig) => string,
): Outcome {
  const { emergency } = config.business;
  if (emergency) return resolved(addressOf(emergency.phone, config));
  const fix = `add business.emergency to site.config.yaml, or write ${scheme} for the number of this page's office`;
  return wrong(href, 'link/no-fact', 'the site has no business.emergency', fix);
}

/** True for a link that is a phone number as people write it. */
export const isPhone = (href: string): boolean => /^[+\d\s().-]{7,}(?:(?:ext\.?|x|#) *\d+)?$/i.test(href);

/** A number that is written out where a link to it belongs. */
export function phoneNumber(href: string, context: LineContext): Outcome {
  const { config, office } = context;
  const number = dial(href.replace(/^tel:/i, ''), config);
  const offices = config.business.offices.filter(hasPhone);
  const named = offices.find(({ phone }) => dial(phone, config) === number);
  const isEmergency = config.business.emergency && dial(config.business.emergency.phone, config) === number;
  const other = named ? `call:${named.id}` : isEmergency ? 'call:emergency' : undefined;
  const to = named && named === answersFor(config.business, office) ? 'call' : other;
  return wrong(
    href,
    'link/phone-number',
    `"${href}" is a phone number in a page`,
    `write ${to ?? "call for the number of this page's office"}, or ${listed(callNames(config).filter((name) => name !== to))}; numbers stand in site.config.yaml only`,
    to,
  );
}
