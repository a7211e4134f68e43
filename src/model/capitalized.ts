/** Words with a large first letter: `plumber` → `Plumber`. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
