import type { SiteConfig } from '../../../schemas/site';
import type { Path } from '../../reading/position';
import { ownPath } from '../../resolving/own-path';
import { betterAddress, betterFix } from '../copied-address';
import { type ConfigRule, offer, type RuleFinding } from '../rule';

interface Outside {
  /** What it is called in the file. */
  name: string;
  href: string;
  path: Path;
}

/** The addresses outside of the site that the configuration names for all pages. */
const outsideLinks = ({ links, socials }: SiteConfig): Outside[] => [
  ...Object.entries(links).map(([name, href]) => ({ name: `links.${name}`, href, path: ['links', name] })),
  ...socials.map(({ name, href }, index) => ({ name, href, path: ['socials', index, 'href'] })),
];

/** Where links and networks lead. */
export const outsideLinkRules: readonly ConfigRule[] = [
  {
    code: 'fact/link-to-own-site',
    severity: 'error',
    instead: ['fact/network-not-encrypted', 'site/link-copied'],
    why: 'A link to a page of the site by its full address opens a new tab, and breaks when the site moves.',
    find: (config) =>
      outsideLinks(config).flatMap(({ name, href, path }): RuleFinding[] => {
        const own = /^https?:\/\/(?:localhost|127\.)/i.test(href) ? undefined : ownPath(href, config);
        if (own === undefined) return [];
        const fix =
          path[0] === 'links' ? `link to ${own} where it is used` : `write the address of your page at ${name}`;
        return [{ found: `${name} leads to this site`, fix, at: { path } }];
      }),
  },
  {
    code: 'site/link-copied',
    severity: 'warning',
    instead: ['fact/network-not-encrypted'],
    why: 'An address that was copied with what a mail, a network or a campaign put around it tells them of each visitor, and breaks when they change.',
    find: (config) =>
      outsideLinks(config).flatMap(({ href, path }): RuleFinding[] => {
        const better = betterAddress(href);
        return better
          ? [
              {
                found: `"${href.slice(0, 60)}" ${better.what}`,
                fix: betterFix(better),
                at: { path },
                ...(better.to && { change: { to: better.to } }),
              },
            ]
          : [];
      }),
  },
  {
    code: 'fact/network-not-encrypted',
    severity: 'warning',
    why: 'Browsers warn of pages that are not encrypted, and nearly every site has its pages under https.',
    find: (config) =>
      outsideLinks(config).flatMap(({ href, path }): RuleFinding[] =>
        /^http:/i.test(href)
          ? [
              {
                found: `"${href}" is not encrypted`,
                ...offer(href.replace(/^http:/i, 'https:'), path[0] === 'links' ? { unsure: true } : {}),
                at: { path },
              },
            ]
          : [],
      ),
  },
];
