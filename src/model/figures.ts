/** A code or number with figures for the letters that look like them: `O8:OO` as `08:00`. */
export const withFigures = (text: string): string => text.replace(/[oO]/g, '0').replace(/[lI|]/g, '1');
