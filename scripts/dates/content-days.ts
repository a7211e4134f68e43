import { join } from 'node:path';
import type { FileFault, Inventory } from '../../src/model/site';
import { faultSentence } from '../command-line/fault-sentence';
import { asWarning, readFault } from '../file-faults';
import { fileText, textIfThere } from '../plain-file.mjs';
import { writeWhole } from '../saving/write-whole';
import { committedDays } from './committed-days';
import { type DatedContent, dayRecord, readDayRecord } from './day-record';
import { attributesName, recordName } from './days-files';

const attributes = '.content-days merge=union\n';

/** Today in UTC, so that a day is never in the future for whoever reads it. */
const today = (): string => new Date().toISOString().slice(0, 10);

type Days = Required<Pick<Inventory, 'dayOf' | 'filesBefore' | 'faults'>>;

/** The record's text, if there is one, or why it cannot be read. */
function recordOf(root: string): { text?: string; fault?: FileFault } {
  try {
    return { text: fileText(join(root, recordName)) };
  } catch (error) {
    return { fault: readFault(error, false) };
  }
}

/**
 * The days on which the contents of pages changed, by the record of a content root. One that it doesn't know has changed
 * since: on the day of the file's last commit, where that can be known, so that a fresh clone gives the same day whenever it
 * is built; otherwise today.
 */
export function contentDays(root: string): Days {
  const { text = '', fault } = recordOf(root);
  const record = readDayRecord(text);
  let committed: ReadonlyMap<string, string> | undefined;
  const changedOn = (file: string): string => {
    committed ??= committedDays(root);
    const day = committed.get(file);
    return day !== undefined && day < today() ? day : today();
  };
  return {
    dayOf: (page) => record.dayOf(page) ?? changedOn(page.file),
    filesBefore: record.files,
    faults: new Map(fault ? [[recordName, asWarning(fault)]] : []),
  };
}

async function noteAttributes(path: string): Promise<void> {
  const there = textIfThere(path) ?? '';
  if (!there.includes(attributes)) await writeWhole(path, there + attributes);
}

/** Writes down the days of the pages that are published. Gives a sentence on what is new; undefined where nothing is. */
export async function keepDays(
  root: string,
  pages: readonly Omit<DatedContent, 'day'>[],
  dayOf: Days['dayOf'],
): Promise<string | undefined> {
  const { text, fault } = recordOf(root);
  // It may hold the days all the same.
  if (fault) return `the days on which pages changed could not be kept: of ${recordName} ${fault.found}`;
  const now = dayRecord(pages.map((page) => ({ ...page, day: dayOf(page) })));
  if (now === text) return undefined;
  try {
    await writeWhole(join(root, recordName), now);
    if (text === undefined) await noteAttributes(join(root, attributesName));
  } catch (error) {
    return `the days on which pages changed could not be kept: ${faultSentence(error) ?? error}`;
  }
  const before = readDayRecord(text ?? '');
  const changed = pages.filter((page) => before.dayOf(page) === undefined).length;
  return `${changed} ${changed === 1 ? 'page has' : 'pages have'} a new day of change; commit ${recordName} with them`;
}
