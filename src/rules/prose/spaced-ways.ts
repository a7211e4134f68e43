const spacedWay = /\]\((?:https?:\/\/wa\.me|tel:|sms:)[^)\n]* [^)\n]*\)/g;

/** A text with spaces in the place of numbers that stand with spaces in the address of a link: what is wrong with them is that they break it. */
export const withoutSpacedWays = (text: string): string => text.replace(spacedWay, (way) => ' '.repeat(way.length));
