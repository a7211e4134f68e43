import { expect, test } from 'vitest';
import { pageCss } from '../../scripts/building/page-css';

const css = `
:root{--used:#000;--unused:#fff}
.shown{color:var(--used)}.hidden{color:red}
.shown:hover{color:blue}
[data-js] .shown[data-near]{opacity:1}
.shown[data-ground=pine]{color:green}.shown[data-ground=white]{color:white}
@media (min-width:60em){.hidden{margin:0}.shown{margin:1px}}
@keyframes used{to{opacity:0}}@keyframes unused{to{opacity:1}}
details[open]{animation:used 1s}`;

test('keeps what applies to the page, states that scripts set, and the variables and keyframes in use', async () => {
  const html = '<details><p class="shown" data-ground="pine">hidden</p></details>';
  expect(await pageCss(css)(html)).toMatchInlineSnapshot(`
    "
    :root{--used:#000}
    .shown{color:var(--used)}
    .shown:hover{color:blue}
    [data-js] .shown[data-near]{opacity:1}
    .shown[data-ground=pine]{color:green}
    @media (min-width:60em){.shown{margin:1px}}
    @keyframes used{to{opacity:0}}
    details[open]{animation:used 1s}"
  `);
});

test('pages that select alike share one result, whatever they say', async () => {
  const purge = pageCss(css);
  expect(purge('<p class="shown" alt="a">one</p>')).toBe(purge('<p alt="b" class="shown">two</p>'));
});
