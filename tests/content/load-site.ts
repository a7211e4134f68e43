import { type Content, openContent } from '../../src/engine/open-content';
import type { Inventory, Site, SourceFile } from '../../src/model/site';
import type { Problem } from '../../src/reading/problem';

interface Files {
  files: readonly SourceFile[];
  inventory: Inventory;
  /** The calendar year the site is built in. */
  year: number;
  /** The day of the build, YYYY-MM-DD; the last of the year when left out. */
  today?: string;
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
 * Opens a site when it is first asked for, to be asked of many edits: gives its content with some files written otherwise.
 * Each question begins with the site as it was opened; what was given before is of no use any more.
 */
export function withEdits({ files, inventory, ...time }: Files): (edit: Edit, beside?: Inventory) => Content {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  let [content, edited, known]: [Content | undefined, string[], Inventory] = [undefined, [], inventory];
  return (edit, beside = inventory) => {
    content ??= openContent({ ...time, inventory, files: texts });
    const back = edited.map((path) => [path, texts.get(path)] as const);
    content.take({
      files: new Map([...back, ...Object.entries(edit)]),
      ...(beside !== known && { inventory: beside }),
    });
    [edited, known] = [Object.keys(edit), beside];
    return content;
  };
}

/** The same, asked for every problem of the site with the edit. */
export function askedOf(site: Files): (edit: Edit, beside?: Inventory) => readonly Problem[] {
  const opened = withEdits(site);
  return (...edit) => opened(...edit).problems();
}
