import type { Office } from '../../schemas/site/business';
import { closest, listed } from '../reading/closest';
import { type Issue, toNearest } from '../reading/issue';

/** The one office whose id is the first word of what is written: a note was put behind it. */
function begunWith(written: string, ids: readonly string[]): string | undefined {
  const [first] = written.split(/[\s#/,;(]+/);
  return ids.find((id) => id === first && id !== written);
}

/** What is wrong with an office id, which may be the name of an office or its city; nothing where the office exists. */
export function officeIssues(id: string, offices: readonly Office[]): Issue[] {
  const ids = offices.map((office) => office.id);
  if (ids.includes(id)) return [];
  const choice = `the offices are ${listed(ids, id)}`;
  const named = offices.find(({ name, city }) => [name, city].some((each) => each?.toLowerCase() === id.toLowerCase()));
  const near = named?.id ?? closest(id, ids) ?? begunWith(id, ids);
  return [
    {
      code: 'office/unknown',
      found: `there is no office "${id}"`,
      fix: near ? `write ${near}; ${choice}` : choice,
      wants: `office ${id}`,
      ...toNearest(id, near, ids),
    },
  ];
}
