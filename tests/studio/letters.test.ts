// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { letters } from '../../studio/canvas/letters';

/** What an element shows once letters are put into it, and whether they could be. */
function put(markup: string, before: string, now: string) {
  const element = document.createElement('h2');
  element.innerHTML = markup;
  return { isShown: letters().put(element, before, now), html: element.innerHTML };
}

test.each([
  ['in the middle', 'We fix it', 'We fix it', 'We all fix it', 'We all fix it'],
  ['in the last words, which stand for themselves', 'All <b>we do</b>', 'All we do', 'All we do!', 'All <b>we do!</b>'],
  ['where words are there twice', 'to be, to be', 'to be, to be', 'to be, to bet', 'to be, to bet'],
  ['beside signs of Markdown', 'See <i>this</i> now', 'See *this* now', 'See *this* now.', 'See <i>this</i> now.'],
])('letters show %s', (_, markup, before, now, html) =>
  expect(put(markup, before, now)).toEqual({ isShown: true, html }),
);

test.each([
  ['what is taken away over two of them', 'All <b>we do</b>', 'All we do', 'Ado'],
  ['a text that the page says otherwise', 'Call Ann', 'Call {name}', 'Call {name} now'],
])('%s is left to who draws the page', (_, markup, before, now) =>
  expect(put(markup, before, now)).toEqual({ isShown: false, html: markup }),
);
