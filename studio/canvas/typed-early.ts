import type { Path } from '../../src/reading/position';
import { letters } from './letters';

interface Page {
  /** What shows the text at a place, where that is known. */
  elementAt(path: Path): Element | undefined;
  /** The text at a place as its file has it. */
  written(path: Path): string | undefined;
}

/** What is typed on the page and stands there before it is drawn. */
export interface TypedEarly {
  /** Shows it on the page; false where it has to be drawn for that. */
  show(path: Path, text: string): boolean;
  /** Begins a drawing that has the text at a place as it is now; given back is what puts into it what was typed meanwhile. */
  during(path: Path | undefined): () => void;
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
    during(path) {
      const drawn = path && typedAt(path);
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
