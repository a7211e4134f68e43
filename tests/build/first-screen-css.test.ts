import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstScreenCss } from '../../scripts/building/first-screen-css';

const folder = mkdtempSync(join(tmpdir(), 'first-screens-'));

const css = `
:root{--used:#000;--unused:#fff}
.shown{color:var(--used)}.hidden{color:red}
.shown:hover{color:blue}.shown:not(:hover){border:0}
.shown{transition:color 1s;left:0}
@supports (animation-timeline:scroll()){.shown{animation:used 2s}}
.shown:hover,.shown:focus-visible{outline:0}
[data-js] .shown[data-closed]{opacity:1}
.shown[data-ground=dark]{color:green}.shown[data-ground=light]{color:white}
.menu{visibility:hidden}.item{color:red}.after{color:red}
@media (min-width:60em){.hidden{margin:0}.shown{margin:1px}}
@media print{.shown{display:none}}
.shown:has(.after){top:0}.shown:has([data-closed]),.shown:has(+ [data-absent]){top:1px}
@keyframes used{to{opacity:0}}@keyframes unused{to{opacity:1}}
.shown{animation:used 1s}`;

test('keeps what the first screen has to have: no closed menus, no paper, no answers to a hand, nothing below it', async () => {
  const html = [
    '<html>',
    '<p class="shown" data-ground="dark">hidden</p>',
    '<div class="menu" popover="auto"><div class="item"></div></div>',
    '<link rel="stylesheet" href="/all.css"/><p class="after"></p>',
  ].join('');
  expect(await firstScreenCss(css, folder)([{ html }])).toMatchInlineSnapshot(`
    ".shown{color:#000}.shown:not(:hover){border:0}
    .shown{left:0}
    [data-js] .shown[data-closed]{opacity:1}
    .shown[data-ground=dark]{color:green}
    @media (min-width:60em){.shown{margin:1px}}.shown:has([data-closed]){top:1px}"
  `);
});

const picked = (rules: string, html: string) =>
  firstScreenCss(rules, mkdtempSync(join(tmpdir(), 'first-screens-')))([{ html }]);

test.each([
  ['a rule that no element can be meant by', '.a:not([data-on=yes]){left:0}', ''],
  ['classes that no element has both of', '.a.b{left:0}', ''],
  ['a rule by what another element has', '.b[data-on=yes],.b>.a{left:0}', '.b>.a{left:0}'],
  ['a choice that is not there', '.a:is([data-on=yes],[data-on=no]){left:0}', '.a:is([data-on=yes]){left:0}'],
  ['a choice that gives the others their weight', ':is(p,.none){left:0}', ':is(p,.none){left:0}'],
  [
    'what scripts or the rest of the document may bring about',
    '.a:last-child,.a:not([data-closed]){left:0}',
    undefined,
  ],
  ['values that are words of the page', '[href^="tel:"]{left:0}', undefined],
  ['ways of reading on a page that is read as they say', '.a{unicode-bidi:plaintext;left:0}', '.a{left:0}'],
])('looks at whole elements: %s', async (_, rules, kept = rules) => {
  const html = '<p class="a c" data-on="yes"></p><p class="b"></p><a href="tel:1"></a>';
  expect(await picked(rules, html)).toBe(kept);
});

test.each([
  ['a constant', ':root{--x:1px}p{left:var(--x)}', 'p{left:1px}'],
  ['one that hangs on a constant', ':root{--x:1px;--y:calc(2*var(--x))}p{left:var(--y)}', 'p{left:calc(2*1px)}'],
  [
    'what stands in for one that is not there',
    'p{left:var(--x, calc(1px + var(--y, 2px)))}',
    'p{left:calc(1px + 2px)}',
  ],
  [
    'one that is set elsewhere, too',
    ':root{--x:1px}p{--x:2px;left:var(--x)}',
    ':root{--a:1px}p{--a:2px;left:var(--a)}',
  ],
  [
    'one that a window sets',
    '@media (width<9em){:root{--x:1px}}p{left:var(--x,0)}',
    '@media (width<9em){:root{--a:1px}}p{left:var(--a,0)}',
  ],
  [
    'one that hangs on where it stands',
    ':root{--x:var(--y)}p{--y:1px;left:var(--x)}',
    ':root{--b:var(--a)}p{--a:1px;left:var(--b)}',
  ],
  [
    'one that a condition asks for',
    ':root{--x:1}@container style(--x:1){p{left:0}}',
    ':root{--x:1}@container style(--x:1){p{left:0}}',
  ],
])('variables are short, or gone: %s', async (_, rules, kept) => {
  expect(await picked(rules, '<html><p></p>')).toBe(kept);
});

test('a page that is read from the right has the rules for that', async () => {
  const rules = '[dir=rtl]{left:0}p{unicode-bidi:plaintext}';
  expect(await picked(rules, '<html dir="rtl"><p></p>')).toBe(rules);
  expect(await picked(rules, '<html><p></p>')).toBe('');
});

test('a page that has no more than its first screen is one', async () => {
  expect(await firstScreenCss('.after{color:red}', folder)([{ html: '<p class="after">all there is</p>' }])).toBe(
    '.after{color:red}',
  );
});

test('pages that select alike share one result, whatever they say', async () => {
  const purge = firstScreenCss(css, folder);
  expect(purge([{ html: '<p class="shown" alt="a">one</p>' }])).toBe(
    purge([{ html: '<p alt="b" class="shown">two</p>' }]),
  );
});

test('what was made once is found by a later build, for the same rules and the same markup alone', async () => {
  const own = mkdtempSync(join(tmpdir(), 'first-screens-'));
  const piece = { html: '<p class="shown">one</p>' };
  const made = await firstScreenCss(css, own)([piece]);
  expect(await firstScreenCss(css, own)([piece])).toBe(made);
  expect(readdirSync(own)).toHaveLength(1);
  expect(await firstScreenCss('.shown{color:red}', own)([piece])).toBe('.shown{color:red}');
});
