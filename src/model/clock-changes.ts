import { minuteRead } from './moment';
import type { ClockChange } from './opening';

const minutesBetweenLooks = 10 * 1440;

type Ahead = (minute: number) => number;

/**
 * How many minutes clocks in a time zone are ahead at a minute, from 1970 on. One format tells all: to make it takes two
 * thousand times what it takes to use it.
 */
function aheadIn(timeZone: string): Ahead {
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (minute) => minuteRead(format.format(minute * 60_000)) - minute;
}

/** The first minute of a stretch at whose end clocks are otherwise than at its beginning. */
function changeWithin(from: number, to: number, aheadAt: Ahead): number {
  const before = aheadAt(from);
  let [last, first] = [from, to];
  while (first - last > 1) {
    const between = Math.floor((last + first) / 2);
    if (aheadAt(between) === before) last = between;
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
  const aheadAt = aheadIn(timeZone);
  const changes: ClockChange[] = [];
  for (let from = start; from < end; from += minutesBetweenLooks) {
    const to = Math.min(from + minutesBetweenLooks, end);
    const ahead = aheadAt(from);
    if (to === end || aheadAt(to) !== ahead) changes.push([to === end ? end : changeWithin(from, to, aheadAt), ahead]);
  }
  known.set(key, changes);
  return changes;
}
