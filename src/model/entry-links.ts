import type { Action } from '../../schemas/fields/link';

/** A link, or a title with links below it, which may lead somewhere too. */
interface Entry {
  label: string;
  href?: string | undefined;
  links?: readonly Entry[] | undefined;
}

/** Every link of a list of entries in order: each title that leads somewhere, then what is below it. */
export const entryLinks = (entries: readonly Entry[]): Action[] =>
  entries.flatMap(({ label, href, links = [] }) => [
    ...(href === undefined ? [] : [{ label, href }]),
    ...entryLinks(links),
  ]);
