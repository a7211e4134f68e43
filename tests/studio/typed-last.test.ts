import { expect, test, vi } from 'vitest';
import type { Engine } from '../../studio/engine/engine';
import { editing } from '../../studio/workspace/editing';
import { noHistory } from '../../studio/workspace/history';
import { renewal } from '../../studio/workspace/renewal';
import { cellOf, type State } from '../../studio/workspace/state';
import { typedLast } from '../../studio/workspace/typed-last';

// Nothing is drawn here.
vi.stubGlobal('requestAnimationFrame', () => 0);

const file = 'pages/about.yaml';
const text = '# About us\ntitle: About\nsections:\n  - type: prose # short\n    heading: Who\n    text: We fix.\n';

/** A workspace on one file, whose frames are on screen when the test says so. */
function open() {
  const frames: (() => void)[] = [];
  const updates: string[] = [];
  const engine = {
    onStanding: () => undefined,
    update: async ({ files }: { files: [string, string | undefined][] }) => {
      updates.push(...files.map(([, now]) => now ?? ''));
      return undefined;
    },
  } as unknown as Engine;
  const cell = cellOf({
    files: new Map([[file, { text, saved: text, version: '1' }]]),
    ...{ file, page: file, history: noHistory, standing: { problems: [], pages: [] } },
  } as unknown as State);
  const typed = typedLast((act) => frames.push(act));
  const shown: string[] = [];
  cell.onTyped((path, now) => shown.push(`${path.join('.')}: ${now}`) > 0);
  const edits = editing(cell, { renewal: renewal(cell, engine, typed), typed, keep: () => undefined });
  const written = () => cell.now().files.get(file)?.text;
  return { edits, typed, shown, written, steps: () => cell.now().history.done.length, paint: () => frames.shift()?.() };
}

const heading = ['sections', 0, 'heading'];

test('letters show at once, stand in the file when they are on screen, and are one step', async () => {
  const { edits, shown, written, steps, paint } = open();
  for (const now of ['Who w', 'Who we', 'Who we are']) edits.type(heading, now);
  expect(shown.at(-1)).toBe('sections.0.heading: Who we are');
  expect(written()).toBe(text);
  paint();
  // What edits texts comes after the first page.
  await vi.waitFor(() => expect(written()).toBe(text.replace('heading: Who', 'heading: Who we are')));
  edits.type(heading, 'Who we are.');
  paint();
  expect(steps()).toBe(1);
  edits.undo();
  expect(written()).toBe(text);
});

test('letters of one text are in the file before those of another are taken', () => {
  const { edits, written, paint } = open();
  edits.type(heading, 'We');
  edits.type(['sections', 0, 'text'], 'We paint.');
  expect(written()).toContain('heading: We\n');
  paint();
  expect(written()).toContain('text: We paint.\n');
});

test('what is asked to be settled is in the file at once, and is not written a second time', () => {
  const { edits, typed, written, steps, paint } = open();
  edits.type(heading, 'Us');
  typed.settle();
  expect(written()).toContain('heading: Us\n');
  paint();
  expect(steps()).toBe(1);
});
