/** The texts of files, by path. */
export interface TextShelf {
  get(path: string): string | undefined;
  /** Takes a text in, or what gives it whenever it is asked: of a large site texts are the most there is. */
  set(path: string, text: string | (() => string)): void;
  delete(path: string): void;
  /** What is kept of what was found in a text: a copy where the text is not held, as a part of a text holds all of it. */
  kept<T>(path: string, found: T): T;
  paths(): Iterable<string>;
}

export function textShelf(): TextShelf {
  const texts = new Map<string, string | (() => string)>();
  return {
    get(path) {
      const text = texts.get(path);
      return typeof text === 'function' ? text() : text;
    },
    set: (path, text) => void texts.set(path, text),
    delete: (path) => void texts.delete(path),
    // Plain data without functions: the copy is of the same type.
    kept: (path, found) => (typeof texts.get(path) === 'function' ? JSON.parse(JSON.stringify(found)) : found),
    paths: () => texts.keys(),
  };
}
