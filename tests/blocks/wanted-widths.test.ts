import { expect, test } from 'vitest';
import { pictureWidths } from '../../src/model/picture-url';
import { wantedWidths } from '../../src/model/wanted-widths';

test.each([
  ['200px', [300, 400, 580]],
  ['(min-width: 60em) 512px, 100vw', [400, 580, 720, 920, 1280, 1600]],
  ['(min-width: 75em) 290px, (min-width: 62em) 22vw, 38vw', [300, 400, 580, 720]],
  ['(min-width: 60em) 72vw, 100vw', [400, 720, 920, 1280, 1600]],
  ['100vw', [400, 720, 920, 1280, 1600]],
  ['calc(100vw - 2rem)', [300, 400, 580, 720, 920, 1280, 1600]],
])('a picture of sizes %s is offered in %j', (sizes, widths) => {
  expect(wantedWidths(pictureWidths({ width: 2000 }), sizes)).toEqual(widths);
});

test('what is smaller than all that is asked for is offered in its own width', () => {
  expect(wantedWidths(pictureWidths({ width: 350 }), '100vw')).toEqual([350]);
});
