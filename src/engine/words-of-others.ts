/** Words without which a text says nothing that pages in other languages show. */
export const wordsOfTranslations = /\b(?:language|translates)\b/;

/** Words without which a text says nothing that other pages show. */
export const wordsOfOthers = /\b(?:article|category|language|translates)\b/;
