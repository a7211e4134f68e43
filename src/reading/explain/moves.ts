import type { Edit } from '../edit';
import type { Issue } from '../issue';
import type { Parsed } from '../parsed';
import { isWithin, type Path } from '../position';

/** A value that was moved to the name it should have: what is wrong at `to` stands in the file at `from`. */
export interface Move {
  from: Path;
  to: Path;
}

/** Where the file has what the mended copy has at `path`. */
export function asWritten(path: Path, moves: readonly Move[]): Path {
  return moves.reduceRight<Path>((at, { from, to }) => {
    return isWithin(at, to) ? [...from, ...at.slice(to.length)] : at;
  }, path);
}

/** The edits that give the field at `from` another name and value; undefined where they cannot be made. */
export function rewritten(
  { from, name, value }: { from: Path; name: string; value: unknown },
  { moves, parsed }: { moves: readonly Move[]; parsed: Parsed },
): Edit[] | undefined {
  const path = asWritten(from, moves);
  const rename = parsed.edits({ path, mark: { path, part: 'key' } }, name);
  const replace = parsed.edits({ path }, value);
  return rename && replace && [...rename, ...replace];
}

/** The edits that put a field where it belongs, as far as they can be made. */
export function movedTo(
  to: Path,
  from: Path,
  { parsed, moves }: { moves: readonly Move[]; parsed: Parsed },
): Pick<Issue, 'edits'> {
  const home = [...asWritten(to.slice(0, -1), moves), String(to.at(-1))];
  const edits = parsed.moved(asWritten(from, moves), home);
  return edits ? { edits } : {};
}
