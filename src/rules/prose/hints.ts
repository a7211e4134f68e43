/** Signs of which a text has one where it holds a fault of a kind. */
export const hasBrackets = /[[\]]/;
export const hasMarks = /[*_`~]/;
export const hasLines = /\n/;
export const hasTags = /[<&]/;
export const hasBraces = /[{}]/;
export const hasFigure = /\d/;
/** The last three are the first halves of the signs beyond 65,536. */
export const hasPictures = /[\u203c\u2049\u2139-\u2bff\u3030\ud83c-\ud83e]/;
export const hasCapitals = /\p{Lu}{4}/u;
