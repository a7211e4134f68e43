/** What stands in a file. */
export type FileContent = string | Uint8Array;

/**
 * A file of the built site; `path` is relative to its folder, with `/`. One with a name is made only where no file of that
 * name is in place already: equal names say equal bytes, whichever state of the engine gave them. A copy without one is named
 * by what the disk says of its source.
 */
export type OutputFile = { path: string } & (
  | { content: FileContent }
  | { copyFrom: string; name?: string }
  | { name: string; make: () => FileContent | Promise<FileContent> }
);
