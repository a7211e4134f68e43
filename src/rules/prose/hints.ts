/** What a text has that holds a fault of a kind; rules that share a hint look only at texts that have it. */
export const hasBrackets = /[[\]]/;
export const hasMarks = /[*_`]/;
export const hasLines = /\n/;
export const hasTags = /[<&]/;
export const hasBraces = /[{}]/;
