import { lastDayOf } from '../../model/last-day';
import type { Finding, Issue } from '../issue';

/** What is said of a day in the right form that no calendar has; undefined for any other text. */
export function impossibleDay(value: unknown): (Finding & Pick<Issue, 'change' | 'unsure'>) | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(String(value).trim()) ?? [];
  if (year === '') return undefined;
  if (Number(month) < 1 || Number(month) > 12)
    return {
      found: `there is no month ${month}`,
      fix: `write the month that was meant, from 01 to 12: ${year}-MM-${day}`,
    };
  const last = lastDayOf(Number(year), Number(month));
  if (Number(day) <= last && Number(day) > 0) return undefined;
  const to = `${year}-${month}-${last}`;
  return {
    found: `there is no day ${day} in ${year}-${month}, which has ${last} days`,
    fix: `write ${to}, or the day that was meant`,
    change: { to },
    unsure: true,
  };
}
