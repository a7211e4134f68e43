/** A file of the built site; `path` is relative to its folder, with `/`. */
export type OutputFile = { path: string } & ({ content: string | Uint8Array } | { copyFrom: string });
