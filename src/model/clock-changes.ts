import { minuteAt } from './moment';
import type { ClockChange } from './opening';

const minutesBetweenLooks = 10 * 1440;

const aheadAt = (minute: number, timeZone: string): number => minuteAt(minute * 60_000, timeZone) - minute;

/** The first minute of a stretch at whose end clocks are otherwise than at its beginning. */
function changeWithin(from: number, to: number, timeZone: string): number {
  const before = aheadAt(from, timeZone);
  let [last, first] = [from, to];
  while (first - last > 1) {
    const between = Math.floor((last + first) / 2);
    if (aheadAt(between, timeZone) === before) last = between;
    else first = between;
  }
  return first;
}

const known = new Map<string, ClockChange[]>();

/**
 * How clocks in a time zone go in a year and the next, from change to change: to look that up costs a browser more than all
 * else that it does before it paints.
 */
export function clockChanges(timeZone: string, year: number): ClockChange[] {
  const key = `${timeZone} ${year}`;
  const before = known.get(key);
  if (before) return before;
  const [start, end] = [Date.UTC(year, 0) / 60_000, Date.UTC(year + 2, 0) / 60_000];
  const changes: ClockChange[] = [];
  for (let from = start; from < end; from += minutesBetweenLooks) {
    const to = Math.min(from + minutesBetweenLooks, end);
    const ahead = aheadAt(from, timeZone);
    if (to === end || aheadAt(to, timeZone) !== ahead)
      changes.push([to === end ? end : changeWithin(from, to, timeZone), ahead]);
  }
  known.set(key, changes);
  return changes;
}
