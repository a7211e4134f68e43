import { describe, expect, it } from 'vitest';
import { blockDefinitions } from '../../schemas/blocks';
import { closest, listed } from '../../src/reading/closest';

describe('closest', () => {
  const names = ['heading', 'text', 'image', 'actions', 'description', 'redirectFrom', 'card-grid', 'id', 'href'];
  it.each([
    ['headng', 'heading'],
    ['herf', 'href'],
    ['txet', 'text'],
    ['Text', 'text'],
    ['redirect_from', 'redirectFrom'],
    ['cardGird', 'card-grid'],
    ['desc', 'description'],
    ['heading', 'heading'],
    ['titel', undefined],
    ['link', undefined],
    ['is', undefined],
    ['', undefined],
    ['red', 'redirectFrom'],
  ])('%s means %s', (word, meant) => {
    expect(closest(word, names)).toBe(meant);
  });

  it('takes the first of equals', () => {
    expect(closest('bat', ['cat', 'hat'])).toBe('cat');
  });

  it('finds at least nine in ten names of blocks and fields behind one slip of any kind', () => {
    const words = blockDefinitions.flatMap(({ type, schema }) => {
      const fields = Object.keys(schema.shape).filter((name) => name.length > 2);
      return fields
        .map((name) => ({ name, among: fields }))
        .concat({ name: type, among: blockDefinitions.map((definition) => definition.type) });
    });
    const slips = words.flatMap(({ name, among }) => slipsIn(name).map((slip) => ({ slip, name, among })));
    const right = slips.filter(({ slip, name, among }) => closest(slip, among) === name);
    expect(slips.length).toBeGreaterThan(4000);
    expect(right.length / slips.length).toBeGreaterThan(0.97);
  });
});

/** Every word that one lost, doubled, wrong or swapped letter makes of a word. */
function slipsIn(word: string): string[] {
  return [...word].flatMap((letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    return [
      before + after,
      before + letter + letter + after,
      `${before}q${after}`,
      before + after.slice(0, 1) + letter + after.slice(1),
    ];
  });
}

describe('listed', () => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  it.each([
    [[], 'x', ''],
    [days, 'Mon', 'Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday'],
    [[...days, 'holiday'], '', 'Monday, Tuesday, Wednesday, Thursday, Friday, …'],
    [[...days, 'holiday'], 'holidays', 'holiday, Monday, Friday, Tuesday, Thursday, …'],
  ])('%j for %s', (words, word, list) => {
    expect(listed(words, word)).toBe(list);
  });
});
