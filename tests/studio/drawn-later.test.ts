import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawnLater } from '../../studio/workspace/drawn-later';

/** In ms. */
const frame = 16;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, frame));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page and an app around it, which are drawn, and the order in which they were. */
function drawing() {
  const drawn: string[] = [];
  const later = drawnLater([() => drawn.push('page'), () => drawn.push('app')]);
  const nextFrame = () => {
    // What waits for a frame is done right after it.
    vi.advanceTimersByTime(frame + 1);
  };
  return { later, drawn, nextFrame };
}

test('page and app are drawn one after the other, with a frame between them', () => {
  const { later, drawn, nextFrame } = drawing();
  later.want();
  nextFrame();
  expect(drawn).toEqual(['page']);
  nextFrame();
  expect(drawn).toEqual(['page', 'app']);
});

test('a letter that comes between them goes first, and the rest follows when who types pauses', () => {
  const { later, drawn, nextFrame } = drawing();
  later.want();
  nextFrame();
  later.letter(true);
  for (const _ of 'abcdef') nextFrame();
  expect(drawn).toEqual(['page']);
  vi.advanceTimersByTime(1000);
  expect(drawn).toEqual(['page', 'app']);
});

test('what changes meanwhile is drawn from the beginning, and what has to be there now is there at once', () => {
  const { later, drawn, nextFrame } = drawing();
  later.want();
  nextFrame();
  later.want();
  nextFrame();
  nextFrame();
  expect(drawn).toEqual(['page', 'page', 'app']);
  later.want();
  later.now();
  expect(drawn.slice(3)).toEqual(['page', 'app']);
  vi.advanceTimersByTime(1000);
  expect(drawn).toHaveLength(5);
});

test('who types without a pause has one part drawn at a time, and the other with a later letter', () => {
  const { later, drawn } = drawing();
  for (let letter = 0; letter < 60; letter += 1) {
    later.letter(true);
    later.want();
    vi.advanceTimersByTime(250);
  }
  expect(drawn).toEqual(['page', 'app']);
  vi.advanceTimersByTime(1000);
  expect(drawn.toSorted()).toEqual(['app', 'app', 'page', 'page']);
});
