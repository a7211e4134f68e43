// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { followItem } from '../../studio/form/follow-item';

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

/** A list as the studio has them: each item with its name and what moves it. */
function list(count: number): HTMLUListElement {
  const items = Array.from({ length: count }, (_, index) => {
    const off = (is: boolean) => (is ? 'disabled' : '');
    return `<li><button>${index}</button><button ${off(index === 0)}>up</button><button ${off(index === count - 1)}>down</button></li>`;
  });
  document.body.innerHTML = `<section><button>Add</button><ul>${items.join('')}</ul></section>`;
  return document.querySelector('ul') ?? document.createElement('ul');
}

const part = (of: HTMLUListElement, item: number, at: number) =>
  of.children[item]?.querySelectorAll('button')[at] ?? document.body;

test.each([
  ['moved down', { from: [1, 2], to: 2 }, [2, 2]],
  ['moved up to the top, where it can go no further', { from: [1, 1], to: 0 }, [0, 0]],
  ['moved by the keys of its name', { from: [1, 0], to: 2 }, [2, 0]],
  ['taken away at the end', { from: [3, 0], to: 4 }, [3, 0]],
])('the focus follows an item that is %s', async (_, { from: [item = 0, at = 0], to }, [where = 0, which = 0]) => {
  const all = list(4);
  part(all, item, at).focus();
  followItem(to);
  await nextFrame();
  expect(document.activeElement).toBe(part(all, where, which));
});

test('where the last item is taken away, the focus goes to what adds one', async () => {
  const all = list(1);
  part(all, 0, 0).focus();
  followItem(0);
  all.replaceChildren();
  await nextFrame();
  expect(document.activeElement?.textContent).toBe('Add');
});
