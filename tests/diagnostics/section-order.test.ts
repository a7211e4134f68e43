import { describe, expect, it } from 'vitest';
import { change, told } from './seed';
import { area, city } from './sound';

describe('the order of a template', () => {
  it('a slip in the name of a section', () => {
    expect(told(change(city, 'office: seguin', 'order: [▸concerns, office]\noffice: seguin'))).toMatchInlineSnapshot(`
      "pages/test.yaml:4:9  order[0]  "concerns" is not allowed for order  write "concern" (allowed: concern, local, quotes, steps, more, …)
        3 | template: city
        4 | order: [concerns, office]
          |         ^
        5 | office: seguin

      1 error in 1 file
      "
    `);
  });

  it('a section named twice', () => {
    expect(told(change(area, 'office: seguin', 'order: ▸[why, facts, why]\noffice: seguin'))).toMatchInlineSnapshot(`
      "pages/test.yaml:4:8  order  a list of 3 does not fit  name each section once
        3 | template: area
        4 | order: [why, facts, why]
          |        ^
        5 | office: seguin

      1 error in 1 file
      "
    `);
  });
});
