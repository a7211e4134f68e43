import {
  acceptCompletion,
  autocompletion,
  type CompletionContext,
  closeCompletion,
  completionKeymap,
  completionStatus,
} from '@codemirror/autocomplete';
import { defaultKeymap } from '@codemirror/commands';
import { EditorState, Prec, Transaction } from '@codemirror/state';
import { EditorView, keymap, runScopeHandlers } from '@codemirror/view';
import { toWrite } from '../../src/model/to-write';
import { difference } from '../../src/reading/difference';
import { asItems, pasted } from '../pasted';
import { layOver } from './lay-over';
import { linkAt, linkTo, markdownKeys } from './markdown-keys';
import { markdownLook } from './markdown-look';
import { type Tokens, writtenTokens } from './written-tokens';

/** A text of the page that is typed in. */
export interface TypedText {
  text: string;
  isMarkdown: boolean;
  tokens: Tokens;
}

/** A field that lies over a text of the page, in its letters, and takes what is typed. */
export interface Typing {
  place(element: HTMLElement): void;
  /** Takes a text in that was changed elsewhere meanwhile. */
  take(text: string): void;
  /** Takes a letter that was typed on the way to it. */
  write(letter: string): void;
  end(): void;
}

export interface TypingEvents {
  input(text: string): void;
  /** Takes the further items of a list that was pasted; missing where the text is in no list of texts. */
  below?: ((items: readonly string[]) => void) | undefined;
  end(): void;
  /** It was ended by a key: to go to the text after with 1, before with -1. */
  left(by: -1 | 0 | 1): void;
  key(event: KeyboardEvent): void;
  /** Asks where a link is to lead; nothing where it is to stay as it is. */
  link(now: string | undefined): Promise<{ href: string; title: string } | undefined>;
}

/** A point of the window, where the cursor is put. */
export interface Point {
  x: number;
  y: number;
  /** True where the word there is selected. */
  isOfWord: boolean;
}

const offered = (tokens: Tokens) =>
  autocompletion({
    icons: false,
    defaultKeymap: false,
    interactionDelay: 0,
    override: [
      (context: CompletionContext) => {
        const begun = context.matchBefore(/\{[A-Za-z:-]*/);
        if (!begun) return null;
        return {
          from: begun.from,
          options: [...tokens].map(([label, detail]) => ({ label, detail: detail.slice(0, 40) })),
          validFor: /^\{[A-Za-z:-]*$/,
        };
      },
    ],
  });

const isOffered = ({ state }: EditorView): boolean => completionStatus(state) === 'active';

const oneLine = EditorState.transactionFilter.of((transaction) =>
  transaction.docChanged && transaction.newDoc.lines > 1
    ? [
        transaction,
        {
          changes: [...transaction.newDoc.toString().matchAll(/\s*\n\s*/g)].map(({ 0: gap, index }) => ({
            from: index,
            to: index + gap.length,
            insert: ' ',
          })),
          sequential: true,
        },
      ]
    : transaction,
);

/** Begins typing over an element, with the cursor at a point, or at the end. */
export function beginTyping(element: HTMLElement, of: TypedText, on: TypingEvents, at?: Point): Typing {
  const over = layOver(element);
  let asks = false;
  let ended = false;
  const end = () => {
    if (ended) return;
    ended = true;
    over.remove();
    view.destroy();
    on.end();
  };
  const link = (): boolean => {
    asks = true;
    void on.link(of.isMarkdown ? linkAt(view.state) : undefined).then((to) => {
      asks = false;
      if (ended) return;
      if (to && of.isMarkdown) linkTo(view, to);
      window.focus();
      view.focus();
    });
    return true;
  };
  const leave = (by: -1 | 0 | 1) => () => {
    end();
    on.left(by);
    return true;
  };
  const keys = [
    { key: 'Enter', run: (own: EditorView) => isOffered(own) && acceptCompletion(own) },
    { key: 'Escape', run: (own: EditorView) => (isOffered(own) ? closeCompletion(own) : leave(0)()) },
    { key: 'Mod-Enter', run: leave(0) },
    { key: 'Tab', run: leave(1), shift: leave(-1) },
    { key: 'Mod-k', run: link },
    ...(of.isMarkdown ? markdownKeys : [{ key: 'Enter', run: leave(0), shift: leave(0) }]),
  ];
  // What says what is to be written goes with the first letter.
  const isToWrite = of.text.startsWith(toWrite);
  const view = new EditorView({
    parent: over.box,
    state: EditorState.create({
      doc: of.text,
      selection: { anchor: isToWrite ? 0 : of.text.length, head: of.text.length },
      extensions: [
        offered(of.tokens),
        keymap.of(completionKeymap),
        Prec.high(keymap.of(keys)),
        keymap.of(defaultKeymap),
        ...(of.isMarkdown ? [markdownLook] : [oneLine]),
        ...[writtenTokens(of.tokens), EditorView.lineWrapping],
        EditorView.contentAttributes.of({ 'aria-label': 'Text on the page', spellcheck: 'true' }),
        EditorView.updateListener.of(({ docChanged, transactions, state }) => {
          const isTheirs = transactions.some((one) => one.annotation(Transaction.remote) === true);
          if (docChanged && !isTheirs) on.input(state.doc.toString());
          over.grow();
        }),
        EditorView.domEventHandlers({
          blur: () => {
            if (!asks) end();
          },
          paste({ clipboardData }, own) {
            if (!clipboardData) return false;
            const text = pasted(clipboardData, of.isMarkdown);
            const { doc, selection } = own.state;
            const isAtEnd = doc.length > 0 && selection.main.from === doc.length;
            const [first, ...more] = on.below ? asItems(text, isAtEnd) : [text];
            own.dispatch({ ...own.state.replaceSelection(first), userEvent: 'input.paste', scrollIntoView: true });
            if (more.length > 0) on.below?.(more);
            return true;
          },
          keydown: (event) => {
            if (!event.defaultPrevented) on.key(event);
            return event.defaultPrevented;
          },
        }),
      ],
    }),
  });
  over.grow();
  view.focus();
  // The table of keys is made when the first is pressed, and that letter would wait for it.
  runScopeHandlers(view, new KeyboardEvent('keydown', { key: 'Unidentified' }), 'editor');
  const offset = at && view.posAtCoords(at, false);
  const word = offset !== undefined && at?.isOfWord ? view.state.wordAt(offset) : undefined;
  if (offset !== undefined && !isToWrite) view.dispatch({ selection: word ?? { anchor: offset } });
  return {
    place: over.place,
    take(text) {
      const now = view.state.doc.toString();
      // A space at the end is on its way to the next word, and is not written yet.
      if (now.trimEnd() === text.trimEnd()) return;
      const { start, end: last, text: insert } = difference(now, text);
      view.dispatch({ changes: { from: start, to: last, insert }, annotations: Transaction.remote.of(true) });
    },
    write: (letter) => view.dispatch({ ...view.state.replaceSelection(letter), userEvent: 'input.type' }),
    end,
  };
}
