import { expect, test } from 'vitest';
import { cloudflareFiles } from '../../scripts/hosts/cloudflare';
import { hostInput } from './input';

const many = (count: number, from: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => ({ from: from(index), to: '/' }));

const overLimits = (redirects: { from: string; to: string }[]): string[] =>
  cloudflareFiles({ ...hostInput, redirects, queryRedirects: [] }).report.filter((line) => line.includes('reads'));

test('too many plain redirects, two lines each', () => {
  expect(overLimits(many(1001, (index) => `/old-${index}`))).toMatchInlineSnapshot(`
    [
      "Cloudflare reads 2000 plain redirects; there are 2005.",
    ]
  `);
});

test('too many patterns', () => {
  expect(overLimits(many(51, (index) => `/old-${index}/:page`))).toMatchInlineSnapshot(`
    [
      "Cloudflare reads 100 redirects with * or :name; there are 103.",
    ]
  `);
});

test('too long a line', () => {
  expect(overLimits([{ from: `/${'x'.repeat(1000)}`, to: '/' }]).length).toBe(2);
});

test('as many as it reads', () => {
  expect(overLimits(many(998, (index) => `/old-${index}`))).toEqual([]);
});

test('a policy that is too long for its header, which is left out then', () => {
  const told = (policy: string) =>
    cloudflareFiles({ ...hostInput, policy }).report.filter((line) => /leaves out/.test(line));
  expect(told(`default-src ${'https://a.example '.repeat(120)}`)).toMatchInlineSnapshot(`
    [
      "Cloudflare leaves out a header of more than 2000 characters, and Content-Security-Policy is longer: take out tags that nobody needs, or send it by a rule of your zone.",
    ]
  `);
  expect(told("default-src 'self'")).toEqual([]);
});
