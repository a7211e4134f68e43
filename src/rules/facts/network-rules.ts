import { bareWords } from '../../model/bare-words';
import { type ConfigRule, offer, type RuleFinding } from '../rule';
import { bareHost } from './bare-host';
import { listedTwice } from './list-rules';

/** Networks by a word of their addresses. */
const networks = ['facebook', 'instagram', 'youtube', 'linkedin', 'tiktok', 'pinterest', 'nextdoor', 'yelp', 'twitter'];
const networkIn = (text: string): string | undefined => networks.find((name) => text.toLowerCase().includes(name));

/** Where networks have one thing that somebody put there, and where they ask who is there. */
const [onePost, doors] = [
  /\/(?:watch|shorts|p|reel|reels|posts?|photos?|photo\.php|permalink\.php|story\.php|status|video|videos|pin|pulse|biz_photos)(?:[/?]|$)|^https?:\/\/youtu\.be\//,
  /\/(?:login|log-in|signup|accounts\/login|home\.php|feed|settings|messages|checkpoint)(?:[/?.]|$)/,
];

/** Networks that the business is on, and where they lead. */
export const networkRules: readonly ConfigRule[] = [
  {
    code: 'fact/network-twice',
    severity: 'error',
    instead: ['fact/network-other'],
    why: 'A network that is listed twice leads one of its two icons to the wrong place.',
    find: ({ socials }) =>
      socials.flatMap(({ name, href }, index): RuleFinding[] => {
        const first = socials.findIndex(
          (other) =>
            bareWords(other.name) === bareWords(name) || other.href.replace(/\/$/, '') === href.replace(/\/$/, ''),
        );
        const field = bareWords(socials[first]?.name ?? '') === bareWords(name) ? 'name' : 'href';
        return first === index
          ? []
          : [{ ...listedTwice(field === 'name' ? name : href), at: { path: ['socials', index, field] } }];
      }),
  },
  {
    code: 'fact/network-other',
    severity: 'error',
    why: 'An icon of a network that leads to another one, or to its first page, leads nobody to the business.',
    find: ({ socials }) =>
      socials.flatMap(({ name, icon, href }, index) => {
        const [named, drawn, led] = [networkIn(name), networkIn(icon), networkIn(bareHost(href))];
        if (named && drawn && named !== drawn && (led === undefined || led === named))
          return [
            {
              found: `${name} has the icon ${icon}`,
              ...offer(`brand-${named}`, { unsure: true }),
              at: { path: ['socials', index, 'icon'] },
            },
          ];
        const other =
          led === undefined
            ? undefined
            : doors.test(href)
              ? 'where people log in'
              : onePost.test(href)
                ? 'one post'
                : undefined;
        if (other !== undefined)
          return [
            {
              found: `${name} leads to ${other}`,
              fix: `write the address of your page at ${name}`,
              at: { path: ['socials', index, 'href'] },
            },
          ];
        if (led !== undefined && /\/(?:sharer|share|intent|dialog)\b|[?&]u=/.test(href))
          return [
            {
              found: `${name} leads to a form that shares a page`,
              fix: `write the address of your page at ${name}`,
              at: { path: ['socials', index, 'href'] },
            },
          ];
        const isHome = led !== undefined && new URL(href).pathname === '/' && bareHost(href) === `${led}.com`;
        return named && led && (named !== led || isHome)
          ? [
              {
                found: `${name} leads to ${bareHost(href)}${isHome ? ' itself' : ''}`,
                fix: `write the address of your page at ${name}`,
                at: { path: ['socials', index, 'href'] },
              },
            ]
          : [];
      }),
  },
];
