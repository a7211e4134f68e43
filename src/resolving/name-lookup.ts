import type { FileFault, Inventory } from '../model/site';
import { closest } from '../reading/closest';
import { type Issue, type Outcome, resolved } from '../reading/issue';
import type { IssueCode } from '../reading/issue-codes';

/** The questions that leaves ask of what stands outside the YAML; a missing name comes with what is nearest to it. */
export interface NameLookup {
  picture(name: string): Outcome;
  icon(name: string): Outcome;
}

/** Answers from the pictures and icons at hand. */
export function nameLookup({ pictures, icons, faults = new Map() }: Inventory): NameLookup {
  const pictureNames = namesOf(pictures.keys());
  const iconNames = namesOf(icons.keys());
  return {
    picture: (name) => lookUp(name, pictureNames, (found) => pictureIssue(name, found, pictureNames, faults)),
    icon: (name) => lookUp(name, iconNames, (found) => iconIssue(name, found, icons)),
  };
}

/** Names by each way they can be written that comes to the same: composed letters, and small ones. */
interface Names {
  exact: ReadonlyMap<string, string>;
  small: ReadonlyMap<string, string>;
}

/** An é can be one sign or two: disks and keyboards differ, and nobody sees it (Unicode normalization form C). */
const composed = (name: string): string => name.normalize('NFC');

function namesOf(names: Iterable<string>): Names {
  const all = [...names];
  return {
    exact: new Map(all.map((name) => [composed(name), name])),
    small: new Map(all.map((name) => [composed(name).toLowerCase(), name])),
  };
}

/** The name where it exists; otherwise what is wrong with it, given the name that differs in upper and lower case only. */
function lookUp(name: string, { exact, small }: Names, issueOf: (sameLetters?: string) => Issue): Outcome {
  const found = exact.get(composed(name));
  if (found !== undefined) return resolved(found);
  return { value: name, issues: [issueOf(small.get(composed(name).toLowerCase()))] };
}

const otherCase = (code: IssueCode, what: string, name: string, found: string): Issue => ({
  code,
  found: `${what} "${name}" differs from "${found}" in upper and lower case`,
  fix: `write ${found}`,
});

function pictureIssue(
  name: string,
  sameLetters: string | undefined,
  { small }: Names,
  faults: ReadonlyMap<string, FileFault>,
): Issue {
  if (sameLetters !== undefined) return otherCase('picture/unknown', 'picture', name, sameLetters);
  const bare = name.split(/[?#]/)[0]?.split(/[/\\]/).at(-1) ?? '';
  const cause = `public/images/${bare}`;
  const fault = faults.get(cause);
  if (fault) return { code: fault.code, found: `"${bare}" cannot be shown: ${fault.found}`, fix: fault.fix, cause };
  const meant = small.get(composed(bare).toLowerCase());
  if (meant !== undefined) {
    const found = `"${name}" is more than the name of a picture`;
    return { code: 'picture/unknown', found, fix: `write ${meant}: the file name in public/images/ alone` };
  }
  const near = closest(bare, small.values());
  const found = `there is no picture "${name}"`;
  return { code: 'picture/unknown', found, fix: near ? `write ${near}` : 'add the picture to public/images/' };
}

function iconIssue(name: string, sameLetters: string | undefined, icons: ReadonlyMap<string, unknown>): Issue {
  if (sameLetters !== undefined) return otherCase('icon/unknown', 'icon', name, sameLetters);
  const near = closest(name, icons.keys());
  const fix = near ? `write ${near}` : 'choose a name at tabler.io/icons';
  return { code: 'icon/unknown', found: `there is no icon "${name}"`, fix };
}
