import type { Inventory } from '../model/site';
import { closest } from '../reading/closest';
import type { Issue, Outcome } from '../reading/issue';

/** The questions that leaves ask of what stands outside the YAML; a missing name comes with what is nearest to it. */
export interface NameLookup {
  picture(name: string): Outcome;
  icon(name: string): Outcome;
}

/** Answers from the pictures and icons at hand. */
export const nameLookup = ({ pictures, icons }: Inventory): NameLookup => ({
  picture: (name) => lookUp(name, pictures, 'picture', 'add the picture to public/images/'),
  icon: (name) => lookUp(name, icons, 'icon', 'choose a name at tabler.io/icons'),
});

/** The name where it exists; otherwise what is nearest to it, with a word on upper and lower case. */
function lookUp(name: string, names: ReadonlyMap<string, unknown>, what: 'picture' | 'icon', where: string): Outcome {
  if (names.has(name)) return { value: name, issues: [] };
  const sameLetters = [...names.keys()].find((key) => key.toLowerCase() === name.toLowerCase());
  const near = sameLetters ?? closest(name, names.keys());
  const issue: Issue = {
    code: what === 'picture' ? 'picture/unknown' : 'icon/unknown',
    found: sameLetters
      ? `${what} "${name}" differs from "${sameLetters}" in upper and lower case`
      : `there is no ${what} "${name}"`,
    fix: near ? `write ${near}` : where,
  };
  return { value: name, issues: [issue] };
}
