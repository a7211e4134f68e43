import { openContent } from '../../src/engine/open-content';
import type { Inventory, Site, SourceFile } from '../../src/model/site';
import type { Problem } from '../../src/reading/problem';

interface Files {
  files: readonly SourceFile[];
  inventory: Inventory;
  /** The calendar year the site is built in. */
  year: number;
}

/**
 * Makes the site from its files, in whatever order they come. Gives every problem of every file, by file and line; the
 * site only when none of them is an error.
 */
export function loadSite({ files, inventory, year }: Files): { site?: Site; problems: readonly Problem[] } {
  const content = openContent({ year, inventory, files: files.map(({ path, text }) => [path, text] as const) });
  return { site: content.site(), problems: content.problems() };
}

/** Texts by path; `undefined` for a file that is taken away. */
type Edit = Readonly<Record<string, string | undefined>>;

/**
 * Opens a site once, to be asked of many edits: gives every problem of it with some files written otherwise. Each question
 * begins with the site as it was opened.
 */
export function askedOf({ files, inventory, year }: Files): (edit: Edit, beside?: Inventory) => readonly Problem[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const content = openContent({ year, inventory, files: texts });
  let [edited, known]: [string[], Inventory] = [[], inventory];
  return (edit, beside = inventory) => {
    const back = edited.map((path) => [path, texts.get(path)] as const);
    content.update({
      files: new Map([...back, ...Object.entries(edit)]),
      ...(beside !== known && { inventory: beside }),
    });
    edited = Object.keys(edit);
    known = beside;
    return content.problems();
  };
}
