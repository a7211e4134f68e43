/** The first letters of a first and a last name, without titles: `Dr. Dana van Ruiz` → `DR`. */
export function initials(name: string): string {
  const parts = name.split(/\s+/).filter((part) => /\p{L}/u.test(part));
  const names = parts.filter((part, index) => !part.endsWith('.') || index === parts.length - 1);
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names;
  return ends.map((part = '') => /\p{L}/u.exec(part)?.[0].toUpperCase() ?? '').join('');
}
