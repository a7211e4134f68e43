/** The element whose attributes tell styles what scripts know. */
export const root = document.documentElement;
