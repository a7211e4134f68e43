import type { OpeningHoursSpecification } from 'schema-dts';
import type { Business, Office } from '../../../schemas/site/business';
import type { SpecialHours } from '../../../schemas/site/business-hours';
import { weekdays } from '../../../schemas/site/weekdays';
import { hoursOf, type Stretch, specialHoursOf, timesOf } from '../../model/hours';
import { besideAppointments, type DatedHours } from './dated-hours';

/** Around the clock, as schema.org writes it: from 00:00 to 23:59. */
const aroundTheClock = { opens: '00:00', closes: '23:59' };

/** Never, as search engines read it. */
const never = { opens: '00:00', closes: '00:00' };

/** By appointment is neither open nor closed, and schema.org has no word for it. */
function specifications(
  stretch: Stretch,
  span: DatedHours,
  special: readonly SpecialHours[],
): OpeningHoursSpecification[] {
  if (stretch.is === 'by appointment') return [];
  const times = timesOf(stretch) ?? never;
  const said = stretch.is !== 'closed' && times.opens === times.closes ? aroundTheClock : times;
  return besideAppointments(span, special).map(({ days, from, until }) => ({
    '@type': 'OpeningHoursSpecification',
    ...(from !== undefined && { validFrom: from }),
    ...(until !== undefined && { validThrough: until }),
    ...(days && { dayOfWeek: [...days] }),
    ...said,
  }));
}

/** A list that says something: search engines are told nothing by an empty one. */
const unlessEmpty = (list: OpeningHoursSpecification[]) => (list.length > 0 ? list : undefined);

/** When an office is open, but for dates by appointment; nothing where that is not said, or by appointment alone. */
export function officeHours(business: Business, office: Office): OpeningHoursSpecification[] | undefined {
  const special = specialHoursOf(business, office);
  return unlessEmpty(
    hoursOf(business, office).flatMap(({ days, ...stretch }) => specifications(stretch, { days }, special)),
  );
}

/** When it keeps other hours: holidays and seasons; nothing where there are none. Of two for one day the first holds. */
export const specialOfficeHours = (business: Business, office: Office): OpeningHoursSpecification[] | undefined =>
  unlessEmpty(
    specialHoursOf(business, office).flatMap(({ from, until = from, days, ...stretch }, index, all) =>
      specifications(stretch, { from, until, days }, all.slice(0, index)),
    ),
  );

/** The hours of a line by phone alone: those of its week, and of its holidays and seasons. */
export const lineHours = (business: Business, office: Office): OpeningHoursSpecification[] | undefined =>
  unlessEmpty([...(officeHours(business, office) ?? []), ...(specialOfficeHours(business, office) ?? [])]);

/** Around the clock on every day. */
export const allHours: OpeningHoursSpecification = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: weekdays,
  ...aroundTheClock,
};
