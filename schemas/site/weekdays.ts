/** The days of a week, in order and by their names in English, which are schema.org's words for them too. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
