import type { Path } from '../reading/position';
import type { RuleFinding } from './rule';

/** What is told of the name of a place that was written in small letters: each of its words begins with a capital. */
export function smallPlace(name: string, path: Path): RuleFinding {
  const isLoud = name === name.toUpperCase();
  const to = (isLoud ? name.toLowerCase() : name).replace(/(?<=^|[ -])\p{Ll}/gu, (letter) => letter.toUpperCase());
  return {
    found: isLoud ? `"${name}" stands in capitals` : `"${name}" begins with a small letter`,
    fix: `write ${to}`,
    at: { path },
    change: { to },
  };
}
