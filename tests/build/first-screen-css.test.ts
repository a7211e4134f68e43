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
    '<p class="shown" data-ground="dark">hidden</p>',
    '<div class="menu" popover="auto"><div class="item"></div></div>',
    '<link rel="stylesheet" href="/all.css"/><p class="after"></p>',
  ].join('');
  expect(await firstScreenCss(css, folder)([{ html }])).toMatchInlineSnapshot(`
    ":root{--used:#000}
    .shown{color:var(--used)}.shown:not(:hover){border:0}
    .shown{left:0}
    [data-js] .shown[data-closed]{opacity:1}
    .shown[data-ground=dark]{color:green}
    @media (min-width:60em){.shown{margin:1px}}.shown:has([data-closed]){top:1px}"
  `);
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
