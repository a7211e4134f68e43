const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** The text of HTML that Markdown gave, as a reader sees it: no tags, entities read, white space single. */
export function plainText(html: string): string {
  return html
    .replace(/<\/?(?:p|ul|ol|li|h\d|table|thead|tbody|tr|td|th|blockquote|pre|br|hr)\b[^>]*>/g, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => named[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
