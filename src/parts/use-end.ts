import { dayAfter, momentOf } from '../model/moment';
import { useSite } from './context';

/** Gives the moment at which a day is over where the business is, in ms from 1970 on. */
export function useEnd(): (day: string) => number {
  const { timeZone } = useSite().business;
  return (day) => momentOf(dayAfter(day), timeZone);
}
