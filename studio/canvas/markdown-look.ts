import { type EditorState, type Range, RangeSet } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { parser } from '@lezer/markdown';

type SyntaxNode = ReturnType<typeof parser.parse>['topNode'];

/** The Markdown of a text as a tree with places. */
const markdownTree = (state: EditorState) => parser.parse(state.doc.toString());

/** The innermost part of a kind that a selection lies in. */
export function partAround(state: EditorState, name: string): SyntaxNode | undefined {
  const { from, to } = state.selection.main;
  const tree = markdownTree(state);
  for (const side of [1, -1] as const) {
    for (let node: SyntaxNode | null = tree.resolveInner(from, side); node; node = node.parent) {
      if (node.name === name && node.to >= to) return node;
    }
  }
  return undefined;
}

const looks: Readonly<Record<string, string>> = {
  StrongEmphasis: 'studio-bold',
  Emphasis: 'studio-italic',
  Link: 'studio-link',
  InlineCode: 'studio-code',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`ATXHeading${level}`, 'studio-bold'])),
};

/** The signs that only say how something looks; they show while the cursor is in what they stand around. */
const signs = new Set(['EmphasisMark', 'LinkMark', 'URL', 'LinkTitle', 'CodeMark', 'HeaderMark']);

function lookOf(state: EditorState): DecorationSet {
  const found: Range<Decoration>[] = [];
  const { from, to } = state.selection.main;
  markdownTree(state).iterate({
    enter({ name, from: start, to: end, node }) {
      const look = looks[name];
      if (look && end > start) found.push(Decoration.mark({ class: look }).range(start, end));
      const around = node.parent;
      if (!signs.has(name) || !around || end === start) return;
      const isTouched = from <= around.to && to >= around.from;
      if (isTouched) found.push(Decoration.mark({ class: 'studio-sign' }).range(start, end));
      else found.push(Decoration.replace({}).range(start, end + (name === 'HeaderMark' ? 1 : 0)));
    },
  });
  return RangeSet.of(found, true);
}

/** Shows Markdown as what it becomes, and its signs where the cursor is. */
export const markdownLook = ViewPlugin.define(
  (view: EditorView) => ({
    look: lookOf(view.state),
    update({ docChanged, selectionSet, state }: ViewUpdate) {
      if (docChanged || selectionSet) this.look = lookOf(state);
    },
  }),
  { decorations: ({ look }) => look },
);
