import type { QueryRedirect, Redirect } from '../../schemas/site/redirect';
import { withoutSlash } from '../model/path';
import { closest } from '../reading/closest';
import { type Issue, toNearest } from '../reading/issue';
import { notFoundRoute } from './addresses';
import { decodedPath } from './decoded-path';
import { renameCommand, strayed } from './internal-links';
import { pageAddress } from './likely-address';
import { type RedirectIndex, redirectIndex } from './redirect-index';
import { digitsOf, isPattern, matchesPattern, pageForm } from './redirects';

/** Paths that something stands at; a set or a map. */
export interface Paths {
  has(path: string): boolean;
  keys(): Iterable<string>;
}

/** What redirects may not hide and must lead to. */
interface Standing {
  routes: Paths;
  drafts?: Paths;
  /** Alias → the route of its page. */
  aliases: ReadonlyMap<string, string>;
  files: Paths;
  /** Routes of pages whose files were moved → where they are now. */
  moved?: ReadonlyMap<string, string>;
  /** Addresses of pages that are none → their files. */
  astray?: ReadonlyMap<string, string>;
}

/**
 * What is wrong with one redirect, in one of its fields; `index` is its place in the list given. Without an issue it is one
 * more of a circle that is told of already.
 */
export interface RedirectMistake {
  index: number;
  field: keyof Redirect | keyof QueryRedirect;
  issue?: Issue;
}

interface Context extends Standing {
  all: RedirectIndex;
  /** Paths that are known to lead to an end. */
  ending: Set<string>;
  /** Paths in circles that are told of. */
  circling: Set<string>;
  /** The first rule of each source, by its one form. */
  firsts: ReadonlyMap<string, Redirect>;
}

type Finding = Issue | 'told' | undefined;
type Check = (redirect: Redirect, context: Context) => Finding;

/** Sources with one form are one to some hosts: slash at the end or not, capitals or not. */
const formOf = ({ from }: Redirect): string => withoutSlash(from).toLowerCase();

/** Where the build puts hashed files: names that no pattern may take in, though they are not known yet. */
const builtFiles = [
  '/assets/app.js',
  '/assets/a/b/c.js',
  '/pictures/a.jpg',
  '/data/_site.json',
  '/data/a/b.json',
  '/pagefind/pagefind.js',
];

