import type { Redirect } from '../../schemas/site/redirect';
import { withoutSlash } from '../model/path';
import { isPattern, matchesPattern } from './redirects';

/** Redirects that are looked up by path without trying one after the other. */
export interface RedirectIndex {
  /** The first redirect that names a path. */
  at(path: string): Redirect | undefined;
}

export function redirectIndex(redirects: readonly Redirect[]): RedirectIndex {
  const plain = new Map<string, number>();
  const patterns: number[] = [];
  for (const [number, { from }] of redirects.entries()) {
    if (isPattern(from)) patterns.push(number);
    else if (!plain.has(from)) plain.set(from, number);
  }
  const names = (number: number, path: string): boolean => {
    const redirect = redirects[number];
    return redirect !== undefined && (redirect.from === path || matchesPattern(redirect.from, path));
  };
  return {
    at(path) {
      const numbers = [plain.get(path), plain.get(withoutSlash(path)), patterns.find((number) => names(number, path))];
      const found = numbers.filter((number) => number !== undefined && names(number, path));
      return found.length > 0 ? redirects[Math.min(...found.map(Number))] : undefined;
    },
  };
}
