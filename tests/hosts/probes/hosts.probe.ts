import { afterAll, describe, expect, test } from 'vitest';
import { otherName } from '../../../scripts/hosts/rules';
import type { Question } from './engine';
import { engines } from './engines';
import { expectations } from './expectations';
import { probedInput, siteFor } from './probed-site';

const input = await probedInput();
const { hostname } = new URL(input.url);
const site = {
  routes: [...input.routes.filter((route) => route !== '/404')],
  files: ['/robots.txt', '/sitemap.xml', '/embed/estimate', '/logo.svg', '/data/_site.json'],
  otherName: otherName(hostname),
};

/** A location from the root of the site, or with another origin than the site's. */
const fromRoot = (location: string, asked: string): string => {
  const url = new URL(location, `https://${asked}`);
  return [hostname, asked].includes(url.hostname) ? url.pathname + url.search : url.href;
};

const found = Object.entries(engines).map(([name, engine]) => ({ name, engine, program: engine.find() }));

// On somebody's own computer a missing engine is named by the command before; the gate has all of them.
if (process.env.GATE) {
  test('every engine is installed', () => {
    expect(found.filter(({ program }) => program === undefined).map(({ name }) => name)).toEqual([]);
  });
}

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
    '$host $address → $status $to',
    async ({ status, to, ...question }) => {
      const answer = await ask(question);
      const location = answer.headers.location;
      expect([301, 308].includes(answer.status) ? 'moved' : answer.status).toBe(status);
      expect(location && fromRoot(location, question.host ?? hostname)).toBe(to);
      if (question.host) expect(location).toMatch(`https://${hostname}/`);
    },
  );

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
