import type { FileFault, Inventory } from '../model/site';
import { closest } from '../reading/closest';
import { type Issue, type Outcome, resolved, toNearest } from '../reading/issue';
import type { IssueCode } from '../reading/issue-codes';

/** The questions that leaves ask of what stands outside the YAML; a missing name comes with what is nearest to it. */
export interface NameLookup {
  picture(name: string): Outcome;
  icon(name: string): Outcome;
}

/** Answers from the pictures and icons at hand. */
export function nameLookup({ pictures, icons, files, faults = new Map() }: Inventory): NameLookup {
  const pictureNames = namesOf(pictures);
  const iconNames = namesOf(icons);
  return {
    picture: (name) =>
      lookUp(name, pictureNames, (found) => pictureIssue(name, found, pictureNames, { files, faults })),
    icon: (name) => lookUp(name, iconNames, (found) => iconIssue(name, found, icons)),
  };
}

/** Names, and by each way they can be written that comes to the same: composed letters, and small ones. */
interface Names {
  has(name: string): boolean;
  exact: ReadonlyMap<string, string>;
  small: ReadonlyMap<string, string>;
}

/** An é can be one sign or two: disks and keyboards differ, and nobody sees it (Unicode normalization form C). */
const composed = (name: string): string => name.normalize('NFC');

/** The names of things at hand. Most are written as they are: the other ways are made for the first that is not. */
function namesOf(things: ReadonlyMap<string, unknown>): Names {
  const by = (way: (name: string) => string) => new Map([...things.keys()].map((name) => [way(name), name]));
  let [exact, small]: (ReadonlyMap<string, string> | undefined)[] = [];
  return {
    has: (name) => things.has(name),
    get exact() {
      exact ??= by(composed);
      return exact;
    },
    get small() {
      small ??= by((name) => composed(name).toLowerCase());
      return small;
    },
  };
}

/** The name where it exists; otherwise what is wrong with it, given the name that differs in upper and lower case only. */
function lookUp(name: string, names: Names, issueOf: (sameLetters?: string) => Issue): Outcome {
  if (names.has(name)) return resolved(name);
  const found = names.exact.get(composed(name));
  if (found !== undefined) return resolved(found);
  return { value: name, issues: [issueOf(names.small.get(composed(name).toLowerCase()))] };
}

/** A name that is not there, and the one that belongs in its place where that is known. */
const unknown = (code: IssueCode, found: string, fix: string, change?: Pick<Issue, 'change' | 'unsure'>): Issue => ({
  code,
  found,
  fix,
  ...change,
});

const otherCase = (code: IssueCode, what: string, name: string, to: string): Issue =>
  unknown(code, `${what} "${name}" differs from "${to}" in upper and lower case`, `write ${to}`, { change: { to } });

/** Files that are no pictures, and what to do with them. */
const otherKinds: readonly (readonly [RegExp, string])[] = [
  [/\.(?:heic|heif)$/i, 'phones save such files: export the photo as a JPEG (.jpg) and add it to public/images/'],
  [/\.gif$/i, 'pictures stand still: save it as a JPEG (.jpg) or PNG file and add it to public/images/'],
  [/\.(?:tiff?|bmp|raw|dng|psd)$/i, 'save it as a JPEG (.jpg) file and add it to public/images/'],
  [/\.(?:pdf|docx?|mp4|mov)$/i, 'it is no picture: save one as a JPEG (.jpg) file and add it to public/images/'],
];

function pictureIssue(
  name: string,
  sameLetters: string | undefined,
  { small }: Names,
  { files, faults = new Map() }: Pick<Inventory, 'files' | 'faults'>,
): Issue {
  if (sameLetters !== undefined)
    return { ...otherCase('picture/unknown', 'picture', name, sameLetters), wants: `file ${name}` };
  const bare = bareName(name);
  const cause = `public/images/${bare}`;
  const fault = faults.get(cause);
  if (fault) {
    const found = `"${bare}" cannot be shown: ${fault.found}`;
    return { code: fault.code, found, fix: fault.fix, cause, wants: `picture ${bare}` };
  }
  const meant = small.get(composed(bare).toLowerCase());
  if (meant !== undefined) {
    const found = `"${name}" is more than the name of a picture`;
    return unknown('picture/unknown', found, `write ${meant}: the file name in public/images/ alone`, {
      change: { to: meant },
    });
  }
  const found = `there is no picture "${name}"`;
  const same = sameStem(bare, small.values());
  if (same !== undefined)
    return { ...unknown('picture/unknown', found, `write ${same}`, { change: { to: same } }), wants: `file ${bare}` };
  const aside = elsewhere(bare, files, faults);
  if (aside) return { ...unknown('picture/unknown', found, aside.fix), ...aside, wants: `picture ${bare}` };
  const near = /^https?:/i.test(name) ? undefined : closest(bare, small.values());
  if (near !== undefined)
    return {
      ...unknown('picture/unknown', found, `write ${near}`, toNearest(bare, near, small.values())),
      wants: `file ${bare}`,
    };
  const [, advice] = otherKinds.find(([ending]) => ending.test(bare)) ?? [];
  const fix = advice ?? 'add the picture to public/images/, and write its file name';
  return { ...unknown('picture/unknown', found, fix), wants: `picture ${bare}` };
}

