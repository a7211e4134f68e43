import { type Range, RangeSet, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate, WidgetType } from '@codemirror/view';

export type Tokens = ReadonlyMap<string, string>;

/** What a token becomes, in its place. */
class Shown extends WidgetType {
  constructor(
    readonly written: string,
    readonly shown: string,
  ) {
    super();
  }
  override eq(other: Shown) {
    return other.written === this.written && other.shown === this.shown;
  }
  override toDOM() {
    const span = document.createElement('span');
    span.className = 'studio-token';
    span.textContent = this.shown;
    span.title = `${this.written}, filled in from the facts of the site`;
    return span;
  }
}

function shownIn(text: Text, tokens: Tokens): DecorationSet {
  const found: Range<Decoration>[] = [];
  for (const { 0: written, index } of text.toString().matchAll(/\{[A-Za-z][^{}\n]*\}/g)) {
    const shown = tokens.get(written);
    if (shown === undefined) continue;
    found.push(Decoration.replace({ widget: new Shown(written, shown) }).range(index, index + written.length));
  }
  return RangeSet.of(found);
}

/** Shows tokens as what they become; each is one sign to the cursor, and stays in the text as it is written. */
export const writtenTokens = (tokens: Tokens) => {
  const plugin = ViewPlugin.define(
    (view) => ({
      shown: shownIn(view.state.doc, tokens),
      update(update: ViewUpdate) {
        if (update.docChanged) this.shown = shownIn(update.state.doc, tokens);
      },
    }),
    { decorations: ({ shown }) => shown },
  );
  return [plugin, EditorView.atomicRanges.of((view) => view.plugin(plugin)?.shown ?? RangeSet.empty)];
};
