import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { takesPolicyByPath } from '../../../scripts/hosts';
import { securityHeaders } from '../../../scripts/hosts/headers';
import { otherName } from '../../../scripts/hosts/rules';
import type { Question } from './engine';
import { engines } from './engines';
import { expectations } from './expectations';
import { dist, probedInput, siteFor } from './probed-site';

const input = await probedInput();
const { hostname } = new URL(input.url);
const site = {
  routes: [...input.routes.filter((route) => route !== '/404')],
  files: ['/robots.txt', '/sitemap.xml', '/embed/estimate', '/logo.svg', '/data/_site.json'],
  otherName: otherName(hostname),
};

/** Files whose names change with their bytes. */
const hashed = readdirSync(join(dist, 'assets'))
  .filter((name) => /\.(js|woff2)$/.test(name))
  .map((name) => `/assets/${name}`);

/** A location to the letter: from the root of the site, or with another origin than the site's. */
const fromRoot = (location: string): string =>
  location.startsWith(`${input.url}/`) ? location.slice(input.url.length) : location;

const found = Object.entries(engines).map(([name, engine]) => ({ name, engine, program: engine.find() }));

// An engine that is not installed has been named by the command before.
describe.each(found.filter(({ program }) => program !== undefined))('$name', ({ engine, program = '' }) => {
  const built = siteFor(engine.files, input);
  const running = engine.start(built, program);
  const ask = async (question: Question) => (await running).ask(question);
  // Tests wait for it and tell of its fault; before them nobody does.
  running.catch(() => undefined);
  afterAll(async () => {
    await running.then(({ stop }) => stop()).catch(() => undefined);
    built.remove();
  });

  test.each(expectations(engine.abilities, site))(
    '$scheme $host $address → $status $to',
    async ({ status, to, ...question }) => {
      const answer = await ask(question);
      const location = answer.headers.location;
      if (status === 'not shown') return expect(answer.status).not.toBe(200);
      expect([301, 308].includes(answer.status) ? 'moved' : answer.status).toBe(status);
      expect(location && fromRoot(location)).toBe(to);
      if (question.host || question.scheme) expect(location).toMatch(`${input.url}/`);
    },
  );

  test.each([
    ['/', 200],
    ['/about', 200],
    ['/sitemap.xml', 200],
    ['/no-such-page', 404],
  ])('%s has the headers of every page, whatever it is answered with', async (address, status) => {
    const answer = await ask({ address });
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(securityHeaders(input.policy))) {
      expect(answer.headers[name.toLowerCase()], name).toBe(value);
    }
    expect(answer.headers['x-robots-tag']).toBeOneOf(status === 404 ? ['noindex', undefined] : [undefined]);
  });

  test.each(['/studio', '/studio/frame'])('%s has the policy of the studio alone', async (address) => {
    const { status, headers } = await ask({ address });
    const own = takesPolicyByPath[engine.files] ? input.studioPolicy : input.policy;
    expect([status, headers['content-security-policy'], headers['x-robots-tag']]).toEqual([200, own, 'noindex']);
  });

  test.each(hashed)('%s is kept for good', async (address) => {
    expect((await ask({ address })).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each(['/data/_site.json', '/embed/estimate'])('%s is kept out of search engines', async (address) => {
    expect((await ask({ address })).headers['x-robots-tag']).toBe('noindex');
  });

  if (!engine.abilities.serves) return;
  test.each(['/', '/about', '/sitemap.xml'])('%s is compressed, and not sent again to who has it', async (address) => {
    const headers = { 'Accept-Encoding': 'gzip' };
    const first = await ask({ address, headers });
    const { etag, 'last-modified': date } = first.headers;
    const known = { ...(etag && { 'If-None-Match': etag }), ...(date && { 'If-Modified-Since': date }) };
    const second = await ask({ address, headers: { ...headers, ...known } });
    expect([first.status, first.headers['content-encoding'], second.status]).toEqual([200, 'gzip', 304]);
  });
});
