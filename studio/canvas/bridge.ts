import type { MarkedPage } from '../../src/engine/marked-page';
import type { SourceFile } from '../../src/model/site';
import type { Path } from '../../src/reading/position';
import type { Shown } from '../engine/messages';
import type { FramePart } from './fact-shown';

/** What the frame with the page asks of the app around it. */
export interface Around {
  /** A place on the page was chosen. */
  choose(path: Path): void;
  /** A part of the header or the footer was chosen, which shows facts of the site. */
  chooseFact(part: FramePart): void;
  /** The text at a place as it is written and as it is typed, of the page as it is now or was; undefined where there is none. */
  textAt(path: Path, of?: SourceFile): { written: string; text: string; isMarkdown: boolean } | undefined;
  /** Fulfilled when what is typed can be written. */
  canType(): Promise<unknown>;
  type(path: Path, text: string): void;
  /** Adds texts to the list that a place is in, below it. */
  addBelow(path: Path, texts: readonly string[]): void;
  /** What was typed stands in the file from here on. */
  settle(): void;
  /** What was typed is a step of its own. */
  typed(): void;
  /** Asks where a link at a place is to lead; nothing where it stays as it is, or where the app has changed it itself. */
  link(path: Path, now: string | undefined): Promise<{ href: string; title: string } | undefined>;
  /** The drawings of icons; one that there is none of is empty. */
  icons(names: string[]): Promise<Record<string, string>>;
  /** A stand-in for a picture that could not be loaded. */
  picture(address: string): Promise<string | undefined>;
  /** The bytes of a font that could not be loaded. */
  font(address: string): Promise<ArrayBuffer | undefined>;
  marked(route: string): Promise<MarkedPage | null>;
  key(event: KeyboardEvent): void;
  /** Goes on with what stands after the page, or before it. */
  leave(by: 1 | -1): void;
}

/** What the app can ask of the frame. */
export interface Canvas {
  connect(around: Around): void;
  show(shown: Shown): Promise<void>;
  /** Shows a text at a place as it is typed, before the page is drawn with it; false where it has to be drawn for that. */
  type(path: Path, text: string): boolean;
  /** Outlines the part of the page that stands for a place, and brings it into view. */
  select(path: Path, bring: boolean): void;
  /** Begins typing in the first text of the page that stands at a place or in it. */
  typeAt(path: Path): Promise<boolean>;
}

declare global {
  interface Window {
    canvas?: Canvas;
  }
}
