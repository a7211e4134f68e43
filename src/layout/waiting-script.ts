/** A script that does nothing but be waited at: Firefox shows nothing below it before the style sheet above it has come. */
export const waitingScript = ' ';
