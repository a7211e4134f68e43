/** The number of the last day of a month, from 28 to 31; months count from 1. */
export const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();
