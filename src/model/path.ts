/** The path without slashes at its end: the one form a page has. The home page is `/`. */
export function withoutSlash(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end) || '/';
}
