import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { blockDefinitions } from '../../schemas/blocks';
import { brokenPromise } from '../../scripts/fuzz/claims';
import { dice, mangle, passage } from '../../scripts/fuzz/mangle';
import { quickValue } from '../../src/reading/quick/quick-value';
import { textsOfSite } from '../site-of-files';
import { area, article, city, service, site } from './sound';

const examples = stringify({ sections: blockDefinitions.map(({ example }) => example) });
const { 'site.config.yaml': config = '', ...pageTexts } = textsOfSite('plumber');
const pages = [service, city, area, article, ...Object.values(pageTexts)];

/** The promises that some texts break. */
const broken = (texts: readonly string[], path = 'pages/a.yaml'): string[] =>
  texts.flatMap((text) => {
    const promise = brokenPromise({ path, text });
    return promise === undefined ? [] : [`${promise}: ${JSON.stringify(text)}`];
  });

const mangled = (text: string, times: number, next: () => number): string[] =>
  Array.from({ length: times }, () => mangle(passage(text, next), next));

describe('any text', () => {
  it('gives a value or problems at places in it, in plain words', () => {
    const next = dice(7);
    expect(broken(pages.flatMap((text) => mangled(text, 6, next)))).toEqual([]);
    expect(broken(mangled(examples, 10, next))).toEqual([]);
  });

  it('goes for the configuration too', () => {
    expect(broken(mangled(site, 12, dice(11)), 'site.config.yaml')).toEqual([]);
  });

  it.each([
    ['deep brackets', '['.repeat(20_000)],
    ['deep fields', Array.from({ length: 1500 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
    ['deep names', '? '.repeat(20_000)],
    ['deep values of one line', `a: ${'[b, '.repeat(101)}${']'.repeat(101)}`],
    ['aliases of aliases', 'a: &a [x,x]\nb: &b [*a,*a]\nc: [*b,*b]\n'],
    ['an alias of itself', 'a: &a [*a]\n'],
    ['aliases without number', `a: &a x\nb: [${'*a,'.repeat(5000)}*a]\n`],
    ['fields that take over themselves', 'a: &a\n  <<: *a\n  b: 1\n'],
    ['fields that take over a text', 'a: &a x\nb:\n  <<: *a\n'],
    ['an alias of nothing', 'title: *a\n'],
    ['a name with brackets', '? [a]\n: b\n'],
    ['a name of fields that cannot be text', '? {toString: x}\n: b\n'],
    ['a value that cannot be text', 'title: { toString: x }\nsections: [{ type: { valueOf: 1, toString: 2 } }]\n'],
    ['a prototype', '__proto__: { title: x }\n'],
    ['names that every object has', 'constructor: x\ntemplate: toString\nsections: [{ type: hasOwnProperty }]\n'],
    ['bytes as base64', 'title: !!binary R0lGODlhDAAMAIQAAP\n'],
    ['another version of YAML', '%YAML 1.1\n---\ntitle: yes\n'],
    ['binary', '\u0000\u0001\u0002\uFFFF'],
    ['a very long line', `title: ${'x'.repeat(100_000)}\n`],
    ['very many names that are none', Array.from({ length: 3000 }, (_, number) => `k${number}: 1`).join('\n')],
    ['an empty line above a mistake', '\ntitle: a: b\n'],
    ['empty lines of Windows above a mistake', '\r\n\r\ntitle: a: b\r\n'],
    ['empty lines below a mistake', `title: a: b\n${'\n'.repeat(1000)}`],
    ['an open quote over empty lines', `title: "a${'\n'.repeat(20_000)}b: c`],
    ['nothing but line ends', '\r\r\n\n\r'],
    ['a break that is none on Windows', 'title: a\rb\r\n\tlabel: c\r'],
  ])('%s', (_, text) => {
    expect(broken([text])).toEqual([]);
    expect(quickValue(text) === undefined || broken([`title: Pipe\n${text}`]).length === 0).toBe(true);
  });
});

describe('the quick way of reading', () => {
  it('reads every sound text', () => {
    const texts = [examples, site, config, ...pages];
    expect(texts.filter((text) => quickValue(text) === undefined)).toEqual([]);
  });

  // Text that is told of, and what other parsers read differently, must be read closely.
  it.each([
    'a: yes\n',
    'a: no\n',
    'a: Ask #1\n',
    'a: &b c\n',
    'a: *b\n',
    'a: !b c\n',
    'a:\tb\n',
    'a: b\rc: d\n',
    '1: a\n',
    'true: a\n',
    '__proto__: a\n',
    'a: 1\na: 2\n',
    'a: 1e999\n',
    '---\na: b\n',
    '...\na: b\n',
    '- a\n',
    '',
    `a: ${'[b, '.repeat(101)}${']'.repeat(101)}`,
    'a: |\n  <<<<<<< ours\n',
  ])('leaves %j alone', (text) => {
    expect(quickValue(text)).toBeUndefined();
  });
});
