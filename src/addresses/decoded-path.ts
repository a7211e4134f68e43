/** A path with its signs in place of their percent codes; undefined where they are none. */
export function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
