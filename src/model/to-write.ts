/** How a text begins that is still to be written; behind it stands what is wanted. */
export const toWrite = 'Write: ';
