import { closest, listed } from '../reading/closest';
import { type Issue, type Outcome, resolved, toNearest, wrong } from '../reading/issue';
import type { AddressLookup } from './address-lookup';
import type { Standing } from './addresses';
import { isFile } from './likely-address';
import { pageFileOf } from './routes';

/** What mends every link to a page whose file was moved. */
export const renameCommand = (from: string, to: string): string =>
  `run npm run rename -- ${from} ${to}, which mends every link to it`;

/** What is said of an address whose page is none, by the name or the place of its file. */
export function strayed(path: string, file: string): Omit<Issue, 'code'> {
  const [folder = ''] = file.split('/');
  const isAside = file.includes('/') && folder !== 'pages' && folder !== 'public';
  const isOther = /\.(?!ya?ml$)\w+$/i.test(file.replace(/\.ya?ml\.\w+$/i, ''));
  return {
    found: isAside
      ? `there is no page "${path}": its file lies in ${folder}/, beside pages/`
      : `there is no page "${path}": ${file} is none, by its name or place`,
    fix: isAside
      ? `move the folder ${folder}/ into pages/`
      : `${isOther ? 'write that page anew as' : 'call that file'} ${pageFileOf(path)}`,
    wants: isAside ? `folder ${folder}` : `astray ${path}`,
    cause: file,
  };
}

/** A link to a part of the page it stands on; `route` is left out in `site.config.yaml`, whose links stand on every page. */
export function resolveAnchor(href: string, addresses: AddressLookup, route: string | undefined): Outcome {
  if (route === undefined) {
    return wrong(
      href,
      'link/own-page-unknown',
      `"${href}" stands on every page, and has no page to lead to`,
      `write the page before it: /a-page${href}`,
    );
  }
  return checkAnchor(href, route, href.slice(1), addresses);
}

/** A link to a page or file of this site, with or without a part. */
export function resolveInternal(href: string, addresses: AddressLookup): Outcome {
  const [, path = '', query = '', anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? [];
  const tail = query + (anchor === undefined ? '' : `#${anchor}`);
  const standing = addresses.standingAt(path);
  const issue = detour(path, tail, standing);
  if (issue) return { value: href, issues: [{ ...issue, at: { needle: href } }] };
  if (/[?&](?:utm_\w+|gclid|fbclid)=/i.test(query)) {
    const to = path + (anchor === undefined ? '' : `#${anchor}`);
    return wrong(
      href,
      'link/detour',
      `"${href}" has marks of a campaign, which begin each visit anew`,
      `write ${to}`,
      to,
    );
  }
  return anchor === undefined || standing.what === 'file' ? resolved(href) : checkAnchor(href, path, anchor, addresses);
}

/** What is wrong with leading to a path where something other than a page or a file stands; nothing otherwise. */
export function detour(path: string, tail: string, standing: Standing): Issue | undefined {
  switch (standing.what) {
    case 'page':
    case 'file':
      return undefined;
    case 'draft':
      // That there is no home page is told of itself, and not of all that leads there.
      return path === '/'
        ? undefined
        : {
            code: 'link/draft',
            found: `"${path}" is a draft`,
            fix: 'lead somewhere else, or take draft: true out of that page',
            wants: `draft ${path}`,
          };
    case 'alias':
      return leadsOn(`"${path}" is a second address of ${standing.to}`, standing.to + tail);
    case 'redirect':
      return leadsOn(`"${path}" is an old address that leads on`, standing.to + tail);
    case 'slash':
      return leadsOn(`"${path}" ends in a slash`, standing.to + tail);
    case 'moved':
      return {
        code: 'link/no-page',
        found: `there is no page "${path}": its file is pages${standing.to}.yaml now`,
        fix: renameCommand(path, standing.to),
        wants: `page ${path}`,
      };
    case 'astray':
      return { code: 'link/no-page', ...strayed(path, standing.file) };
    case 'nothing':
      return {
        code: 'link/no-page',
        found: `there is no ${isFile(path) ? 'file' : 'page'} "${path}"`,
        fix: isFile(path)
          ? `write ${standing.to ?? 'the name of a file that is there'}, or put the file into public/`
          : standing.to
            ? `write ${standing.to}${tail}, or add the page`
            : 'write the address of a page, or add the page',
        wants: `${isFile(path) ? 'upload' : 'page'} ${path}`,
        ...(standing.to !== undefined && {
          change: { to: standing.to + tail },
          ...(!standing.sure && { unsure: true }),
        }),
      };
  }
}

const leadsOn = (found: string, to: string): Issue => ({
  code: 'link/detour',
  found,
  fix: `write ${to}`,
  change: { to },
});

function checkAnchor(href: string, route: string, anchor: string, addresses: AddressLookup): Outcome {
  const ids = addresses.anchorsOf(route);
  // A page whose file has errors cannot be looked into; its own errors are reported.
  // What is open on the page besides, such as a photo, is no part of it.
  if (!ids || ids.includes(anchor.replace(/&photo=\d+$/, ''))) return resolved(href);
  if (anchor === '') {
    const page = href.replace(/#$/, '');
    const fix = page === '' ? 'write the page that it is to lead to, such as /contact' : `write ${page} without the #`;
    return wrong(href, 'link/no-anchor', 'the # has no name of a part behind it', fix, {
      wants: `part ${route}#`,
      ...(page !== '' && { change: { to: page } }),
    });
  }
  const near = closest(anchor, ids);
  const other = near ? undefined : addresses.pageWith(anchor);
  if (other !== undefined)
    return wrong(
      href,
      'link/no-anchor',
      `the page ${route} has no part "${anchor}", and ${other} has one`,
      `write ${other}#${anchor}`,
      { wants: `part ${route}#${anchor}`, change: { to: `${other}#${anchor}` }, unsure: true },
    );
  const place = href.startsWith('#') ? '' : route;
  const choice =
    ids.length > 0
      ? `; the page has ${listed(
          ids.map((id) => `#${id}`),
          `#${anchor}`,
        )}`
      : '';
  return wrong(
    href,
    'link/no-anchor',
    `the page ${route} has no part "${anchor}"`,
    near
      ? `write ${place}#${near}${choice}`
      : `give a section of that page id: ${anchor}, or leave #${anchor} out${choice}`,
    { wants: `part ${route}#${anchor}`, ...toNearest(anchor, near, ids, `${place}#${near}`) },
  );
}
