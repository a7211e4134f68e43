// In UTC, so that a calendar day stays that day wherever the page is built or read.
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `2023-10-25` → `October 25, 2023`. */
export const longDate = (day: string): string => long.format(new Date(day));

/** `2023-10-25` → `Oct 25, 2023`. */
export const shortDate = (day: string): string => short.format(new Date(day));
