/**
 * How numbers are written: `(830) 555-0142` in North America, with the country's code everywhere else. In a file of its
 * own, because a block asks for it in the browser, where no schema is loaded.
 */
export const phonePattern = /^(?:\(\d{3}\) \d{3}-\d{4}|\+(?!1\b)[1-9]\d{0,2}(?: \d+){1,5})$/;
