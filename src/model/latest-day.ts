/** The day where it comes first (UTC+14), YYYY-MM-DD: no writer is ahead of it. */
export const latestDay = (time: Date): string => new Date(time.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
