const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (character: string): string => entities[character] ?? character;

/** Text as it may stand in HTML, between tags or in a double-quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, escaped);

/** Text as it may stand in XML, between tags or in any attribute; the sitemap protocol wants all five signs escaped. */
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, escaped);
