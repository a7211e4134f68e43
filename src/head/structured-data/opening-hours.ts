import type { OpeningHoursSpecification } from 'schema-dts';
import type { Business, Office } from '../../../schemas/site/business';
import { weekdays } from '../../../schemas/site/weekdays';
import { hoursOf } from '../../model/hours';

/** When an office is open. */
export const officeHours = (business: Business, office: Office): OpeningHoursSpecification[] =>
  hoursOf(business, office).map(({ days, opens, closes }) => ({
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