const checkShape: Check = ({ from }) => {
  const read = /%[0-9a-f]{2}/i.test(from) ? decodedPath(from) : from;
  if (read === undefined || /\/\.\.?(?:\/|$)/.test(from)) {
    const fix =
      read === undefined ? 'write it in plain letters, such as /café' : `write ${new URL(from, 'https://x').pathname}`;
    return { code: 'redirect/form', found: `${from} is an address that no browser asks for`, fix };
  }
  if (read !== from) {
    return {
      code: 'redirect/form',
      found: `${from} is written as browsers send it, and no address would be known by it`,
      fix: `write ${read}`,
    };
  }
  if (!/^\/(?:[^\s?#"\\<>{}|^`]| (?=\S))*$/.test(from) || from.includes('//')) {
    return {
      code: 'redirect/form',
      found: `${from} is not a path`,
      ...(/^\/\/+[\w-]+(?:\/[\w-]+)*$/.test(from) && { change: { to: from.replace(/^\/+/, '/') } }),
      fix: /^\/\/+[\w-]+(?:\/[\w-]+)*$/.test(from)
        ? `write ${from.replace(/^\/+/, '/')}`
        : from.includes('?')
          ? 'write the path alone, such as /old-page; what stands behind a ? belongs to queryRedirects'
          : 'write the path alone, such as /old-page, without a #part',
    };
  }
  const parts = from.slice(1).split('/');
  const wrong = parts.find((part, index) =>
    part.includes('*') ? part !== '*' || index < parts.length - 1 : part.includes(':') && !/^:[a-z]\w*$/i.test(part),
  );
  if (wrong !== undefined) {
    return {
      code: 'redirect/form',
      found: `"${wrong}" in ${from} is not a segment`,
      fix: 'write * as the last segment alone, or a name such as :page for a whole segment',
    };
  }
  const [first = ''] = parts;
  if (/^[*:]/.test(first) && digitsOf(first) === undefined) {
    return {
      code: 'redirect/too-wide',
      found: `${from} takes in addresses of every kind`,
      fix: 'begin it with a fixed segment, such as /news/*; unknown addresses get the not-found page',
    };
  }
  return undefined;
};

const checkTarget: Check = ({ from, to }, { all, routes, drafts, aliases, files, moved, astray }) => {
  if (to === from || (withoutSlash(to) === withoutSlash(from) && !isPattern(from))) {
    return {
      code: 'redirect/to-itself',
      found: `${from} leads to itself`,
      fix: 'leave it out: /x/ leads to /x without a rule',
    };
  }
  if ((routes.has(to) && to !== notFoundRoute) || files.has(to)) return undefined;
  if (drafts?.has(to)) {
    const fix = 'lead somewhere else, or take draft: true out of that page';
    return { code: 'link/draft', found: `${to} is a draft`, fix, wants: `draft ${to}` };
  }
  const primary = aliases.get(to);
  if (primary !== undefined) {
    return {
      code: 'redirect/detour',
      found: `${to} only shows ${primary}`,
      fix: `write ${primary}`,
      change: { to: primary },
    };
  }
  if (all.at(to)) return undefined;
  const aside = astray?.get(to);
  if (aside !== undefined) return { code: 'redirect/no-page', ...strayed(to, aside) };
  const now = moved?.get(to);
  const ends = [...routes.keys(), ...files.keys()].filter((path) => path !== notFoundRoute);
  const whole = pageAddress(to.replace(/[?#].*$|^https?:\/\/[^/]+(?=\/.)/g, ''));
  const near = ends.includes(whole) ? whole : closest(to, ends);
  const page = ends.find((path) => path !== '/') ?? '/';
  const isPart = to.includes('#') && ends.includes(to.replace(/#.*$/, ''));
  const what = isPart ? 'names a part of a page, which not every host can lead to' : 'is not a page';
  return {
    code: 'redirect/no-page',
    found: now ? `${to} is not a page: its file is pages${now}.yaml now` : `${to} ${what}`,
    fix: now ? renameCommand(to, now) : `write ${near ?? `the path of a page or file of this site, such as ${page}`}`,
    wants: `page ${to}`,
    ...(!now && toNearest(to, near, ends)),
    ...(/^https?:/.test(to) && { unsure: true }),
  };
};

const checkStanding: Check = ({ from, to }, { routes, aliases, files, all }) => {
  const hides = (path: string): Finding => ({
    code: 'redirect/hides-page',
    found: `${from} also takes in ${path}, which exists`,
    fix: 'write a narrower address, or list the old addresses one by one',
  });
  if (!isPattern(from)) {
    const page = withoutSlash(from);
    const form = pageForm(from);
    if (form !== page && form !== to && routes.has(form)) {
      return {
        code: 'redirect/hides-page',
        found: `${from} is another form of ${form}, which is a page`,
        fix: 'leave the redirect out, or rename the page',
      };
    }
    if (routes.has(page) || files.has(from) || aliases.has(from)) {
      return {
        code: 'redirect/hides-page',
        found: `${from} is a page or file`,
        fix:
          routes.has(to) || files.has(to) || aliases.has(to) || isPattern(to) || all.at(to)
            ? 'leave the redirect out, or rename the page'
            : `${to} is none: write from: ${to} and to: ${from}`,
      };
    }
    return undefined;
  }
  // The page that a pattern hangs below may exist: /news/* beside /news is what stands below it.
  const base = from.replace(/\/\*$/, '');
  const paths = [...routes.keys(), ...aliases.keys(), ...files.keys(), ...builtFiles];
  const hidden = paths.find((path) => path !== base && matchesPattern(from, path));
  return hidden === undefined ? undefined : hides(hidden);
};

const checkDouble: Check = (redirect, { firsts }) => {
  const first = firsts.get(formOf(redirect));
  if (first === redirect || first === undefined) return undefined;
  return {
    code: 'redirect/double',
    found: `${redirect.from} is there twice: ${first.from} leads to ${first.to}`,
    fix: 'keep one of the two; a rule holds with and without a slash at the end',
  };
};

const checkCircle: Check = ({ from, to }, { all, ending, circling, routes, files }) => {
  if (circling.has(from)) return 'told';
  const way = new Set([from]);
  let next: string | undefined = to;
  while (next !== undefined && !routes.has(next) && !files.has(next) && !ending.has(next)) {
    if (circling.has(next)) return 'told';
    if (way.has(next)) {
      const found = `it leads in a circle: ${[...way, next].join(' → ')}`;
      for (const path of way) circling.add(path);
      return { code: 'redirect/circle', found, fix: 'lead one of them to a page' };
    }
    way.add(next);
    next = all.at(next)?.to;
  }
  for (const path of way) ending.add(path);
  return undefined;
};

const checks: readonly [keyof Redirect, Check][] = [
  ['from', checkShape],
  ['from', checkDouble],
  ['from', checkStanding],
  ['to', checkTarget],
  ['from', checkCircle],
];

/**
 * The mistakes in a list of redirects, at most one for each and one for each circle: every source is one path or a pattern narrow enough, there
 * once, and hides nothing; every target is a page or file, and no way there goes in a circle.
 */
export function redirectMistakes(redirects: readonly Redirect[], standing: Standing): RedirectMistake[] {
  const firsts = new Map([...redirects].reverse().map((redirect) => [formOf(redirect), redirect]));
  const context: Context = {
    ...standing,
    all: redirectIndex(redirects),
    ending: new Set(),
    circling: new Set(),
    firsts,
  };
  return redirects.flatMap((redirect, index) => {
    for (const [field, check] of checks) {
      const issue = check(redirect, context);
      if (issue) return [{ index, field, ...(issue !== 'told' && { issue }) }];
    }
    return [];
  });
}
