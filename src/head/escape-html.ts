const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (character: string): string => entities[character] ?? character;

/** Text as it may stand in HTML, between tags or in a double-quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, escaped);

/** Attributes as they stand in a tag, each with a space before it. An empty value leaves the bare name. */
export const printAttributes = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('');
