import type { SourceFile } from '../../src/model/site';
import type { Path } from '../../src/reading/position';
import { letters } from './letters';

interface Page {
  /** What shows the text at a place, where that is known. */
  elementAt(path: Path): Element | undefined;
  /** The text at a place as its file has it, or had it. */
  written(path: Path, of?: SourceFile): string | undefined;
}

/** What is typed on the page and stands there before it is drawn. */
export interface TypedEarly {
  /** Shows it on the page; false where it has to be drawn for that. */
  show(path: Path, text: string): boolean;
  /** Begins to draw the page as its file was; given back is what puts into it what was typed at a place since. */
  during(path: Path | undefined, of?: SourceFile): () => void;
  /** Leaves the page as it was drawn, so that it can be drawn anew. */
  takeBack(): void;
}

export function typedEarly({ elementAt, written }: Page): TypedEarly {
  const early = letters();
  const typed = new Map<string, string>();
  const typedAt = (path: Path) => typed.get(String(path)) ?? written(path);
  const show = (path: Path, text: string) => {
    const before = typedAt(path);
    const element = elementAt(path);
    typed.set(String(path), text);
    return element && before ? early.put(element, before.trimEnd(), text.trimEnd()) : false;
  };
  return {
    show,
    during(path, of) {
      const drawn = path && written(path, of);
      return () => {
        const now = path && typed.get(String(path));
        typed.clear();
        if (!path || drawn === undefined || now === undefined || now === drawn) return;
        typed.set(String(path), drawn);
        show(path, now);
      };
    },
    takeBack: early.takeBack,
  };
}
