import { createHash } from 'node:crypto';
import { filmAt } from '../../schemas/fields/film-address';
import type { SiteForm } from '../../schemas/site/forms';
import { searchRoute } from '../../src/head/search-route';
import { loadedTags } from '../../src/model/loaded-tags';
import type { Page, Site } from '../../src/model/site';
import { siteForms } from '../../src/model/site-forms';
import { pageFacts } from '../../src/resolving/page-facts';
import { studioReaches } from '../studio-files/studio-policy';
import { tagSources } from './tag-sources';

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** What the scripts of an HTML text are allowed by: the hash of one that stands in it, the origin of one from elsewhere. */
export function scriptSources(html: string): string[] {
  return [...html.matchAll(script)].flatMap(([, attributes = '', code = '']) => {
    const [, , src] = /\bsrc=(["']?)([^"'\s>]+)\1/i.exec(attributes) ?? [];
    if (src !== undefined) return originOf(src) ?? [];
    // Browsers do not run data, and hash what they run with plain line ends.
    if (/\btype=["']?application\/(ld\+)?json/i.test(attributes)) return [];
    const hash = createHash('sha256').update(code.replace(/\r\n?/g, '\n')).digest('base64');
    return [`'sha256-${hash}'`];
  });
}

/** The origin of an address elsewhere; undefined for one of this site. */
const originOf = (address: string | undefined): string | undefined =>
  address !== undefined && /^(https:)?\/\//.test(address) ? new URL(address, 'https://x').origin : undefined;

/** The open lines of services (WebSocket), which no address that begins with https:// stands for. */
const linesTo = (origins: readonly (string | undefined)[]) =>
  origins.map((origin) => origin?.replace(/^https:/, 'wss:'));

/** Each source once, and none that one with a `*` stands for already: some hosts take no long header. */
function withoutDoubles(sources: readonly (string | undefined)[]): string[] {
  const named = [...new Set(sources.filter((source) => source !== undefined))];
  const wide = named.filter((source) => source.includes('//*.')).map((source) => source.split('*'));
  const isCovered = (source: string) =>
    wide.some(
      ([scheme = '', domain = '']) =>
        source.startsWith(scheme) && source[scheme.length] !== '*' && source.endsWith(domain),
    );
  return named.filter((source) => !isCovered(source));
}

/** Whom forms need: the frames and scripts of services, and the addresses that take what is sent. */
function formSources(forms: readonly SiteForm[]) {
  const origins = (addresses: (string | undefined)[]) => addresses.map(originOf);
  return {
    scripts: origins(forms.map((form) => ('script' in form ? form.script : undefined))),
    frames: origins(forms.map((form) => ('src' in form ? form.src : undefined))),
    endpoints: origins(forms.map((form) => ('endpoint' in form ? form.endpoint : undefined))),
  };
}

/** The addresses that the frames of a page load: of films those of their players. */
const framesOn = (page: Page): string[] =>
  pageFacts(page).frames.map((address) => {
    const film = filmAt(address);
    return film?.from === 'service' ? film.player : address;
  });

/**
 * The content security policy of a site: it loads from itself and from the providers that its configuration and its own
 * HTML name, and runs no script that is not one of its own.
 *
 * Styles may be inline in elements: a page carries those of its first screen. Their hashes, one for each set of blocks that
 * pages begin with, would cost every answer 50 bytes a set (1.3 kB on a site of 55 pages), pass the 2,000 characters that
 * Cloudflare takes for a header, and leave the widgets of other services undressed. Attributes are refused, as no page has
 * any, where no such service is named.
 *
 * @param html the frame of every page with its script, and the HTML files of `public/`
 * @param withStudio true where the studio has no policy of its own, so that this one must let it do its work
 */
export function contentPolicy(
  { config, pages }: Pick<Site, 'config' | 'pages'>,
  html: readonly string[],
  withStudio = false,
): string {
  const { map, trusted, events } = config;
  const frames = [...config.frames.map(({ from }) => from), ...pages.flatMap(framesOn)].map(originOf);
  const tags = tagSources(loadedTags(config));
  const forms = formSources(Object.values(siteForms(config)));
  const scripts = html.flatMap(scriptSources);
  const elsewhere = [...forms.scripts, ...trusted, ...scripts.filter((source) => source.startsWith('https:'))];
  const isAlone =
    !withStudio && ![...tags.scripts, ...elsewhere].some(Boolean) && !html.some((text) => /<[^>]*\sstyle=/i.test(text));
  const directives: Record<string, readonly (string | undefined)[]> = {
    'default-src': ["'none'"],
    // The search library is compiled code beside its script.
    'script-src': ["'self'", searchRoute({ pages }) && "'wasm-unsafe-eval'", ...scripts, ...tags.scripts, ...elsewhere],
    'style-src': ["'self'", "'unsafe-inline'", ...tags.others, ...elsewhere],
    ...(isAlone && { 'style-src-attr': ["'none'"] }),
    'img-src': ["'self'", 'data:', withStudio ? 'blob:' : undefined, ...tags.others, ...elsewhere],
    'font-src': ["'self'", ...tags.others, ...elsewhere],
    'media-src': ["'self'", ...tags.widgets, ...elsewhere],
    'connect-src': [
      "'self'",
      withStudio ? studioReaches : undefined,
      ...forms.endpoints,
      originOf(events),
      ...tags.others,
      ...elsewhere,
      ...linesTo([...tags.widgets, ...elsewhere]),
    ],
    'worker-src': ["'self'", withStudio ? 'blob:' : undefined],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", ...forms.frames, originOf(map.embed), ...frames, ...tags.others, ...elsewhere],
    'form-action': ["'self'", 'mailto:', ...forms.frames, ...forms.endpoints, ...elsewhere],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...withoutDoubles(sources)].join(' '))
    .join('; ');
}
