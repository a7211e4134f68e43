import type { SiteConfig } from '../../../schemas/site';
import { valueAt } from '../../model/values';
import type { TextRule } from '../rule';
import { hasBraces } from './hints';

/** Where a label that shows a number or an address leads, by what it shows. */
const wanted = (label: string): string[] => [
  ...(label.includes('{emergency}') ? ['call:emergency'] : []),
  ...(label.includes('{phone}') ? ['call'] : []),
  ...(label.includes('{email}') ? ['email'] : []),
  ...[...label.matchAll(/\{phone:([\w-]+)\}/g)].map(([, office = '']) => `call:${office}`),
];

const kindOf = (href: string): string => href.split(':')[0] ?? '';

/** True for a link that calls somebody else than it shows, or writes where it shows a number. */
const isOther = (href: string, to: string): boolean =>
  /^(?:call|email)(?::|$)/.test(href) &&
  href !== to &&
  !(to === 'call' && kindOf(href) === 'call' && href !== 'call:emergency');

/** True for a link by which somebody is reached. */
const isAnswered = (href: string, { offices, emergency }: SiteConfig['business']): boolean => {
  const [kind, name] = href.split(':');
  if (kind !== 'call' || name === undefined) return true;
  return offices.some(({ id }) => id === name) || (name === 'emergency' && emergency !== undefined);
};

/** Links that show what they dial. */
export const callLabelRules: readonly TextRule[] = [
  {
    code: 'prose/label-number-other',
    severity: 'error',
    why: 'Who taps a number expects it to be dialed, and not another one.',
    fields: new Set(['label']),
    sign: hasBraces,
    find: ({ written, path }, { page, config: { business } }) => {
      const href = valueAt(page, [...path.slice(0, -1), 'href']);
      const [to, ...more] = wanted(written);
      // A link to nobody is told of by itself.
      const isKnown = typeof href === 'string' && isAnswered(href, business);
      return to !== undefined && more.length === 0 && isKnown && isOther(href, to)
        ? [
            {
              found: `"${written}" shows one thing, and its link is ${href}`,
              fix: `write href: ${to.includes(':') ? `"${to}"` : to}`,
            },
          ]
        : [];
    },
  },
];
