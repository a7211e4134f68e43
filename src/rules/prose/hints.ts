/** Signs of which a text has one where it holds a fault of a kind. */
export const hasBrackets = /[[\]]/;
export const hasMarks = /[*_`]/;
export const hasLines = /\n/;
export const hasTags = /[<&]/;
export const hasBraces = /[{}]/;
export const hasFigure = /\d/;
export const hasCapitals = /\p{Lu}{4}/u;
