import { autocompletion } from '@codemirror/autocomplete';
import { defaultKeymap, indentWithTab } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { bracketMatching, defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState, Transaction } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { difference } from '../../src/reading/difference';
import { locate } from '../../src/reading/parsing/locate';
import { pathTo, treeOf } from '../../src/reading/parsing/tree';
import type { Path } from '../../src/reading/position';
import { useWorkspace, useWorkspaceState } from '../workspace/context';
import type { Workspace } from '../workspace/workspace';
import { completion, type Names } from './completion';
import classes from './yaml-view.module.css';

/** The place of the value that an offset of a text is in. */
function placeAt(text: string, offset: number): Path {
  const branch = treeOf(text).branches.findLast(({ node, key }) => {
    const start = key?.range?.[0] ?? node?.range?.[0];
    const end = node?.range?.[1] ?? key?.range?.[1];
    return start !== undefined && end !== undefined && start <= offset && offset <= end;
  });
  return branch ? pathTo(branch) : [];
}

/** What the site has that a text can name. */
const namesOf = (workspace: Workspace): Names => ({
  pictures: workspace.state().pictures.map(([name]) => name),
  icons: workspace.state().icons,
  links: async () => (await workspace.engine.targets()).filter(({ not }) => not === undefined),
});

/** The open file as its text: the same buffer, with problems at their lines; the cursor stands on the field that is chosen. */
export function YamlView() {
  const workspace = useWorkspace();
  const { files, file, standing, selected } = useWorkspaceState();
  const text = files.get(file)?.text ?? '';
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);

  useEffect(() => {
    if (!place.current) return;
    const now = workspace.state().files.get(file)?.text ?? '';
    const editor = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: now,
        selection: { anchor: locate(treeOf(now), workspace.state().selected).value },
        extensions: [
          ...[lineNumbers(), highlightActiveLine(), drawSelection(), bracketMatching(), yaml(), lintGutter()],
          syntaxHighlighting(defaultHighlightStyle),
          autocompletion({ icons: false, override: [completion(file, namesOf(workspace))] }),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': 'The text of this file', tabindex: '0' }),
          keymap.of([...defaultKeymap, indentWithTab]),
          EditorView.updateListener.of((update) => {
            const isOurs = update.transactions.some((one) => one.annotation(Transaction.remote) === true);
            const written = update.state.doc.toString();
            // The document has one kind of line end; the file keeps its own.
            const own = (workspace.state().files.get(file)?.text ?? '').includes('\r\n')
              ? written.replaceAll('\n', '\r\n')
              : written;
            if (update.docChanged && !isOurs) workspace.put(new Map([[file, own]]), `write ${file}`);
            if ((update.selectionSet || update.docChanged) && !isOurs) {
              workspace.select(placeAt(written, update.state.selection.main.head));
            }
          }),
        ],
      }),
    });
    view.current = editor;
    editor.dispatch({ effects: EditorView.scrollIntoView(editor.state.selection.main.head, { y: 'center' }) });
    editor.focus();
    return () => editor.destroy();
  }, [file, workspace]);

  useEffect(() => {
    const editor = view.current;
    const wanted = text.replaceAll('\r\n', '\n');
    const now = editor?.state.doc.toString() ?? '';
    if (!editor || now === wanted) return;
    const { start, end, text: insert } = difference(now, wanted);
    editor.dispatch({ changes: { from: start, to: end, insert }, annotations: Transaction.remote.of(true) });
  }, [text]);

  // What is chosen in the form is shown in the text; what is chosen here is there already.
  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.hasFocus || selected.length === 0) return;
    const now = editor.state.doc.toString();
    const { value } = locate(treeOf(now), selected);
    if (String(placeAt(now, editor.state.selection.main.head)) === String(selected)) return;
    editor.dispatch({
      selection: { anchor: value },
      effects: EditorView.scrollIntoView(value, { y: 'center' }),
      annotations: Transaction.remote.of(true),
    });
  }, [selected]);

  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    const { doc } = editor.state;
    const found = standing.problems
      .filter((one) => one.file === file && one.line <= doc.lines)
      .map(({ line, column, found: what, fix, severity }): Diagnostic => {
        const row = doc.line(line);
        return { from: Math.min(row.from + column - 1, row.to), to: row.to, severity, message: `${what} – ${fix}` };
      });
    editor.dispatch(setDiagnostics(editor.state, found));
  }, [standing, file]);
  return <div ref={place} className={classes.text} />;
}