/** The file's own name at the end of a path or address, without quotes and spaces. */
const bareName = (name: string): string =>
  (
    name
      .replace(/[“”„‘’"']/g, '')
      .split(/[?#]/)[0]
      ?.split(/[/\\]/)
      .at(-1) ?? ''
  )
    .replace(/(?<!\s)\s+(?=\.)/g, '')
    .trim();

/** A picture that lies in another folder, or is there as a file that no browser shows. */
function elsewhere(
  bare: string,
  files: ReadonlySet<string>,
  faults: ReadonlyMap<string, FileFault>,
): Pick<Issue, 'found' | 'fix' | 'cause'> | undefined {
  const isIt = (path: string): boolean => composed(path.slice(path.lastIndexOf('/') + 1)) === composed(bare);
  const folder = [...faults].find(([, { holds }]) => holds?.some(isIt));
  if (folder) {
    const [cause, { code }] = folder;
    const where = code === 'file/folder' ? `in ${cause}/` : `at ${cause}`;
    return { found: `"${bare}" lies ${where}`, fix: 'move it to public/images/ itself', cause };
  }
  const file = otherKinds.some(([ending]) => ending.test(bare)) ? undefined : [...files].find(isIt);
  if (file !== undefined) return { found: `"${bare}" lies at public${file}`, fix: `move it to public/images/${bare}` };
  const standIn = [...faults].find(([path]) => /^public\/images\/\.?(.+)\.\w+$/.exec(path)?.[1] === bare);
  if (standIn) {
    const [cause, { found, fix }] = standIn;
    return { found: `there is no picture "${bare}"; ${cause} is there: ${found}`, fix, cause };
  }
  const other = [...faults].find(
    ([path, { code }]) =>
      (code === 'file/kind' || code === 'file/damaged') &&
      path.startsWith('public/images/') &&
      stem(path.slice(14)) === stem(bare),
  );
  if (other === undefined) return undefined;
  const [cause, { found }] = other;
  return {
    found: `there is no picture "${bare}"; ${cause.slice(14)} is there, and ${found.replace(/^this/, 'it')}`,
    fix: `save ${cause.slice(14)} anew as ${bare}, 1200 px wide or more`,
    cause,
  };
}

/** A name as it is told from others: without accents, the size, or the number of the copy, that other programs add. */
const stem = (name: string): string =>
  withoutSize(name)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?:\.(?:jpe?g|png|webp|avif|svg|heic|gif|tiff?|bmp|raw|dng|psd))+$/, '');

/** The name of a picture without the size, or the number of the copy, that other programs add: `hall-1024x768.jpg`. */
const withoutSize = (name: string): string =>
  name.replace(/(?:[-_]\d+x\d+|[-_](?:scaled|copy)| (?:- )?copy| ?\(\d+\))+(?=\.\w+$)/i, '');

/** The one picture that has this name with another ending. */
function sameStem(name: string, names: Iterable<string>): string | undefined {
  const [first, ...more] = [...names].filter((candidate) => stem(candidate) === stem(name));
  return more.length === 0 ? first : undefined;
}

/** What icons are called in other sets, and in speech, by their name here. */
const iconsCalled = new Map(
  Object.entries({
    home: 'house casa haus',
    phone: 'telephone call teléfono telefon',
    mail: 'email e-mail envelope letter',
    settings: 'cog gear config',
    'map-pin': 'location marker pin place map-marker',
    tool: 'wrench spanner',
    check: 'checkmark tick',
    clock: 'time hours watch',
    calendar: 'date day',
    user: 'person man profile',
    users: 'people team group',
    truck: 'van delivery',
    bolt: 'lightning electricity power',
    droplet: 'water drop',
    flame: 'fire',
    star: 'rating favorite',
    x: 'close cross times',
    search: 'magnifier find loupe',
    'shield-check': 'insurance insured safe guarantee warranty',
    certificate: 'license licence',
    camera: 'photo picture',
    cash: 'money price dollar',
  }).flatMap(([name, others]) => others.split(' ').map((other) => [other, name] as const)),
);

/** The icon whose name the first words of another are: "trophy" for "trophy-cup". */
function beginningOf(name: string, icons: ReadonlyMap<string, unknown>): string | undefined {
  const shorter = name.replace(/-[^-]*$/, '');
  if (shorter === name) return undefined;
  return icons.has(shorter) ? shorter : beginningOf(shorter, icons);
}

function iconIssue(name: string, sameLetters: string | undefined, icons: ReadonlyMap<string, unknown>): Issue {
  if (sameLetters !== undefined) return otherCase('icon/unknown', 'icon', name, sameLetters);
  const bare = name
    .toLowerCase()
    .replace(/^(?:(?:fa[brs]?|fas|tabler|icon|ti|mdi|bi|bx|lucide|feather|material)[-: ]+)+/, '');
  const same = [bare, iconsCalled.get(bare) ?? '', `brand-${bare}`, bare.replace(/^brand-/, '')].find(
    (each) => each !== name && icons.has(each),
  );
  const near = same ?? closest(bare, icons.keys()) ?? closest(name, icons.keys()) ?? beginningOf(bare, icons);
  const fix = near ? `write ${near}` : 'choose a name at tabler.io/icons';
  return unknown('icon/unknown', `there is no icon "${name}"`, fix, toNearest(name, near, icons.keys()));
}
