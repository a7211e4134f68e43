import type { Alert } from '../../schemas/site/alert';
import type { Business } from '../../schemas/site/business';
import { datesInWords } from './hours';
import { dayAfter, momentOf } from './moment';
import type { Locale } from './words/words-of';

/** An alert with the moments of its beginning and end, in ms from 1970 on, and its dates in words. */
export interface ToldAlert extends Pick<Alert, 'text' | 'tone' | 'link'> {
  from: number;
  until: number;
  dates: string;
}

/** The alert of a site as its pages show it, by the clocks of the business. */
export function toldAlert({ text, tone, link, from, until }: Alert, { timeZone }: Business, locale: Locale): ToldAlert {
  return {
    text,
    tone,
    link,
    from: from === undefined ? 0 : momentOf(from, timeZone),
    until: momentOf(dayAfter(until), timeZone),
    dates: `(${datesInWords(from ?? until, until, locale)})`,
  };
}
