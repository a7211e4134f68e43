import { byText } from '../../src/model/order';

/** What the record says of a page file: the content that it had, and since which day. */
export interface DatedContent {
  file: string;
  /** The name of the content (`contentHash`). */
  content: string;
  /** `YYYY-MM-DD` */
  day: string;
}

const about =
  '# The day on which the content of each page last changed. `npm run build` keeps it; commit it with the pages.\n';

const line = /^(\d{4}-\d\d-\d\d) ([0-9a-f]{16}) (\S.*?)\r?$/;

/** What a record says. Lines that say nothing are passed over: the days of their pages are found out anew. */
const entriesOf = (text: string): DatedContent[] =>
  text.split('\n').flatMap((row) => {
    const [, day = '', content = '', file = ''] = line.exec(row) ?? [];
    return file === '' ? [] : [{ file, content, day }];
  });

/** What a record knows. */
export interface DayRecord {
  /** The day of a content, if it is known. */
  dayOf(page: Omit<DatedContent, 'day'>): string | undefined;
  /** Page files by the name of their content. */
  files: ReadonlyMap<string, string>;
}

/**
 * Reads a record. A merge may have left several lines of one file (`merge=union`), and a file may have been renamed since:
 * what counts is the content, first under its own file's name.
 */
export function readDayRecord(text: string): DayRecord {
  const byContent = new Map<string, DatedContent[]>();
  for (const entry of entriesOf(text)) byContent.set(entry.content, [...(byContent.get(entry.content) ?? []), entry]);
  return {
    dayOf({ file, content }) {
      const same = byContent.get(content) ?? [];
      return (same.find((entry) => entry.file === file) ?? same[0])?.day;
    },
    files: new Map([...byContent].map(([content, [entry]]) => [content, entry?.file ?? ''])),
  };
}

/** A record as text, one line a page, by file name. */
export const dayRecord = (entries: readonly DatedContent[]): string =>
  about +
  [...entries]
    .sort((a, b) => byText(a.file, b.file))
    .map(({ day, content, file }) => `${day} ${content} ${file}\n`)
    .join('');
