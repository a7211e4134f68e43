import { expect, test } from 'vitest';
import { hosts } from '../../schemas/site';
import { hostFiles } from '../../scripts/hosts';
import { hostInput } from './input';

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

test.each(hosts.filter((host) => host !== 'github-pages'))('%s caches hashed files for good', (host) => {
  const text = hostFiles[host](bare)
    .files.map((file) => ('content' in file ? file.content : ''))
    .join('\n');
  expect(text).toMatch(/assets[\s\S]*max-age=31536000, immutable/);
  expect(text).toContain("frame-ancestors 'self'");
});
