import { expect, test } from 'vitest';
import { hosts } from '../../schemas/site/host-names';
import { hostFiles, takesPolicyByPath } from '../../scripts/hosts';
import { hostInput, textOf } from './input';

const bare = { ...hostInput, redirects: [], queryRedirects: [], aliases: [], noindex: [] };

test.each(hosts)('%s writes the same for the same input', (host) => {
  expect(hostFiles[host](hostInput)).toEqual(hostFiles[host](hostInput));
});

test.each(hosts)('%s manages without redirects', (host) => {
  const { files } = hostFiles[host](bare);
  const text = files.map((file) => ('content' in file ? file.content : '')).join('\n');
  expect(files.length).toBeGreaterThan(0);
  expect(text).not.toMatch(/undefined|general-contracting 301/);
});

test.each(hosts.filter((host) => host !== 'github-pages'))(
  '%s caches hashed files for good, and forbids to keep none',
  (host) => {
    const text = hostFiles[host](bare)
      .files.map((file) => ('content' in file ? file.content : ''))
      .join('\n');
    expect(text).toMatch(/assets[\s\S]*max-age=31536000, immutable/);
    // What may not be kept is not there either for who goes back.
    expect(text).not.toContain('no-store');
    expect(text).toContain(bare.policy);
  },
);

test.each(hosts)('%s leads to a file of any name, and takes nothing in it for a word of its own', (host) => {
  const name = `/price list; $1 {x} "y" 'z' %2e <a> \\ ü,(1).pdf`;
  const input = { ...hostInput, files: [name], redirects: [{ from: '/prices', to: name }] };
  const texts = hostFiles[host](input).files.map((file) => ('content' in file ? file.content : ''));
  const text = texts.join('\n') + (hostFiles[host](input).notFoundScript ?? '');
  const encoded = encodeURIComponent(name.slice(1)).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  expect(text.replaceAll('\\%', '%').toLowerCase()).toContain(`/${encoded.toLowerCase()}`);
  expect(text).not.toContain('list;');
  expect(text).not.toContain('"y"');
});

const withStudio = {
  ...bare,
  routes: ['/', '/studio'],
  noindex: ['/studio', '/studio/*'],
  studioPolicy: "default-src 'none'; connect-src 'self' https://api.github.com",
};

test.each(hosts.filter((host) => takesPolicyByPath[host] && host !== 'github-pages'))(
  '%s gives the studio a policy of its own, and all other paths theirs',
  (host) => {
    const text = hostFiles[host](withStudio)
      .files.map((file) => ('content' in file ? String(file.content) : ''))
      .join('\n');
    const at = (words: string) => text.indexOf(words);
    expect(text.split(bare.policy)).toHaveLength(2);
    expect(text.split(withStudio.studioPolicy)).toHaveLength(3);
    // Of two that hold for a path the later one counts.
    expect(at(bare.policy)).toBeLessThan(at(withStudio.studioPolicy));
    expect(hostFiles[host](withStudio).report.join()).not.toContain('studio');
  },
);

test('Cloudflare takes the policy of all pages from the studio before it sets another', () => {
  const { files } = hostFiles.cloudflare(withStudio);
  expect(textOf(files, '_headers')).toContain(`/studio/*
  ! Content-Security-Policy
  X-Robots-Tag: noindex
  Content-Security-Policy: ${withStudio.studioPolicy}
`);
});

test('what Netlify cannot say of the studio is reported', () => {
  expect(hostFiles.netlify({ ...withStudio, studioPolicy: undefined }).report.join('\n')).toContain(
    'Netlify joins the policies of two rules',
  );
});
