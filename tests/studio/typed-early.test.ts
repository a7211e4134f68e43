// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { typedEarly } from '../../studio/canvas/typed-early';

/** A heading that is typed in, and what draws it as its file says. */
function heading(written: string) {
  const element = document.createElement('h2');
  element.textContent = written;
  const path = ['sections', 0, 'heading'];
  const early = typedEarly({ elementAt: () => element, written: (_, of) => of?.text ?? written });
  const type = (text: string) => early.show(path, text);
  /** The page is drawn with the text at its beginning, a little at a time. */
  const draw = (text: string, meanwhile = () => {}) => {
    const putSince = early.during(path, { path: 'pages/teeth.yaml', text });
    meanwhile();
    early.takeBack();
    element.textContent = text;
    putSince();
  };
  return { element, type, draw };
}

test('letters that are typed while the page is drawn stand in it when it is', () => {
  const { element, type, draw } = heading('Teeth');
  expect(type('Teeth a')).toBe(true);
  draw('Teeth a', () => type('Teeth an'));
  expect(element.textContent).toBe('Teeth an');
  expect(type('Teeth and')).toBe(true);
  expect(element.textContent).toBe('Teeth and');
});

test('letters that are typed before the page is drawn as it was without them stand in it, too', () => {
  const { element, type, draw } = heading('Teeth');
  type('Teeth a');
  type('Teeth an');
  draw('Teeth a');
  expect(element.textContent).toBe('Teeth an');
  expect(type('Teeth and')).toBe(true);
});

test('a page that is drawn with all letters stays as it is drawn', () => {
  const { element, type, draw } = heading('Teeth');
  type('Teeth a');
  draw('Teeth a');
  expect(element.textContent).toBe('Teeth a');
});
