import { join } from 'node:path';

/** Where the files of a save stand until all of them are in place. */
export const journalPath = (root: string): string => join(root, '.cache/saving/journal.json');
