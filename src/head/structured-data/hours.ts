import type { OpeningHoursSpecification } from 'schema-dts';
import type { Business } from '../../../schemas/site/business';
import { weekdays } from '../../../schemas/site/business';

/** When the offices are open. */
export const officeHours = ({ openingHours }: Business): OpeningHoursSpecification[] =>
  openingHours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  }));

/** Around the clock, as schema.org writes it: from 00:00 to 23:59 every day. */
export const allHours: OpeningHoursSpecification = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: weekdays,
  opens: '00:00',
  closes: '23:59',
};
