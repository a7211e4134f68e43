import { EditorSelection, type EditorState, type TransactionSpec } from '@codemirror/state';
import type { Command, EditorView, KeyBinding } from '@codemirror/view';
import { partAround } from './markdown-look';

/** What a key is about: what is selected, else the word at the cursor. */
function meant(state: EditorState): { from: number; to: number } {
  const { main } = state.selection;
  return main.empty ? (state.wordAt(main.head) ?? main) : main;
}

/** Puts signs around what is meant, or takes those away that are there. */
const around =
  (part: string, sign: string): Command =>
  ({ state, dispatch }) => {
    const own = partAround(state, part);
    const { from, to } = own ?? meant(state);
    const inner = own ? { from: from + sign.length, to: to - sign.length } : { from, to };
    const moved = own ? -sign.length : sign.length;
    const { anchor, head } = state.selection.main;
    const changes: TransactionSpec['changes'] = own
      ? [
          { from, to: inner.from },
          { from: inner.to, to },
        ]
      : [
          { from, insert: sign },
          { from: to, insert: sign },
        ];
    const within = (at: number) => Math.max(from, Math.min(to, at)) + moved;
    dispatch(
      state.update({
        changes,
        selection: own ? undefined : EditorSelection.single(within(anchor), within(head)),
        userEvent: 'input',
      }),
    );
    return true;
  };

/** Enter begins a paragraph; in a list an item, and after an empty item it ends the list. */
const newParagraph: Command = ({ state, dispatch }) => {
  const { from, to } = state.selection.main;
  const line = state.doc.lineAt(from);
  const [item, indent = '', sign = ''] = /^(\s*)([-*+]|\d+[.)]) (?=.*$)/.exec(line.text) ?? [];
  if (item !== undefined && line.text.trim() === sign) {
    dispatch(state.update({ changes: { from: line.from, to: line.to }, userEvent: 'input' }));
    return true;
  }
  const next = sign.replace(/\d+/, (number) => String(Number(number) + 1));
  const insert = item === undefined ? '\n\n' : `\n${indent}${next} `;
  dispatch(
    state.update({ changes: { from, to, insert }, selection: { anchor: from + insert.length }, userEvent: 'input' }),
  );
  return true;
};

/** Shift+Enter breaks the line within a paragraph. */
const newLine: Command = ({ state, dispatch }) => {
  dispatch(state.update(state.replaceSelection('\\\n'), { userEvent: 'input' }));
  return true;
};

/** Makes a link of what is meant, or leads the one at the cursor elsewhere; an empty address takes the link away. */
export function linkTo(view: EditorView, { href, title }: { href: string; title: string }): void {
  const { state } = view;
  const own = partAround(state, 'Link');
  const { from, to } = own ?? meant(state);
  const written = state.sliceDoc(from, to);
  const words = own ? (/^\[([\s\S]*)\]\(/.exec(written)?.[1] ?? written) : written || title;
  const insert = href === '' ? words : `[${words}](${href})`;
  view.dispatch({ changes: { from, to, insert }, selection: { anchor: from + insert.length }, userEvent: 'input' });
}

/** Where the link at the cursor leads. */
export const linkAt = (state: EditorState): string | undefined => {
  const url = partAround(state, 'Link')?.getChild('URL');
  return url ? state.sliceDoc(url.from, url.to) : undefined;
};

export const markdownKeys: KeyBinding[] = [
  { key: 'Mod-b', run: around('StrongEmphasis', '**') },
  { key: 'Mod-i', run: around('Emphasis', '*') },
  { key: 'Enter', run: newParagraph },
  { key: 'Shift-Enter', run: newLine },
];
