import type { OpeningHours, SpecialHours } from '../../../schemas/site/business-hours';
import { weekdays } from '../../../schemas/site/weekdays';
import { dayAfter, dayBefore } from '../../model/moment';

type Weekday = OpeningHours['days'][number];

/** Days of the week from one date to another; without a date it goes on in that direction, without days it is all of them. */
export interface DatedHours {
  days?: readonly Weekday[] | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

/** The days of the week that stand in a stretch of dates; all of them in a week or more. */
function daysWithin({ from, until = from, days }: Pick<SpecialHours, 'from' | 'until' | 'days'>): Weekday[] {
  const within = new Set<Weekday | undefined>();
  for (let day = from; day <= until && within.size < weekdays.length; day = dayAfter(day))
    within.add(weekdays[(new Date(day).getUTCDay() + 6) % 7]);
  return weekdays.filter((day) => within.has(day) && (days?.includes(day) ?? true));
}

/** A span without the days of others: what is left of it, as spans. */
function without(span: DatedHours, gap: SpecialHours): DatedHours[] {
  const until = gap.until ?? gap.from;
  const gone = daysWithin(gap);
  const days = span.days ?? weekdays;
  const hit = days.filter((day) => gone.includes(day));
  const isApart = (span.until ?? until) < gap.from || (span.from ?? gap.from) > until;
  if (hit.length === 0 || isApart) return [span];
  const kept = days.filter((day) => !gone.includes(day));
  const some = kept.length > 0 ? { ...span, days: hit } : span;
  return [
    ...(kept.length > 0 ? [{ ...span, days: kept }] : []),
    ...((span.from ?? '') < gap.from ? [{ ...some, until: dayBefore(gap.from) }] : []),
    ...(span.until === undefined || span.until > until ? [{ ...some, from: dayAfter(until) }] : []),
  ];
}

/**
 * A span of opening hours without the dates on which doors open by appointment alone: neither open nor closed is true of
 * those, and schema.org has no third word, so that nothing may be said of them.
 */
export const besideAppointments = (span: DatedHours, special: readonly SpecialHours[]): DatedHours[] =>
  special
    .filter(({ is }) => is === 'by appointment')
    .reduce<DatedHours[]>((spans, gap) => spans.flatMap((each) => without(each, gap)), [span]);
